package import Foundation

/// The classes that Xcode makes of a `.intentdefinition`: an intent a class, an enumeration an enum, a type a class.
///
/// The format is a property list; its keys were read from public projects. Numbers and truth values are `NSNumber`, as Xcode has them.
package struct IntentClasses {
    private let document: [String: Any]

    package init?(_ file: URL) {
        guard let data = FileManager.default.contents(atPath: file.path),
            let document = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return nil }
        self.document = document
    }

    private func list(_ key: String) -> [[String: Any]] { document[key] as? [[String: Any]] ?? [] }

    /// nil where the file defines nothing.
    package var source: String? {
        // Intents of the category `system` are classes of the framework.
        let own = list("INIntents").filter { $0["INIntentCategory"] as? String != "system" }
        let parts = list("INEnums").map(enumeration) + list("INTypes").map(type) + own.map(intent)
        guard !parts.isEmpty else { return nil }
        return "import Foundation\nimport Intents\n" + parts.joined()
    }

    private func enumeration(_ values: [String: Any]) -> String {
        guard let name = values["INEnumName"] as? String else { return "" }
        let cases = (values["INEnumValues"] as? [[String: Any]] ?? []).compactMap { value -> (String, Int)? in
            (value["INEnumValueName"] as? String).map { ($0, value["INEnumValueIndex"] as? Int ?? 0) }
        }
        var text = "\npublic enum \(name): Int {\n"
        if !cases.contains(where: { $0.0 == "unknown" }) { text += "    case unknown = 0\n" }
        for (word, index) in cases { text += "    case `\(word)` = \(index)\n" }
        return text + "}\n"
    }

    private func type(_ values: [String: Any]) -> String {
        guard let name = values["INTypeName"] as? String else { return "" }
        let properties = values["INTypeProperties"] as? [[String: Any]] ?? []
        let own = properties.filter { $0["INTypePropertyDefault"] as? Bool != true }
        return "\npublic class \(name): INObject, @unchecked Sendable {\n"
            + own.compactMap { property($0, key: "INTypeProperty") }.joined() + "}\n"
    }

    private func intent(_ values: [String: Any]) -> String {
        guard let name = values["INIntentName"] as? String else { return "" }
        let parameters = values["INIntentParameters"] as? [[String: Any]] ?? []
        let whole = (values["INIntentClassPrefix"] as? String ?? "") + name + "Intent"
        return "\npublic class \(whole): INIntent, @unchecked Sendable {\n"
            + parameters.compactMap { property($0, key: "INIntentParameter") }.joined() + "}\n\n"
            + "public protocol \(whole)Handling: AnyObject {}\n"
    }

    private func property(_ values: [String: Any], key: String) -> String? {
        guard let name = values[key + "Name"] as? String, !name.isEmpty else { return nil }
        let isList = values[key + "SupportsMultipleValues"] as? Bool == true
        if let type = values[key + "EnumType"] as? String {
            return isList
                ? "    public var \(name): [NSNumber]?\n" : "    public var \(name): \(type) = .unknown\n"
        }
        let type = swiftType(values[key + "Type"] as? String ?? "", object: values[key + "ObjectType"] as? String)
        return "    public var \(name): \(isList ? "[\(type)]" : type)?\n"
    }

    private func swiftType(_ kind: String, object: String?) -> String {
        switch kind {
        case "Integer", "Decimal", "Boolean": "NSNumber"
        case "Object": object ?? "INObject"
        case "URL": "URL"
        case "Date", "DateComponents": "DateComponents"
        default: "String"
        }
    }
}
