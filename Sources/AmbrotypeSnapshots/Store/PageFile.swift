import Foundation

/// A long text that is written piece by piece and appears at its path when it is complete.
final class PageFile {
    private let path: String
    private let aside: String
    private var handle: FileHandle?

    /// The folder is made if it is missing.
    init(_ path: String) throws(StoreError) {
        self.path = path
        let url = URL(fileURLWithPath: path)
        aside = url.deletingLastPathComponent().path + "/.\(url.lastPathComponent).\(getpid()).part"
        try Files.makeFolder(url.deletingLastPathComponent().path)
        guard FileManager.default.createFile(atPath: aside, contents: nil) else {
            throw .unwritable(path: path, reason: "no file can be made in its folder")
        }
        handle = FileHandle(forWritingAtPath: aside)
    }

    func append(_ text: String) throws(StoreError) {
        do { try handle?.write(contentsOf: Data(text.utf8)) } catch {
            throw .unwritable(path: path, reason: "the disk is full or the system refused")
        }
    }

    func finish() throws(StoreError) {
        try? handle?.close()
        handle = nil
        try Files.move(aside, to: path)
    }

    deinit {
        guard handle != nil else { return }
        try? handle?.close()
        unlink(aside)
    }
}
