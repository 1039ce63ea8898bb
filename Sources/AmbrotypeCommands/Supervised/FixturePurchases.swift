import AmbrotypeTemplates
import Foundation

/// What the person has bought: `purchases.json` of a fixture folder, an object of product identifiers and the times they were bought.
struct FixturePurchases {
    private(set) var products: [String: Date] = [:]
    /// What could not be read, each with its place.
    private(set) var issues: [String] = []

    /// nil where the folder says nothing of purchases.
    init?(in folder: URL) {
        let files = TemplateFolder(folder)
        guard files.exists("purchases.json") else { return nil }
        do throws(TemplateIssue) {
            let document = try files.json("purchases.json")
            guard let members = document.members else {
                throw TemplateIssue(.wrongKind(expected: "an object", found: document.kindName), at: document.place)
            }
            for member in members {
                guard let text = member.value.string, let date = iso8601Date(text, zone: TimeZone(identifier: "UTC")!)
                else {
                    let found = member.value.string ?? member.value.kindName
                    throw TemplateIssue(
                        .wrongKind(expected: "a time in ISO 8601", found: found), at: member.value.place)
                }
                products[member.key] = date
            }
        } catch { issues.append("\(folder.lastPathComponent)/\(error.description)") }
    }
}
