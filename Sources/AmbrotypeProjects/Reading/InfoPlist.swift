package import Foundation

/// What the builder wants to know of an `Info.plist`.
package struct InfoPlist {
    static let widgetPoint = "com.apple.widgetkit-extension"

    package var values: [String: Any]

    /// nil where the file is missing or is no property list.
    package init?(_ file: URL) {
        guard let data = FileManager.default.contents(atPath: file.path),
            let values = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return nil }
        self.values = values
    }

    package var extensionPoint: String? {
        (values["NSExtension"] as? [String: Any])?["NSExtensionPointIdentifier"] as? String
            ?? (values["EXAppExtensionAttributes"] as? [String: Any])?["EXExtensionPointIdentifier"] as? String
    }

    /// Font files, by name or path inside the bundle.
    package var fonts: [String] { values["UIAppFonts"] as? [String] ?? [] }
}
