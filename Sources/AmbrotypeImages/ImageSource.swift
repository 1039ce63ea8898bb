import Foundation

/// Where a picture's bytes come from, and what to call it in errors.
package struct ImageSource: Sendable {
    private enum Storage: Sendable {
        case file(String)
        case bytes([UInt8])
    }

    /// The file's path, or the word given for bytes in memory.
    package let name: String
    private let storage: Storage

    /// The file at `path`, mapped while it is read. It must not be cut short by someone else meanwhile.
    package static func file(_ path: String) -> ImageSource { ImageSource(name: path, storage: .file(path)) }

    /// A whole file in memory.
    package static func bytes(_ bytes: [UInt8], name: String = "picture") -> ImageSource {
        ImageSource(name: name, storage: .bytes(bytes))
    }

    /// Calls `body` with all bytes, which are gone afterwards.
    func withBytes<Result>(
        _ body: (UnsafeRawBufferPointer) throws(ImageError) -> Result
    ) throws(ImageError) -> Result {
        switch storage {
        case .bytes(let bytes): return try bytes.readingBytes(body)
        case .file(let path):
            let file = try MappedFile(path)
            defer { withExtendedLifetime(file) {} }
            return try body(file.bytes)
        }
    }
}

/// A file's bytes in the address space; pages come in as they are touched.
private final class MappedFile {
    let bytes: UnsafeRawBufferPointer

    init(_ path: String) throws(ImageError) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .unreadable(name: path, reason: systemReason()) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .unreadable(name: path, reason: systemReason()) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadable(name: path, reason: "it is no file") }
        let count = Int(status.st_size)
        guard count > 0 else { throw .truncated(name: path) }
        guard let start = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED else {
            throw .unreadable(name: path, reason: systemReason())
        }
        bytes = UnsafeRawBufferPointer(start: start, count: count)
    }

    deinit { munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress!), bytes.count) }
}
