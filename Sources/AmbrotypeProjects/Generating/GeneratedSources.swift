import Foundation

/// The sources that Xcode makes and nobody sees, and the entry of a program whose target has none.
struct GeneratedSources {
    let node: ModuleNode
    let isMain: Bool
    let modules: ModuleFolder

    /// The list of a target's widgets, where the target has none of its own.
    static let entryFile = "AmbrotypeEntry.swift"

    /// Texts by file name.
    func files() -> [String: String] {
        var files: [String: String] = [:]
        let words = node.facts.values.reduce(into: Set<String>()) { $0.formUnion($1.words) }
        if isMain, let entry { files[Self.entryFile] = entry }
        let symbols = AssetSymbols(catalogs: node.target.resources.filter { $0.pathExtension == "xcassets" })
        if let text = symbols.source(used: words, hasUIKit: modules.hasModule("UIKit")) {
            files["GeneratedAssetSymbols.swift"] = text
        }
        if isMain { files["AmbrotypeNetwork.swift"] = NoNetwork.source }
        if words.contains("module") {
            files["GeneratedBundle.swift"] =
                "import Foundation\n\nextension Bundle {\n    static var module: Bundle { .main }\n}\n"
        }
        if words.contains("NSLocalizedString"), modules.hasModule("AmbrotypeFoundation") {
            files["GeneratedStrings.swift"] = Self.localizedString
        }
        files["GeneratedLanguages.swift"] = Self.languages
        for file in node.target.resources where file.pathExtension == "intentdefinition" {
            if let text = IntentClasses(file)?.source {
                files["Generated" + file.deletingPathExtension().lastPathComponent.moduleIdentifier + ".swift"] = text
            }
        }
        return files
    }

    /// A bundle of every widget the target declares; nil where the target has its own.
    private var entry: String? {
        guard !node.facts.values.contains(where: { $0.mainType != nil && isWidgetMain($0) }) else { return nil }
        let widgets = Set(node.facts.values.flatMap(\.widgets)).sorted()
        let body = widgets.isEmpty ? "EmptyWidget()" : widgets.map { $0 + "()" }.joined(separator: "\n        ")
        return """
            import SwiftUI
            import WidgetKit

            @main struct _AmbrotypeEntry: WidgetBundle {
                var body: some Widget {
                    \(body)
                }
            }

            """
    }

    private func isWidgetMain(_ facts: SourceFacts) -> Bool { node.target.kind != .app }

    /// Foundation takes both from the machine, once; the module's own follow the picture's language.
    private static let languages = """
        import Foundation

        extension Locale {
            static var preferredLanguages: [String] { [Locale.current.identifier(.bcp47)] }
        }

        extension Bundle {
            var preferredLocalizations: [String] {
                Bundle.preferredLocalizations(from: localizations, forPreferences: Locale.preferredLanguages)
            }
        }

        """

    /// Foundation's function knows one language for the whole life of a program; the module's own follows the picture's.
    private static let localizedString = """
        import Foundation
        import SwiftUI

        func NSLocalizedString(
            _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
        ) -> String {
            let found = String(localized: String.LocalizationValue(key), table: tableName, bundle: bundle)
            return found == key && !value.isEmpty ? value : found
        }

        """
}
