import Foundation

/// Names the compiler did not find, looked for in the rest of a folder whose file says nothing about membership.
struct MissingNames {
    private let names: [String]

    init(_ messages: [CompilerMessage]) { names = Set(messages.compactMap(\.missingName)).sorted() }

    /// For each name the nearest file outside the target that declares it.
    func files(for target: ProjectTarget, in project: SwiftProject) -> [URL] {
        guard !names.isEmpty else { return [] }
        let own = Set(target.sources.map(\.path))
        let root = searchRoot(of: project)
        let others = FolderListing.files(below: root).filter {
            $0.pathExtension == "swift" && !own.contains($0.path) && $0.lastPathComponent != "Package.swift"
        }
        var found: [URL] = []
        for file in others {
            guard let data = FileManager.default.contents(atPath: file.path),
                names.contains(where: { data.range(of: Data($0.utf8)) != nil })
            else { continue }
            let facts = SourceFacts(reading: SwiftTokenizer.tokens(Array(data)))
            // An app's own entry and screens would bring the whole app along.
            if facts.mainType != nil { continue }
            if names.contains(where: facts.declared.contains) { found.append(file) }
        }
        return Set(found).sortedByPath
    }

    /// Files alone may belong to a project around them: the checkout, else the folder two above.
    private func searchRoot(of project: SwiftProject) -> URL {
        var folder = project.root
        for _ in 0..<6 where folder.path != "/" {
            let names = FolderListing.names(in: folder)
            if FolderListing.exists(folder.appendingPathComponent(".git"))
                || names.contains(where: {
                    $0.hasSuffix(".xcodeproj") || $0 == "Package.swift" || $0 == "Project.swift"
                })
            {
                return folder
            }
            folder = folder.deletingLastPathComponent()
        }
        return project.root
    }
}

extension Set<URL> {
    var sortedByPath: [URL] { sorted { $0.path < $1.path } }
}

extension Dictionary<String, URL>.Values {
    var sortedByPath: [URL] { sorted { $0.path < $1.path } }
}
