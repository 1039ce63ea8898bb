import AmbrotypeGeometry
import AmbrotypeText
import Foundation
import Testing

@Suite("Symbols")
struct SymbolTests {
    private func drawing(_ name: String, _ change: (inout SymbolRequest) -> Void = { _ in }) throws -> SymbolDrawing {
        var request = SymbolRequest(name: name, pointSize: 17)
        change(&request)
        guard case .drawn(let drawing) = TextFixture.engine.symbol(request) else {
            throw SymbolTrouble(name: name)
        }
        return drawing
    }

    private struct SymbolTrouble: Error { var name: String }

    @Test("Circles are as large as on Apple's pictures: 17.0 of ink in a frame of 20.0 at 17, 28.0 of ink at 28")
    func circles() throws {
        let info = try drawing("info.circle.fill")
        #expect(abs(info.ink.width - 17) < 0.34 && abs(info.ink.height - 17) < 0.34)
        #expect(abs((info.size.width * 3).rounded(.up) / 3 - 20) < 0.34)
        let arrow = try drawing("arrow.clockwise.circle") { $0.pointSize = 28 }
        #expect(abs(arrow.ink.width - 28) < 0.34 && (32.1...32.75).contains(arrow.size.height))
        let bolt = try drawing("bolt.fill")
        #expect(abs(bolt.ink.width - 11.67) < 0.34 && abs(bolt.ink.height - 18.67) < 0.34)
        #expect(
            abs(bolt.size.width - 17.2) < 0.6,
            "measured: the title of a label stands 16.5 beside the middle of the bolt")
    }

    @Test("A circle beside body text does not raise the line and has its middle at the middle of the capitals")
    func inLine() throws {
        let circle = try drawing("circle")
        #expect(circle.size.height <= 17 * 1.193359375)
        #expect(abs(circle.ink.midY - (circle.baseline - 17 * 1443 / 2048 / 2)) < 0.2)
        #expect(abs(circle.ink.midY - circle.size.height / 2) < 1e-6)
    }

    @Test("A flat symbol is flat: its frame follows what is drawn")
    func flat() throws {
        let (minus, plus) = (try drawing("minus"), try drawing("plus"))
        #expect(minus.size.height < plus.size.height / 2)
        #expect(abs(minus.size.height - minus.ink.height - (plus.size.height - plus.ink.height)) < 1e-6)
    }

    @Test("A tight box closes around the ink")
    func tight() throws {
        let bolt = try drawing("bolt.fill") { $0.box = .tight }
        #expect(abs(bolt.size.height / bolt.ink.height - 18 / 17.33) < 0.02)
        #expect(bolt.ink.minX > 0 && bolt.ink.maxX < bolt.size.width)
    }

    @Test(
        "Every kind of entry draws something inside its box",
        arguments: [
            "heart", "bicycle", "1.circle", "25.square.fill", "battery.50", "circle.slash", "app.badge.checkmark.fill",
            "heart.rectangle.fill", "dollarsign", "yensign.circle", "checkmark.shield.fill", "moonphase.full.moon",
        ])
    func kinds(name: String) throws {
        let symbol = try drawing(name)
        #expect(!symbol.layers.isEmpty && symbol.layers.allSatisfy { !$0.path.isEmpty })
        #expect(symbol.ink.width > 5 && symbol.ink.height > 5)
        let box = CGRect(origin: .zero, size: symbol.size)
        #expect(box.insetBy(dx: -0.01, dy: -0.01).contains(symbol.ink))
    }

    @Test("Text is cut out of a filled circle, and is a layer of its own where there are two levels")
    func levels() throws {
        let one = try drawing("1.circle.fill")
        #expect(one.layers.map(\.erases) == [false, true])
        let two = try drawing("1.circle.fill") { $0.levels = 2 }
        #expect(two.layers.map(\.erases) == [false, false] && two.layers.map(\.level) == [1, 0])
        #expect(try drawing("heart.circle.fill") { $0.levels = 2 }.layers.map(\.level) == [1, 0])
        #expect(try drawing("heart.circle.fill").layers.count == 1)
    }

    @Test("Heavier text has heavier symbols, large symbols are larger")
    func weights() throws {
        for name in ["plus", "bicycle", "1.circle"] {
            let areas = try [200, 400, 600, 900].map { weight in
                try drawing(name) { $0.weight = weight }.layers.map { Self.area($0.path) }.reduce(0, +)
            }
            #expect(areas == areas.sorted() && Set(areas).count == 4, "\(name): \(areas)")
        }
        let sizes = try [SymbolRequest.Scale.small, .medium, .large].map { scale in
            try drawing("circle") { $0.scale = scale }.ink.width
        }
        #expect(abs(sizes[0] / sizes[1] - 0.787) < 0.001 && abs(sizes[2] / sizes[1] - 1.276) < 0.001)
    }

    /// Area enclosed, from the flattened outline.
    private static func area(_ path: Path) -> CGFloat {
        var (sum, start, from) = (CGFloat(0), CGPoint.zero, CGPoint.zero)
        func edge(_ to: CGPoint) {
            sum += from.x * to.y - to.x * from.y
            from = to
        }
        for element in path.flattened(tolerance: 0.01).elements {
            switch element {
            case .move(let to): (start, from) = (to, to)
            case .line(let to): edge(to)
            case .closeSubpath: edge(start)
            default: break
            }
        }
        return abs(sum) / 2
    }

    @Test("Names with a direction turn round in right-to-left layouts, others do not")
    func mirroring() throws {
        for (name, turns) in [("chevron.forward", true), ("chevron.right", false)] {
            let left = try drawing(name)
            let right = try drawing(name) { $0.isRightToLeft = true }
            #expect((left.layers[0].path != right.layers[0].path) == turns && left.size == right.size)
        }
    }

    @Test("A real name without a drawing gets a box of a symbol's size; no name gets the nearest real ones")
    func names() {
        let undrawn = SymbolRequest(name: "figure.curling", pointSize: 17)
        guard case .realButNotDrawn(let size, _) = TextFixture.engine.symbol(undrawn) else {
            return #expect(Bool(false), "figure.curling has a drawing now: take another")
        }
        #expect(size.width > 10 && size.width < 25)
        #expect(TextFixture.engine.isSymbol("figure.curling") && !TextFixture.engine.isSymbol("hart.fill"))
        guard case .unknown(let nearest) = TextFixture.engine.symbol(SymbolRequest(name: "hart.fill", pointSize: 17))
        else { return #expect(Bool(false), "hart.fill is no symbol") }
        #expect(nearest.contains("heart.fill") && nearest.count == 3)
        let nonsense = SymbolRequest(name: "zzz.zzz.qqq.jjj", pointSize: 17)
        #expect(TextFixture.engine.symbol(nonsense) == .unknown(nearest: []))
    }

    @Test("Every name in the table is found and drawn")
    func wholeTable() throws {
        let file = TextFixture.repository.appendingPathComponent("Sources/AmbrotypeText/Resources/symbols.json")
        let object = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
        let symbols = try #require(object?["symbols"] as? [String: Any])
        var failed: [String] = []
        for name in symbols.keys.sorted() {
            guard case .drawn(let drawing) = TextFixture.engine.symbol(SymbolRequest(name: name, pointSize: 17)),
                drawing.ink.width > 1, drawing.ink.height > 1
            else {
                failed.append(name)
                continue
            }
        }
        #expect(symbols.count > 4000 && failed.isEmpty, "\(failed)")
    }
}
