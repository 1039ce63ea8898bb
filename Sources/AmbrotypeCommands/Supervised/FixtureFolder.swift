import AmbrotypeDrawing
import AmbrotypeTemplates
import Foundation

/// A fixture folder as a whole: what in it nobody would look at.
enum FixtureFolder {
    private static let known = ["activities", "defaults", "groups", "purchases.json"]

    /// A sentence for each file or folder that has another name than those that are read.
    static func issues(in folder: URL) -> [String] {
        let files = TemplateFolder(folder)
        let strange = files.names().filter { !known.contains($0) && !$0.hasPrefix(".") && !$0.hasPrefix("README") }
        let unread = ["activities", "defaults"].flatMap { inner in
            files.names(in: inner).filter { !$0.hasSuffix(".json") && !$0.hasPrefix(".") }.map { inner + "/" + $0 }
        }
        return strange.map { name in
            let near = nearestNames(to: name, among: known)
            let hint = near.isEmpty ? "" : "; did you mean \(near.joined(separator: " or "))?"
            return place(folder, name)
                + "nothing reads this; a fixture folder has \(known.joined(separator: ", "))\(hint)"
        } + unread.map { place(folder, $0) + "nothing reads this; fixtures of this folder end in .json" }
    }

    /// States of Live Activities whose attributes no activity of the program has.
    static func activityIssues(in folder: URL, known types: [String]) -> [String] {
        TemplateFolder(folder).names(in: "activities").filter { $0.hasSuffix(".json") }
            .filter { !types.contains(String($0.dropLast(5))) }
            .map { name in
                place(folder, "activities/" + name)
                    + (types.isEmpty
                        ? "the program has no Live Activity"
                        : "no Live Activity has attributes of this type; there are \(types.sorted().joined(separator: ", "))")
            }
    }

    private static func place(_ folder: URL, _ name: String) -> String { "\(folder.lastPathComponent)/\(name): " }
}
