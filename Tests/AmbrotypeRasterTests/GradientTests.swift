import AmbrotypeDrawing
import AmbrotypeGeometry
import Foundation
import Testing

@Suite("Gradients")
struct GradientTests {
    private let blackToWhite = [
        GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1),
    ]

    private func canvas(_ paint: Paint, _ size: CGFloat = 256) throws -> Canvas {
        try Canvas(size, size, [.fill(Path(rect(0, 0, size, size)), style: FillStyle(), paint: paint)])
    }

    @Test("A linear gradient has its end colours at its ends and their mean in the middle, and steps evenly")
    func linear() throws {
        let canvas = try canvas(
            .linear(stops: blackToWhite, from: CGPoint(x: 0, y: 0), to: CGPoint(x: 256, y: 0), space: .device))
        for x in 0..<256 {
            let value = Int((Double(x) + 0.5) / 256 * 255 + 0.5)
            #expect(canvas[x, 100].isNear(Pixel(value, value, value)))
        }
        #expect((0..<256).allSatisfy { canvas[$0, 3] == canvas[$0, 250] })
    }

    @Test("Beyond its ends a gradient keeps the end colours")
    func padding() throws {
        let canvas = try canvas(
            .linear(stops: blackToWhite, from: CGPoint(x: 0, y: 100), to: CGPoint(x: 0, y: 150), space: .device))
        #expect(canvas[7, 90] == Pixel(0, 0, 0) && canvas[7, 160] == Pixel(255, 255, 255))
        #expect(canvas[7, 125].isNear(Pixel(130, 130, 130), 2))
    }

    @Test("A gradient to clear stays its colour and does not turn grey")
    func premultiplied() throws {
        let stops = [GradientStop(color: .white, location: 0), GradientStop(color: .clear, location: 1)]
        let canvas = try canvas(.linear(stops: stops, from: .zero, to: CGPoint(x: 256, y: 0), space: .device))
        for x in 0..<256 {
            let pixel = canvas[x, 0]
            #expect(pixel.r == pixel.a && abs(pixel.a - Int(255 - Double(x))) <= 1)
        }
    }

    @Test("Two stops at one place make a hard edge")
    func hardStop() throws {
        let stops = [
            GradientStop(color: .black, location: 0), GradientStop(color: .black, location: 0.5),
            GradientStop(color: .white, location: 0.5), GradientStop(color: .white, location: 1),
        ]
        let canvas = try canvas(.linear(stops: stops, from: .zero, to: CGPoint(x: 256, y: 0), space: .device))
        #expect(canvas[127, 0] == Pixel(0, 0, 0) && canvas[128, 0] == Pixel(255, 255, 255))
    }

    @Test("A radial gradient depends on the distance alone")
    func radial() throws {
        let canvas = try canvas(
            .radial(
                stops: blackToWhite, center: CGPoint(x: 128, y: 128), startRadius: 20, endRadius: 100, space: .device))
        #expect(canvas[128, 128] == Pixel(0, 0, 0) && canvas[128 + 15, 128] == Pixel(0, 0, 0))
        #expect(canvas[0, 0] == Pixel(255, 255, 255))
        #expect(canvas[128 + 60, 128].isNear(canvas[128, 128 - 61]))
        #expect(abs(canvas[187, 127].r - 128) <= 3)
    }

    @Test("An angular gradient runs clockwise from the start angle")
    func angular() throws {
        let canvas = try canvas(
            .angular(
                stops: blackToWhite, center: CGPoint(x: 128, y: 128), startAngle: -.pi / 2, endAngle: 1.5 * .pi,
                space: .device))
        #expect(canvas[130, 10].r < 4 && canvas[126, 10].r > 251)
        #expect(canvas[250, 128].isNear(Pixel(64, 64, 64), 2))
        #expect(canvas[128, 250].isNear(Pixel(127, 127, 127), 2))
        #expect(canvas[5, 128].isNear(Pixel(191, 191, 191), 2))
        for degrees in stride(from: 3.0, to: 360, by: 7) {
            let angle = degrees * .pi / 180 - .pi / 2
            let (x, y) = (Int(128 + 90 * cos(angle)), Int(128 + 90 * sin(angle)))
            var turn = (atan2(Double(y) - 127.5, Double(x) - 127.5) + .pi / 2) / (2 * .pi)
            if turn < 0 { turn += 1 }
            #expect(abs(Double(canvas[x, y].r) - turn * 255) < 1.2)
        }
    }

    @Test("An elliptical gradient is a radial one stretched")
    func elliptical() throws {
        let paint = Paint.elliptical(
            stops: blackToWhite, center: CGPoint(x: 128, y: 128), radii: CGSize(width: 200, height: 100),
            startFraction: 0, endFraction: 0.5, space: .device)
        let canvas = try canvas(paint)
        #expect(abs(canvas[128 + 50, 128].r - canvas[128, 128 + 25].r) <= 3)
        #expect(canvas[128 + 101, 128].r == 255 && canvas[128, 128 + 51].r == 255 && canvas[128 + 60, 128].r < 160)
    }

    @Test("The perceptual space mixes in Oklab")
    func perceptual() throws {
        // Middles computed apart from this code from Ottosson's published matrices.
        let red = DrawingColor(red: 1, green: 0, blue: 0)
        let blue = DrawingColor(red: 0, green: 0, blue: 1)
        for (from, to, middle) in [(blue, .white, Pixel(116, 163, 255)), (red, blue, Pixel(140, 83, 162))] {
            let stops = [GradientStop(color: from, location: 0), GradientStop(color: to, location: 1)]
            let canvas = try canvas(.linear(stops: stops, from: .zero, to: CGPoint(x: 256, y: 0), space: .perceptual))
            #expect(canvas[127, 0].isNear(middle, 2), "\(canvas[127, 0])")
            #expect(canvas[0, 0].isNear(Pixel(Int(from.red * 255), 0, Int(from.blue * 255)), 5))
        }
    }

    @Test("A gradient without length or with broken places draws its last colour and nothing breaks")
    func degenerate() throws {
        let point = CGPoint(x: 5, y: 5)
        let flat = try canvas(.linear(stops: blackToWhite, from: point, to: point, space: .device), 16)
        #expect(flat[3, 3] == Pixel(255, 255, 255))
        let backwards = [GradientStop(color: .black, location: 0.6), GradientStop(color: .white, location: 0.2)]
        let mended = try canvas(.linear(stops: backwards, from: .zero, to: CGPoint(x: 16, y: 0), space: .device), 16)
        #expect(mended[2, 0] == Pixel(0, 0, 0) && mended[14, 0] == Pixel(255, 255, 255))
        let nan = CGPoint(x: CGFloat.nan, y: 0)
        _ = try canvas(.linear(stops: blackToWhite, from: nan, to: point, space: .device), 16)
        _ = try canvas(.radial(stops: [], center: nan, startRadius: 1, endRadius: 1, space: .device), 16)
        _ = try canvas(
            .angular(stops: blackToWhite, center: nan, startAngle: .nan, endAngle: .infinity, space: .device), 16)
    }
}
