import AmbrotypeViews
public import Foundation

extension FileManager {
    /// The folder of an app group: the fixture folder of that name, or nil where the render was given none, as on a device without the
    /// entitlement.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        SharedSurroundings.current.groupContainers?.appendingPathComponent(groupIdentifier, isDirectory: true)
    }

    public func url(forUbiquityContainerIdentifier identifier: String?) -> URL? { nil }
}

extension URL {
    /// The folder that stands for the app's container; `/` where the render was given none.
    public static var homeDirectory: URL {
        SharedSurroundings.current.container ?? URL(fileURLWithPath: "/", isDirectory: true)
    }

    public static var documentsDirectory: URL { inHome("Documents") }
    public static var libraryDirectory: URL { inHome("Library") }
    public static var cachesDirectory: URL { inHome("Library/Caches") }
    public static var applicationSupportDirectory: URL { inHome("Library/Application Support") }
    public static var temporaryDirectory: URL { inHome("tmp") }
    public static var downloadsDirectory: URL { inHome("Downloads") }
    public static var picturesDirectory: URL { inHome("Pictures") }

    private static func inHome(_ path: String) -> URL {
        homeDirectory.appendingPathComponent(path, isDirectory: true)
    }
}
