import Foundation

/// The project as it was at another commit, in a work tree of its own below `.build/base`, for as long as a comparison takes.
struct BaseCommit {
    /// The commit's full name.
    let commit: String
    /// The project's folder in the work tree.
    let project: URL
    /// Where its pictures go.
    let pictures: URL
    private let tree: URL
    private let home: URL

    /// - Parameter revision: whatever git takes for a commit: a branch, a tag, `HEAD~1`.
    init(_ revision: String, outside: Outside) throws(SnapshotTrouble) {
        home = outside.currentDirectory
        let prefix = try Self.git(["rev-parse", "--show-prefix"], in: home)
        let asked = ["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"]
        do throws(SnapshotTrouble) { commit = try Self.git(asked, in: home) } catch {
            throw SnapshotTrouble(
                "--base \(revision): git knows no such commit here; name a branch, a tag or a commit, and in a shallow clone "
                    + "fetch it first")
        }
        let base = outside.url(".build/base")
        tree = base.appendingPathComponent(String(commit.prefix(12)))
        pictures = base.appendingPathComponent(commit.prefix(12) + "-pictures")
        project = prefix.isEmpty ? tree : tree.appendingPathComponent(prefix)
        // What an interrupted comparison left.
        remove()
        _ = try Self.git(["worktree", "add", "--detach", "--force", tree.path, commit], in: home)
    }

    func remove() {
        _ = try? Self.git(["worktree", "remove", "--force", tree.path], in: home)
        try? FileManager.default.removeItem(at: tree)
        _ = try? Self.git(["worktree", "prune"], in: home)
    }

    /// What git prints, without the line's end.
    private static func git(_ arguments: [String], in folder: URL) throws(SnapshotTrouble) -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git"] + arguments
        process.currentDirectoryURL = folder
        // A hook of git is called with the repository and the index of the commit being made; another work tree has its own.
        let ofOneTree = [
            "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR", "GIT_OBJECT_DIRECTORY",
        ]
        process.environment = ProcessInfo.processInfo.environment.filter { !ofOneTree.contains($0.key) }
        let (out, err) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (out, err)
        do { try process.run() } catch { throw SnapshotTrouble("git cannot be started") }
        let said = out.fileHandleForReading.readDataToEndOfFile()
        let complaint = err.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            let words = String(decoding: complaint, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
            throw SnapshotTrouble("git \(arguments.first ?? ""): \(words)")
        }
        return String(decoding: said, as: UTF8.self).trimmingCharacters(in: .newlines)
    }
}
