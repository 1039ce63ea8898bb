package import Foundation

/// Swift names for the colours and pictures of asset catalogs: `Color.brand`, `Image(.logo)`, `UIColor.brand`.
package struct AssetSymbols {
    struct Symbol: Hashable {
        /// As the catalog has it, namespaces included.
        var asset: String
        /// The enums of its namespaces, then its own name.
        var path: [String]
    }

    private(set) var colors: [Symbol] = []
    private(set) var images: [Symbol] = []

    package init(catalogs: [URL]) {
        for catalog in catalogs { read(catalog, namespace: [], path: []) }
        colors = distinct(colors)
        images = distinct(images)
    }

    private mutating func read(_ folder: URL, namespace: [String], path: [String]) {
        for name in FolderListing.names(in: folder) {
            let inner = folder.appendingPathComponent(name)
            guard FolderListing.isFolder(inner) else { continue }
            let stem = inner.deletingPathExtension().lastPathComponent
            let asset = (namespace + [stem]).joined(separator: "/")
            switch inner.pathExtension {
            case "colorset": colors.append(Symbol(asset: asset, path: path + [Self.word(stem, dropping: "Color")]))
            case "imageset", "symbolset":
                images.append(Symbol(asset: asset, path: path + [Self.word(stem, dropping: "Image")]))
            case "" where Self.providesNamespace(inner):
                read(inner, namespace: namespace + [name], path: path + [Self.typeName(name)])
            case "": read(inner, namespace: namespace, path: path)
            default: break
            }
        }
    }

    private static func providesNamespace(_ folder: URL) -> Bool {
        guard let data = FileManager.default.contents(atPath: folder.appendingPathComponent("Contents.json").path)
        else {
            return false
        }
        let text = String(decoding: data, as: UTF8.self).filter { !$0.isWhitespace }
        return text.contains("\"provides-namespace\":true")
    }

    private func distinct(_ symbols: [Symbol]) -> [Symbol] {
        var seen: Set<[String]> = []
        return symbols.sorted { $0.path.lexicographicallyPrecedes($1.path) }.filter { seen.insert($0.path).inserted }
    }

    // MARK: Names

    /// `widget-background` → `widgetBackground`, `AccentColor` → `accent`, `URLIcon` → `urlIcon`.
    static func word(_ name: String, dropping suffix: String) -> String {
        var name = name
        if name.hasSuffix(suffix), name.count > suffix.count { name = String(name.dropLast(suffix.count)) }
        let parts = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        guard let first = parts.first else { return "_" }
        let rest = parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
        let word = lowered(first) + rest.joined()
        if word.first?.isNumber == true { return "_" + word }
        return keywords.contains(word) ? "`\(word)`" : word
    }

    /// The capitals at the start become small, but for the last one before a small letter.
    private static func lowered(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }
        guard capitals.count > 1, capitals.count < word.count else {
            return capitals.count == word.count ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
        }
        return capitals.dropLast().lowercased() + word.dropFirst(capitals.count - 1)
    }

    private static func typeName(_ name: String) -> String {
        name.split { !$0.isLetter && !$0.isNumber }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    private static let keywords: Set<String> = [
        "default", "case", "switch", "class", "enum", "struct", "let", "var", "func", "in", "is", "as", "if", "else",
        "for", "while", "repeat", "return", "import", "self", "init", "true", "false", "nil", "operator", "protocol",
        "public", "private", "internal", "static", "where", "guard", "do", "catch", "throw", "try", "break", "continue",
    ]

    /// Members that SwiftUI's or UIKit's colours have already: Xcode makes no extension for them.
    private static let colorNames: Set<String> = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
        "white",
        "gray", "black", "clear", "primary", "secondary", "accent", "tertiary", "quaternary", "background",
        "foreground",
        "tint", "selection", "separator", "link", "fill", "placeholder", "darkGray", "lightGray", "magenta", "label",
    ]
}

extension AssetSymbols {
    /// The source; nil where no file uses a name of it.
    package func source(used words: Set<String>, hasUIKit: Bool) -> String? {
        let names = (colors + images).compactMap { $0.path.last?.replacing("`", with: "") }
        guard
            names.contains(where: words.contains) || words.contains("ColorResource") || words.contains("ImageResource")
        else { return nil }
        var text = "import Foundation\nimport SwiftUI\n" + (hasUIKit ? "import UIKit\n" : "")
        text += Self.resourceTypes(hasUIKit: hasUIKit)
        text += members("ColorResource", colors) { "ColorResource(name: \"\($0)\", bundle: .main)" }
        text += members("ImageResource", images) { "ImageResource(name: \"\($0)\", bundle: .main)" }
        let own = colors.filter { $0.path.count == 1 && !Self.colorNames.contains($0.path[0]) }
        text += extensions("Color", own) + extensions("ShapeStyle where Self == Color", own, type: "Color")
        if hasUIKit {
            text += extensions("UIColor", own, label: "resource: ")
            text += extensions(
                "UIImage", images.filter { $0.path.count == 1 }, label: "resource: ", resource: "ImageResource")
        }
        return text
    }

    private static func resourceTypes(hasUIKit: Bool) -> String {
        var text = ""
        for (resource, view) in [("ColorResource", "Color"), ("ImageResource", "Image")] {
            text += """

                struct \(resource): Hashable, Sendable {
                    let name: String
                    let bundle: Bundle
                }

                extension \(view) {
                    init(_ resource: \(resource)) { self.init(resource.name, bundle: resource.bundle) }
                }

                """
        }
        guard hasUIKit else { return text }
        return text + """

            extension UIColor {
                convenience init(resource: ColorResource) { self.init(named: resource.name)! }
            }

            extension UIImage {
                convenience init(resource: ImageResource) { self.init(named: resource.name)! }
            }

            """
    }

    private func members(_ type: String, _ symbols: [Symbol], value: (String) -> String) -> String {
        var text = "\nextension \(type) {\n"
        for symbol in symbols {
            let spaces = symbol.path.dropLast()
            text += "    " + spaces.map { "enum \($0) { " }.joined()
            text += "static let \(symbol.path.last ?? "_") = \(value(symbol.asset))"
            text += String(repeating: " }", count: spaces.count) + "\n"
        }
        return text + "}\n"
    }

    private func extensions(
        _ head: String, _ symbols: [Symbol], type: String? = nil, label: String = "", resource: String = "ColorResource"
    ) -> String {
        let type = type ?? head
        // `Color(.name)` means the resource, though a UIKit colour of that name would do as well.
        let favour = label.isEmpty ? "" : "@_disfavoredOverload "
        var text = "\nextension \(head) {\n"
        for symbol in symbols {
            let name = symbol.path[0]
            text += "    \(favour)static var \(name): \(type) { \(type)(\(label)\(resource).\(name)) }\n"
        }
        return text + "}\n"
    }
}
