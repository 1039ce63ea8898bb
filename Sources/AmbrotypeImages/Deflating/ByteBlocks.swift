/// Bytes that come piece by piece and are kept in blocks of one size, each taken from the budget when it is needed.
final class ByteBlocks {
    static let blockSize = 1 << 16
    private(set) var blocks: [Scratch<UInt8>] = []
    private(set) var usedInLast = ByteBlocks.blockSize
    private let workspace: Workspace

    init(in workspace: Workspace) { self.workspace = workspace }

    var count: Int { max(0, blocks.count - 1) * Self.blockSize + (blocks.isEmpty ? 0 : usedInLast) }

    func append(_ bytes: UnsafePointer<UInt8>, count: Int) throws(ImageError) {
        var (from, left) = (bytes, count)
        while left > 0 {
            if usedInLast == Self.blockSize {
                blocks.append(try Scratch(Self.blockSize, in: workspace, for: "the compressed picture"))
                usedInLast = 0
            }
            let part = min(left, Self.blockSize - usedInLast)
            (blocks[blocks.count - 1].start + usedInLast).update(from: from, count: part)
            usedInLast += part
            (from, left) = (from + part, left - part)
        }
    }

    /// Each block's used bytes, in order; valid as long as this object.
    var pieces: [UnsafeRawBufferPointer] {
        blocks.enumerated().map { index, block in
            let used = index == blocks.count - 1 ? usedInLast : Self.blockSize
            return UnsafeRawBufferPointer(start: block.start, count: used)
        }
    }
}
