import AmbrotypeDrawing
import AmbrotypeGeometry
import Foundation
import Testing

@Suite("Coverage")
struct CoverageTests {
    @Test("A rectangle on whole pixels covers exactly them")
    func wholePixels() throws {
        let canvas = try Canvas(10, 10, [fill(Path(rect(2, 3, 5, 4)), .black)])
        #expect(canvas.area == 20)
        #expect(canvas[2, 3] == Pixel(0, 0, 0, 255))
        #expect(canvas[1, 3] == Pixel(0, 0, 0, 0))
        #expect(canvas[6, 6].a == 255 && canvas[7, 6].a == 0)
    }

    @Test("A third of a point is exactly one pixel at 3x")
    func hairline() throws {
        let canvas = try Canvas(10, 10, scale: 3, [fill(Path(rect(1, 10.0 / 3, 8, 1.0 / 3)), .black)])
        #expect((0..<30).map { canvas[15, $0].a }.enumerated().filter { $0.element > 0 }.map(\.offset) == [10])
        #expect(canvas[15, 10].a == 255)
    }

    @Test("The parts of a pixel that a rectangle covers are its alpha")
    func parts() throws {
        let canvas = try Canvas(4, 4, [fill(Path(rect(0.5, 0.25, 2, 1)), .black)])
        #expect(canvas[0, 0].a == 96 && canvas[1, 0].a == 191 && canvas[2, 0].a == 96)
        #expect(canvas[0, 1].a == 32 && canvas[1, 1].a == 64)
    }

    @Test("Coverage of any triangle sums to its area", arguments: [1, 7, 42, 1001, 77777] as [UInt64])
    func triangles(seed: UInt64) throws {
        var random = Seeded(seed)
        for _ in 0..<40 {
            let points = (0..<3).map { _ in
                CGPoint(x: .random(in: 0...60, using: &random), y: .random(in: 0...60, using: &random))
            }
            let path = Path {
                $0.addLines(points)
                $0.closeSubpath()
            }
            let (u, v) = (points[1] - points[0], points[2] - points[0])
            let area = abs(u.x * v.y - u.y * v.x) / 2
            let drawn = try Canvas(60, 60, [fill(path, .black)]).area
            let edges = zip(points, points[1...] + [points[0]]).reduce(0) {
                $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y)
            }
            #expect(abs(drawn - area) < 0.01 + edges * 0.004, "seed \(seed): \(drawn) for \(area)")
        }
    }

    @Test("A circle covers πr², and its pixels are symmetric")
    func circle() throws {
        let canvas = try Canvas(50, 50, [fill(Path(ellipseIn: rect(5, 5, 40, 40)), .black)])
        #expect(abs(canvas.area - .pi * 400) < 1.5)
        for y in 0..<50 {
            for x in 0..<50 {
                #expect(abs(canvas[x, y].a - canvas[49 - x, y].a) <= 1)
                #expect(abs(canvas[x, y].a - canvas[y, x].a) <= 1)
            }
        }
    }

    @Test("What two windings share is inside by the non-zero rule and outside by the even-odd rule")
    func rules() throws {
        var path = Path(rect(0, 0, 6, 6))
        path.addRect(rect(2, 2, 6, 6))
        let (nonZero, evenOdd) = (
            try Canvas(8, 8, [fill(path, .black)]), try Canvas(8, 8, [fill(path, .black, evenOdd: true)])
        )
        #expect(nonZero.area == 36 + 36 - 16)
        #expect(evenOdd.area == 36 + 36 - 32)
        #expect(nonZero[3, 3].a == 255 && evenOdd[3, 3].a == 0)
    }

    @Test("Two shapes of opposite turn leave a hole under the non-zero rule")
    func hole() throws {
        var path = Path(rect(0, 0, 8, 8))
        path.addLines([CGPoint(x: 2, y: 2), CGPoint(x: 2, y: 6), CGPoint(x: 6, y: 6), CGPoint(x: 6, y: 2)])
        path.closeSubpath()
        #expect(try Canvas(8, 8, [fill(path, .black)]).area == 64 - 16)
    }

    @Test("Without antialiasing a pixel is drawn or not")
    func hardEdges() throws {
        let style = FillStyle(antialiased: false)
        let item = DisplayItem.fill(Path(ellipseIn: rect(0.3, 0.7, 17, 16)), style: style, paint: .color(.black))
        let canvas = try Canvas(20, 20, [item])
        #expect(canvas.bytes.enumerated().allSatisfy { $0.offset % 4 != 3 || $0.element == 0 || $0.element == 255 })
        #expect(abs(canvas.area - .pi * 8.5 * 8) < 4)
    }

    @Test("A path far larger than the canvas covers all of it, from every side")
    func huge() throws {
        for size in [1e3, 1e6, 1e12, 1e300] as [CGFloat] {
            let square = try Canvas(20, 20, [fill(Path(rect(-size, -size, 2 * size, 2 * size)), .black)])
            #expect(square.area == 400, "\(size)")
            let circle = try Canvas(20, 20, [fill(Path(ellipseIn: rect(-size, -size, 2 * size, 2 * size)), .black)])
            #expect(circle.area == 400, "\(size)")
        }
        let diagonal = Path {
            $0.addLines([CGPoint(x: -1e6, y: -1e6), CGPoint(x: 1e6, y: 1e6), CGPoint(x: -1e6, y: 1e6)])
            $0.closeSubpath()
        }
        #expect(abs(try Canvas(20, 20, [fill(diagonal, .black)]).area - 200) < 0.5)
    }

    @Test("Points that are not numbers and shapes without area draw nothing and harm nothing")
    func degenerate() throws {
        let nan = CGFloat.nan
        let paths = [
            Path { $0.addLines([CGPoint(x: nan, y: 0), CGPoint(x: 5, y: nan), CGPoint(x: 3, y: 3)]) },
            Path { $0.addCurve(to: CGPoint(x: 4, y: 4), control1: CGPoint(x: nan, y: 1), control2: .zero) },
            Path(rect(2, 2, 0, 5)), Path(), Path { $0.move(to: CGPoint(x: 3, y: 3)) },
            Path(rect(.infinity, 0, 4, 4)),
        ]
        for path in paths { #expect(try Canvas(10, 10, [fill(path, .black)]).area == 0) }
    }

    @Test("A shape partly outside looks as if the canvas had been larger")
    func cut() throws {
        let path = Path(ellipseIn: rect(-7.3, -4.1, 31.7, 29.9))
        let small = try Canvas(12, 12, [fill(path, .black)])
        let shifted = path.offsetBy(dx: 16, dy: 16)
        let large = try Canvas(60, 60, [fill(shifted, .black)])
        for y in 0..<12 { for x in 0..<12 { #expect(small[x, y] == large[x + 16, y + 16]) } }
    }
}
