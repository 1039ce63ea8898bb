package import Foundation

/// What the builder needs to know of a person's project, however it is written down.
package struct SwiftProject: Sendable {
    package var name: String
    /// The folder that holds everything.
    package var root: URL
    package var kind: Kind
    /// In the order of the project file; sorted by name where there is none.
    package var targets: [ProjectTarget]
    /// Files that decide what the targets are: a change of one makes the project be read anew.
    package var manifests: [URL]

    package enum Kind: String, Sendable {
        case xcode = "Xcode project"
        case package = "Swift package"
        case generator = "XcodeGen project"
        case folder = "folder of Swift files"
    }

    package init(name: String, root: URL, kind: Kind, targets: [ProjectTarget], manifests: [URL]) {
        (self.name, self.root, self.kind) = (name, root, kind)
        (self.targets, self.manifests) = (targets, manifests)
    }
}

/// One target: files that make one module.
package struct ProjectTarget: Sendable {
    package enum Kind: Sendable {
        case widgetExtension
        case app
        case library
        case other
    }

    package var name: String
    package var kind: Kind
    /// What other sources import it as.
    package var moduleName: String
    /// Swift files that are there, sorted by path.
    package var sources: [URL]
    /// Asset catalogs, string tables, fonts and every other file that goes into the bundle, sorted by path.
    package var resources: [URL]
    /// Files that a project names and nobody has.
    package var missing: [URL] = []
    package var infoPlist: URL?
    package var bundleIdentifier: String?
    /// Build settings, for what an Info.plist names as `$(NAME)`; values are expanded.
    package var settings: [String: String] = [:]
    /// Keys of the Info.plist that the project writes down itself.
    package var infoValues: [String: String] = [:]
    /// Compilation conditions beside `DEBUG`.
    package var conditions: [String] = []
    /// 5 or 6.
    package var languageMode = 5
    /// Whether types without a word about isolation belong to the main actor.
    package var isMainActorByDefault = false
    /// Modules of the project itself that its manifest says it needs.
    package var dependencies: [String] = []
    /// Folders whose every file belongs to the target: a file added there changes it.
    package var folders: [URL] = []

    package init(name: String, kind: Kind, moduleName: String, sources: [URL], resources: [URL]) {
        (self.name, self.kind, self.moduleName) = (name, kind, moduleName)
        (self.sources, self.resources) = (sources, resources)
    }
}

extension String {
    /// A name as Xcode makes a module's out of a product's: what is no letter, digit or underscore becomes `_`.
    package var moduleIdentifier: String {
        var name = String(unicodeScalars.map { $0.properties.isXIDContinue ? Character($0) : "_" })
        if let first = name.unicodeScalars.first, !first.properties.isXIDStart, first != "_" { name = "_" + name }
        return name.isEmpty ? "_" : name
    }
}
