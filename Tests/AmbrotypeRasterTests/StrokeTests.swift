import AmbrotypeDrawing
import AmbrotypeGeometry
import Foundation
import Testing

@Suite("Strokes")
struct StrokeTests {
    private func area(_ path: Path, _ style: StrokeStyle) throws -> Double {
        try Canvas(120, 120, [fill(path.strokedPath(style), .black)]).area
    }

    private func line(_ points: (CGFloat, CGFloat)...) -> Path {
        Path { $0.addLines(points.map { CGPoint(x: $0.0, y: $0.1) }) }
    }

    @Test("A straight stroke covers length times width", arguments: [3, 11, 99, 4096] as [UInt64])
    func straight(seed: UInt64) throws {
        var random = Seeded(seed)
        for _ in 0..<20 {
            let a = CGPoint(x: .random(in: 20...100, using: &random), y: .random(in: 20...100, using: &random))
            let b = CGPoint(x: .random(in: 20...100, using: &random), y: .random(in: 20...100, using: &random))
            let width = CGFloat.random(in: 0.3...12, using: &random)
            let drawn = try area(Path { $0.addLines([a, b]) }, StrokeStyle(lineWidth: width))
            let length = hypot(a.x - b.x, a.y - b.y)
            #expect(abs(drawn - length * width) < 0.02 + (length + width) * 0.006, "seed \(seed)")
        }
    }

    @Test("Square caps add one width, round caps a circle")
    func caps() throws {
        let path = line((30, 40), (90, 40))
        #expect(try area(path, StrokeStyle(lineWidth: 10)) == 600)
        #expect(try area(path, StrokeStyle(lineWidth: 10, lineCap: .square)) == 700)
        let round = try area(path, StrokeStyle(lineWidth: 10, lineCap: .round))
        #expect(abs(round - (600 + .pi * 25)) < 0.5)
    }

    @Test("A right angle: miter fills the corner, bevel cuts half of it, round a quarter circle")
    func joins() throws {
        let path = line((20, 20), (80, 20), (80, 80))
        let body = 2 * 60.0 * 10 - 25
        #expect(abs(try area(path, StrokeStyle(lineWidth: 10)) - (body + 25)) < 0.1)
        #expect(abs(try area(path, StrokeStyle(lineWidth: 10, lineJoin: .bevel)) - (body + 12.5)) < 0.1)
        #expect(abs(try area(path, StrokeStyle(lineWidth: 10, lineJoin: .round)) - (body + .pi * 25 / 4)) < 0.2)
    }

    @Test("A corner sharper than the miter limit becomes a bevel")
    func miterLimit() throws {
        let path = line((20, 60), (80, 60), (20, 66))
        let (long, short) = (
            Canvas.reach(path.strokedPath(StrokeStyle(lineWidth: 4, miterLimit: 40))),
            Canvas.reach(path.strokedPath(StrokeStyle(lineWidth: 4, miterLimit: 10)))
        )
        #expect(long > 115)
        #expect(short < 83)
    }

    @Test("A closed square's stroke has a hole")
    func closed() throws {
        let canvas = try Canvas(
            120, 120, [fill(Path(rect(20, 20, 60, 60)).strokedPath(StrokeStyle(lineWidth: 10)), .black)])
        #expect(canvas.area == 70 * 70 - 50 * 50)
        #expect(canvas[50, 50].a == 0 && canvas[16, 16].a == 255)
    }

    @Test("A ring covers circumference times width")
    func ring() throws {
        let path = Path(ellipseIn: rect(20, 20, 80, 80))
        #expect(abs(try area(path, StrokeStyle(lineWidth: 6)) - 2 * .pi * 40 * 6) < 3)
    }

    @Test("Half a ring covers half as much")
    func trimmedRing() throws {
        let path = Path(ellipseIn: rect(20, 20, 80, 80)).trimmedPath(from: 0.1, to: 0.6)
        #expect(abs(try area(path, StrokeStyle(lineWidth: 6)) - .pi * 40 * 6) < 3)
    }

    @Test("Dashes paint their share, from the phase on")
    func dashes() throws {
        let path = line((10, 20), (110, 20))
        #expect(try area(path, StrokeStyle(lineWidth: 4, dash: [10, 10])) == 200)
        #expect(try area(path, StrokeStyle(lineWidth: 4, dash: [5])) == 200)
        let phased = path.strokedPath(StrokeStyle(lineWidth: 4, dash: [10, 10], dashPhase: 15))
        let canvas = try Canvas(120, 40, [fill(phased, .black)])
        #expect(canvas[12, 20].a == 0 && canvas[16, 20].a == 255 && canvas[27, 20].a == 0)
    }

    @Test("Dashes of length 0 with round caps are dots")
    func dots() throws {
        let style = StrokeStyle(lineWidth: 6, lineCap: .round, dash: [0, 20])
        #expect(abs(try area(line((10, 20), (95, 20)), style) - 5 * .pi * 9) < 1)
    }

    @Test("Dashes run around corners and curves")
    func dashedCurve() throws {
        let path = Path(ellipseIn: rect(20, 20, 80, 80))
        let style = StrokeStyle(lineWidth: 4, dash: [2 * .pi * 40 / 20])
        #expect(abs(try area(path, style) - .pi * 40 * 4) < 3)
    }

    @Test("A stroke of no width, of no length or of no numbers draws nothing")
    func nothing() throws {
        #expect(try area(line((10, 10), (50, 50)), StrokeStyle(lineWidth: 0)) == 0)
        #expect(try area(line((10, 10), (10, 10)), StrokeStyle(lineWidth: 5)) == 0)
        #expect(try area(line((10, 10), (.nan, 10)), StrokeStyle(lineWidth: 5)) == 0)
        #expect(try area(line((10, 10), (50, 50)), StrokeStyle(lineWidth: .nan)) == 0)
        let dot = try area(line((30, 30), (30, 30)), StrokeStyle(lineWidth: 10, lineCap: .round))
        #expect(abs(dot - .pi * 25) < 0.5)
    }
}

extension Canvas {
    /// How far right a path goes.
    static func reach(_ path: Path) -> CGFloat { path.boundingRect.maxX }
}
