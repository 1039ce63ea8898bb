import AmbrotypeDrawing
import AmbrotypeText
import AmbrotypeViews
import Foundation
import Testing

/// Figures read off Apple-rendered pictures at 3x (±0.33 points) unless a test says otherwise.
@MainActor @Suite("Controls")
struct ControlTests {
    /// The placed texts with what they say, in drawing order.
    private func texts(_ node: PlacedNode) -> [(text: String, frame: CGRect, scale: CGFloat)] {
        guard let layout = node.text else { return node.children.flatMap(texts) }
        return [(layout.lines.map(\.text).joined(), node.frame, layout.scaleUsed)]
    }

    private func gauge<V: View>(_ gauge: V) throws -> PlacedNode {
        try placed(gauge.frame(width: 120, height: 120), in: CGSize(width: 120, height: 120))
    }

    @Test("An open ring's value at 22 points shrinks to 18.3 and stands 1 point above the ring's centre")
    func openRing() throws {
        let tree = try gauge(
            Gauge(value: 0.68) {
            } currentValueLabel: {
                Text(verbatim: "68%").font(.system(size: 22, weight: .semibold)).lineLimit(1).minimumScaleFactor(0.2)
            } minimumValueLabel: {
                Text(verbatim: "0")
            } maximumValueLabel: {
                Text(verbatim: "100")
            }.gaugeStyle(.accessoryCircular))
        let found = texts(tree)
        let value = try #require(found.first { $0.text == "68%" })
        #expect(abs(value.scale * 22 - 18.3) < 0.4)
        #expect(abs(value.frame.midY - 59) < 0.34 && abs(value.frame.midX - 60) < 0.34)
        let low = try #require(found.first { $0.text == "0" })
        let high = try #require(found.first { $0.text == "100" })
        #expect(abs(low.frame.minX - 42) < 0.34 && abs(high.frame.maxX - 78) < 0.34)
    }

    @Test("A stack of 30 points is squeezed to 29 in a closed ring: its value gives way, not its name")
    func closedRing() throws {
        let tree = try gauge(
            Gauge(value: 0.68) {
                VStack(spacing: -2) {
                    Color.red.frame(width: 10, height: 10)
                    Text(verbatim: "68%").font(.system(size: 12, weight: .semibold))
                    Text(verbatim: "Battery").font(.system(size: 8))
                }
            }.gaugeStyle(.accessoryCircularCapacity))
        let found = texts(tree)
        #expect(abs(found[0].scale - 0.936) < 0.013 && found[1].scale == 1)
    }

    @Test("A lazy column takes the width it is proposed, a plain one its longest child's")
    func lazyColumn() throws {
        let size = CGSize(width: 390, height: 100)
        let lazy = try placed(LazyVStack(alignment: .leading) { Text(verbatim: "Short") }, in: size)
        let plain = try placed(VStack(alignment: .leading) { Text(verbatim: "Short") }, in: size)
        #expect(texts(lazy)[0].frame.minX == 0)
        #expect(texts(plain)[0].frame.minX > 100)
    }

    @Test("A label's title starts 16.4 points right of the middle of its bolt, at body size")
    func label() throws {
        let tree = try placed(Label("Title", systemImage: "bolt.fill"), in: CGSize(width: 100, height: 30))
        let leaves = tree.leaves
        #expect(abs(leaves[1].minX - leaves[0].midX - 16.4) < 0.5)
    }
}
