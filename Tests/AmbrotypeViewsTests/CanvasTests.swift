import AmbrotypeDrawing
import AmbrotypeText
import AmbrotypeViews
import Foundation
import Testing

@MainActor @Suite("Canvas")
struct CanvasTests {
    private let size = CGSize(width: 120, height: 80)

    private func texts(_ node: PlacedNode) -> [(text: String, frame: CGRect)] {
        guard let layout = node.text else { return node.children.flatMap(texts) }
        return [(layout.lines.map(\.text).joined(), node.frame)]
    }

    @Test("The renderer is given the canvas's size, and what it draws comes in its order")
    func order() throws {
        var seen = CGSize.zero
        let tree = try placed(
            Canvas { context, size in
                seen = size
                context.fill(Path(CGRect(x: 10, y: 10, width: 30, height: 20)), with: .color(.red))
                context.draw(Text(verbatim: "over"), at: CGPoint(x: 60, y: 40))
                context.stroke(
                    Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)), with: .foreground, lineWidth: 2)
            }, in: size)
        #expect(seen == size)
        #expect(tree.leaves.count == 3)
        #expect(texts(tree).map(\.text) == ["over"])
    }

    @Test("A text stands with its anchor on the point, and its size can be asked for before")
    func anchors() throws {
        var measured = CGSize.zero
        let tree = try placed(
            Canvas { context, size in
                let text = context.resolve(Text(verbatim: "Cup").font(.system(size: 20)))
                measured = text.measure(in: size)
                context.draw(text, at: CGPoint(x: 60, y: 40))
                context.draw(text, at: CGPoint(x: 10, y: 5), anchor: .topLeading)
                context.draw(text, at: CGPoint(x: 120, y: 80), anchor: .bottomTrailing)
            }, in: size)
        let found = texts(tree)
        #expect(measured.width > 20 && measured.height > 20)
        #expect(abs(found[0].frame.midX - 60) < 0.34 && abs(found[0].frame.midY - 40) < 0.34)
        #expect(abs(found[1].frame.minX - 10) < 0.34 && abs(found[1].frame.minY - 5) < 0.34)
        #expect(abs(found[2].frame.maxX - 120) < 0.34 && abs(found[2].frame.maxY - 80) < 0.34)
    }

    @Test("A copy's state is its own: what follows the original is drawn as before")
    func state() throws {
        var turned = CGAffineTransform.identity
        var after = CGAffineTransform(a: 9, b: 0, c: 0, d: 9, tx: 0, ty: 0)
        _ = try placed(
            Canvas { context, _ in
                var copy = context
                copy.translateBy(x: 10, y: 20)
                copy.scaleBy(x: 2, y: 2)
                copy.opacity = 0.5
                turned = copy.transform
                after = context.transform
            }, in: size)
        #expect(after == .identity)
        #expect(CGPoint(x: 1, y: 1).applying(turned) == CGPoint(x: 12, y: 22))
    }

    @Test("A layout from right to left does not mirror a canvas")
    func rightToLeft() throws {
        let canvas = Canvas { context, _ in
            context.draw(Text(verbatim: "Cup"), at: CGPoint(x: 10, y: 5), anchor: .topLeading)
        }
        let tree = try placed(canvas.environment(\.layoutDirection, .rightToLeft), in: size)
        #expect(abs(texts(tree)[0].frame.minX - 10) < 0.34)
    }
}
