import AmbrotypeDrawing
package import AmbrotypeTemplates
package import Foundation

/// What `storefront.json` says, shots not yet read: each is read anew for every brand, language and device.
package struct StorefrontConfig: Sendable {
    package enum Format: Equatable, Sendable {
        case png
        /// 1…100.
        case jpeg(quality: Int)
    }

    /// One app of several that share the shots.
    package struct Brand: Sendable {
        package var name: String
        /// Values that `$name` stands for.
        package var values: [String: JSONValue]
        /// Texts by key, before those of the strings files; each by language.
        package var strings: [String: [String: String]]
        /// Configuration parameters of every widget.
        package var settings: [String: String]
        /// Where its pictures go; nil takes the common folder with the brand's name.
        package var output: String?
    }

    /// A shot as it stands in the file.
    package struct ShotDocument: Sendable {
        package var name: String
        package var value: JSONValue
    }

    package var output = "fastlane/screenshots"
    package var format = Format.png
    /// Bytes a file may have; nil sets no limit.
    package var mostBytes: Int?
    package var system = 26
    package var now: String?
    package var timeZone: String?
    package var locales: [String] = []
    /// Display classes or device ids.
    package var devices: [String] = []
    /// Files: string catalogs, `.strings` with `{locale}` in their path.
    package var strings: [(path: String, place: SourcePlace)] = []
    /// A folder whose language folders hold fastlane's `title.strings` and `keyword.strings`.
    package var fastlaneStrings: String?
    package var framefile: (path: String, place: SourcePlace)?
    package var brands: [Brand] = []
    package var values: [String: JSONValue] = [:]
    /// Lies below every shot.
    package var defaults: JSONValue?
    package var shots: [ShotDocument] = []

    package init() {}

    /// Every member of the document with one sentence; the schema is compared with it.
    package static let members: [(name: String, summary: String)] = [
        ("$schema", "The JSON Schema, for completion in editors."),
        (
            "output",
            "Folder for the language folders; default fastlane/screenshots. `{brand}` stands for the brand's name."
        ),
        ("format", "`png`, `jpeg`, or an object with `type`, `quality` (1 to 100) and `maxBytes`."),
        ("system", "iOS version of the scenes: 17, 18 or 26."),
        ("now", "The instant widgets show and the Lock Screen's date; ISO 8601."),
        ("timeZone", "IANA name; UTC by default."),
        ("locales", "App Store Connect's language codes, such as en-US, ja, ar-SA."),
        ("devices", "Display classes such as iphone-6.9 and ipad-13, or device ids."),
        ("strings", "String catalogs, or .strings files with {locale} in their path."),
        ("fastlaneStrings", "Folder whose language folders hold title.strings and keyword.strings."),
        ("framefile", "A Framefile.json of fastlane's frameit, taken over as far as it goes."),
        ("values", "What $name stands for, in any place of a shot."),
        ("brands", "Apps that share the shots, by name: values, strings, set, output."),
        ("defaults", "Members that every shot has unless it says otherwise."),
        ("shots", "The pictures, in the store's order."),
    ]

    static let brandMembers = ["values", "strings", "set", "output"]
}
