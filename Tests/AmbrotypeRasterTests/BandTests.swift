import AmbrotypeDrawing
import AmbrotypeGeometry
import AmbrotypeRaster
import Foundation
import Testing

@Suite("Bands")
struct BandTests {
    private static let stops = [
        GradientStop(color: DrawingColor(red: 0.9, green: 0.3, blue: 0.1), location: 0),
        GradientStop(color: DrawingColor(red: 0.1, green: 0.2, blue: 0.8, alpha: 0.7), location: 1),
    ]

    /// Something of everything, with edges between pixels, on a canvas of 120 by 190 points.
    private static func scene() -> [DisplayItem] {
        let card = Path(roundedRect: rect(9.3, 7.7, 80, 60), cornerRadius: 14)
        let recipe = BackdropRecipe(
            blurRadius: 2.4, saturation: 1.5, brightness: 0.1, luminanceAmount: 0.6,
            luminanceValues: [0.9, 0.8, 0.9, 0.8])
        let key = PictureKey(name: "numbered", pixelSize: CGSize(width: 90, height: 120))
        let soft = PixelFilter.shadow(
            color: DrawingColor(red: 0, green: 0, blue: 0, alpha: 0.5), radius: 3.3, offset: CGSize(width: 2, height: 4)
        )
        let star = Path {
            $0.addLines(
                (0..<5).map { CGPoint(x: 60 + 28 * sin(Double($0) * 2.513), y: 45 - 28 * cos(Double($0) * 2.513)) })
            $0.closeSubpath()
        }
        let angular = Paint.angular(
            stops: stops, center: CGPoint(x: 50, y: 40), startAngle: 0, endAngle: 6.2, space: .device)
        return [
            .fill(
                Path(rect(0, 0, 120, 190)), style: FillStyle(),
                paint: .linear(stops: stops, from: .zero, to: CGPoint(x: 120, y: 170), space: .device)),
            .group(DisplayGroup(filters: [soft], items: [.fill(card, style: FillStyle(), paint: angular)])),
            .group(
                DisplayGroup(
                    clip: ClipPath(Path(ellipseIn: rect(40, 3, 50, 50))),
                    items: [
                        .picture(
                            key, rect: rect(38, 2, 55, 55), source: rect(0, 0, 1, 1), interpolation: .high, tint: nil),
                        .group(
                            DisplayGroup(
                                opacity: 0.6, items: [fill(star, .white), fill(star.offsetBy(dx: 5, dy: 3), .black)])),
                    ])),
            .backdrop(ClipPath(Path(roundedRect: rect(20, 30, 70, 40), cornerRadius: 10)), recipe),
            .group(
                DisplayGroup(
                    transform: .init(rotationAngle: 0.2), filters: [.blur(radius: 1.3, isOpaque: false)],
                    items: [fill(star, .white, evenOdd: true)])),
            .group(
                DisplayGroup(
                    opacity: 0.8, blendMode: .overlay,
                    items: [fill(Path(rect(30, 20, 60, 60)), DrawingColor(red: 0, green: 0.8, blue: 0.4))])),
            .group(
                DisplayGroup(
                    mask: [
                        .fill(
                            Path(rect(0, 0, 120, 190)), style: FillStyle(),
                            paint: .radial(
                                stops: stops, center: CGPoint(x: 60, y: 60), startRadius: 3, endRadius: 40,
                                space: .device))
                    ],
                    filters: [.blur(radius: 6, isOpaque: true)],
                    items: [
                        fill(Path(rect(50, 40, 30, 30)), .black),
                        .backdrop(ClipPath(Path(rect(60, 45, 30, 30))), recipe),
                    ])),
            .group(
                DisplayGroup(
                    filters: [soft, .blur(radius: 2, isOpaque: false), soft],
                    items: [fill(Path(ellipseIn: rect(90, 60, 20, 20)), .white)])),
        ]
    }

    private func draw(_ items: [DisplayItem], limit: Int, scale: CGFloat = 1) throws -> (
        bytes: [UInt8], report: RasterReport
    ) {
        let list = DisplayList(size: CGSize(width: 120, height: 190), items: items)
        var bytes: [UInt8] = []
        let budget = MemoryBudget(limit: limit)
        let report = try Rasterizer(scale: scale, budget: budget, pictures: RuledPictures()).rasterize(list) {
            bytes.append(contentsOf: $0)
        }
        #expect(budget.used == 0)
        #expect(budget.peak <= limit && report.peakBytes == budget.peak)
        return (bytes, report)
    }

    /// Draws under ever smaller budgets down to bands of a few rows, and compares; the heights of the bands that
    /// occurred.
    private func compare(_ items: [DisplayItem], _ comment: String = "") throws -> Set<Int> {
        let whole = try draw(items, limit: 30 << 20)
        #expect(whole.report.bands == 1)
        var (heights, limit) = (Set<Int>(), Double(whole.report.peakBytes))
        while let parts = try? draw(items, limit: Int(limit)) {
            heights.insert(parts.report.bandHeight)
            let first =
                parts.bytes == whole.bytes
                ? nil : zip(parts.bytes, whole.bytes).enumerated().first { $0.element.0 != $0.element.1 }
            let place = (first?.offset ?? 0) / 4
            #expect(
                first == nil && parts.bytes.count == whole.bytes.count,
                "\(comment) \(parts.report): first at column \(place % 120), row \(place / 120)")
            // Fewer rows take long and show nothing new.
            if parts.report.bandHeight <= 12 { break }
            limit *= 0.8
        }
        return heights
    }

    @Test("The same list gives the same bytes in one band and in many")
    func independence() throws {
        #expect(try compare(BandTests.scene()).count >= 2)
    }

    @Test("Each kind of item over a gradient gives the same bytes in one band and in many", arguments: 1..<8)
    func eachAlone(index: Int) throws {
        let scene = BandTests.scene()
        #expect(try compare([scene[0], scene[index]], "item \(index)").count >= 4)
    }

    @Test("Drawing twice gives the same bytes")
    func twice() throws {
        #expect(try draw(BandTests.scene(), limit: 30 << 20).bytes == draw(BandTests.scene(), limit: 30 << 20).bytes)
    }

    @Test("A plain picture needs little more than one row")
    func oneRow() throws {
        let circle = [fill(Path(ellipseIn: rect(3, 3, 90, 180)), .black)]
        let parts = try draw(circle, limit: 2100)
        #expect(parts.report.bandHeight == 1)
        #expect(parts.bytes == (try draw(circle, limit: 30 << 20)).bytes)
    }

    @Test("Where not even one row fits, the error names the limit that would do, and with it it does")
    func refusal() throws {
        let items = BandTests.scene()
        do {
            _ = try draw(items, limit: 20_000)
            Issue.record("twenty kilobytes cannot do")
        } catch let refusal as MemoryBudgetExceeded {
            #expect(refusal.limitThatWouldDo > 20_000)
            #expect(throws: Never.self) { try draw(items, limit: refusal.limitThatWouldDo) }
        }
    }

    @Test("A rendering reports its size, and a canvas is the size times the scale, rounded")
    func size() throws {
        let list = DisplayList(size: CGSize(width: 158.5, height: 33.4), items: [])
        var bytes = 0
        let report = try Rasterizer(scale: 3, budget: MemoryBudget(), pictures: RuledPictures()).rasterize(list) {
            bytes += $0.count
        }
        #expect(report.pixelWidth == 476 && report.pixelHeight == 100 && bytes == 476 * 100 * 4)
    }

    @Test("An error from the receiver of rows ends the work and comes through")
    func receiver() throws {
        struct Full: Error {}
        let list = DisplayList(size: CGSize(width: 10, height: 10), items: [])
        var rows = 0
        #expect(throws: Full.self) {
            try Rasterizer(scale: 1, budget: MemoryBudget(), pictures: RuledPictures()).rasterize(list) { _ in
                rows += 1
                if rows == 3 { throw Full() }
            }
        }
        #expect(rows == 3)
    }
}
