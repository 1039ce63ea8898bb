import AmbrotypeImages
import AmbrotypeProjects
import AmbrotypeTemplates
import Foundation

/// Finds and loads templates: a template's folder, or a folder of such folders.
package struct TemplateFolders: SubjectSource {
    package init() {}

    package var standardNames: [String]? { nil }

    package func find(_ paths: [String], outside: Outside) async -> FoundSubjects {
        var found = FoundSubjects()
        var seen: Set<String> = []
        for path in paths {
            let url = outside.url(path)
            let folders = templateFolders(at: url)
            if folders.isEmpty { found.issues.append(nothingThere(path, url)) }
            for folder in folders where seen.insert(folder.path).inserted { load(folder, into: &found) }
        }
        return found
    }

    private func load(_ folder: URL, into found: inout FoundSubjects) {
        do throws(TemplateFailure) {
            let template = try Template.load(folder: folder, measure: .headers)
            if let twin = found.subjects.first(where: { $0.name == template.name }) {
                found.issues.append(
                    "\(folder.path): a template called \(twin.name) is already part of this run; rename one of the folders"
                )
                return
            }
            found.subjects.append(TemplateSubject(template: template))
        } catch {
            found.issues += error.issues.map { "\(folder.lastPathComponent)/\($0.description)" }
        }
    }

    /// The folder itself if it holds a template, else its sub-folders that do, sorted by name.
    private func templateFolders(at url: URL) -> [URL] {
        func isTemplate(_ folder: URL) -> Bool {
            FileManager.default.fileExists(atPath: folder.appendingPathComponent(Template.documentName).path)
        }
        if url.lastPathComponent == Template.documentName { return [url.deletingLastPathComponent()] }
        if isTemplate(url) { return [url] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        return names.sorted().map { url.appendingPathComponent($0) }.filter(isTemplate)
    }

    private func nothingThere(_ path: String, _ url: URL) -> String {
        if ProjectPaths.isProject(url) {
            return
                "\(path): a Swift project is compiled only where the command line names it, alone: ambrotype verify \(path)"
        }
        return FileManager.default.fileExists(atPath: url.path)
            ? "\(path): no \(Template.documentName) in it or in the folders in it; ambrotype new makes one"
            : "\(path): no such file or folder; mend the path, or ambrotype new makes a template in templates"
    }
}

/// A folder and the folders around it, made where missing.
func makeFolder(_ path: String) throws(ImageError) {
    do { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) } catch {
        throw .unwritable(name: path, reason: "the folder cannot be made")
    }
}
