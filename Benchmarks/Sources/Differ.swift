import AmbrotypeDrawing
import AmbrotypeSnapshots
import Foundation

/// The comparison of two pictures that are given as raw RGBA, asked in turns with its peers.
struct Differ {
    private let expected: Pixmap
    private let actual: Pixmap
    private let budget = MemoryBudget(limit: 1 << 30)

    init(_ expected: String, _ actual: String, width: Int, height: Int) throws {
        self.expected = try Self.read(expected, width, height, budget)
        self.actual = try Self.read(actual, width, height, budget)
    }

    /// Changed pixels: tally and boxes of change are made too, as for any report.
    func compare(threshold: Double, forgivesEdges: Bool, threads: Int) throws -> Int {
        try PixelComparison(
            expected: expected, actual: actual,
            settings: ComparisonSettings(threshold: threshold, ignoresAntialiasing: forgivesEdges), scale: 3,
            budget: budget, threads: threads
        ).difference.changed
    }

    private static func read(_ path: String, _ width: Int, _ height: Int, _ budget: MemoryBudget) throws -> Pixmap {
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        let pixmap = try Pixmap(width: width, height: height, budget: budget, for: "a picture to compare")
        precondition(data.count == pixmap.bytes.count, "\(path) does not hold \(width) × \(height) pixels")
        _ = data.copyBytes(to: UnsafeMutableBufferPointer(start: pixmap.bytes.baseAddress!, count: data.count))
        return pixmap
    }
}
