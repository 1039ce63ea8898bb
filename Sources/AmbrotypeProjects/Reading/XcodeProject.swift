import Foundation

/// `project.pbxproj` as a graph of objects: groups give files their paths, targets their phases.
struct XcodeProject {
    /// The folder that holds the `.xcodeproj`.
    let root: URL
    let objects: [String: OldPropertyList]
    let project: OldPropertyList
    /// The group that holds an object.
    private let parents: [String: String]

    init(_ document: OldPropertyList, root: URL, file: String) throws(ProjectTrouble) {
        guard let objects = document["objects"]?.dictionary, let main = document["rootObject"]?.text,
            let project = objects[main]
        else { throw .unreadable(file: file, line: 1, expected: "objects and a rootObject") }
        (self.objects, self.project) = (objects, project)
        self.root = root.appendingPathComponent(project["projectDirPath"]?.text ?? "").standardizedFileURL
        var parents: [String: String] = [:]
        for (id, object) in objects {
            for child in object["children"]?.texts ?? [] { parents[child] = id }
        }
        self.parents = parents
    }

    func object(_ id: String) -> OldPropertyList? { objects[id] }

    /// Objects a member names, in order.
    func objects(_ owner: OldPropertyList, _ member: String) -> [(id: String, object: OldPropertyList)] {
        (owner[member]?.texts ?? []).compactMap { id in objects[id].map { (id, $0) } }
    }

    /// Where a file or group lies; nil for what only a build makes.
    func url(of id: String) -> URL? {
        guard let object = objects[id] else { return nil }
        let path = object["path"]?.text ?? ""
        switch object["sourceTree"]?.text {
        case "<absolute>": return URL(fileURLWithPath: path)
        case "SOURCE_ROOT": return root.appendingPathComponent(path).standardizedFileURL
        case "<group>", nil:
            let folder = parents[id].flatMap(url(of:)) ?? root
            return path.isEmpty ? folder : folder.appendingPathComponent(path).standardizedFileURL
        default: return nil
        }
    }

    /// Files that a member of a phase stands for: itself, or the languages of a variant group.
    func files(_ id: String) -> [URL] {
        guard let object = objects[id] else { return [] }
        if object["isa"]?.text == "PBXVariantGroup" {
            return (object["children"]?.texts ?? []).flatMap(files)
        }
        return url(of: id).map { [$0] } ?? []
    }
}
