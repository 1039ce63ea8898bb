/// Git LFS leaves a small text in place of a file that was not fetched.
package enum LFSPointer {
    /// Whether these are such a text, by its first line (Git LFS specification, version 1).
    package static func recognises(_ bytes: [UInt8]) -> Bool {
        bytes.count < 1024 && bytes.starts(with: Array("version https://git-lfs.github.com/spec/".utf8))
    }
}
