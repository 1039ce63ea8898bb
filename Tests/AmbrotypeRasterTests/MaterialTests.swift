import AmbrotypeDrawing
import AmbrotypeGeometry
import Foundation
import Testing

/// A recipe and what pictures of flat backgrounds showed. Source of both: public copies of the system's material
/// recipes, and samples taken by others from a simulator of iOS 27 (published figures; the red ones exist for the light
/// scheme only).
struct MeasuredMaterial: CustomTestStringConvertible, Sendable {
    var name: String
    var recipe: BackdropRecipe
    var black: Double
    var white: Double
    var gray: Double
    var red: [Double]?

    var testDescription: String { name }

    init(
        _ name: String, blur: CGFloat, _ saturation: Float, _ brightness: Float, _ amount: Float, _ values: [Float],
        black: Double, white: Double, gray: Double, red: [Double]? = nil
    ) {
        self.name = name
        recipe = BackdropRecipe(
            blurRadius: blur, saturation: saturation, brightness: brightness, luminanceAmount: amount,
            luminanceValues: values)
        (self.black, self.white, self.gray, self.red) = (black, white, gray, red)
    }

    static let all = [
        MeasuredMaterial(
            "light ultra thin", blur: 22.5, 1.1, 0.12, 0.5, [0.45, 0.55, 0.65, 0.68], black: 88.7, white: 245,
            gray: 169.3, red: [234, 93, 93]),
        MeasuredMaterial(
            "light thin", blur: 30, 1.35, 0.12, 0.6, [0.725, 0.825, 0.76, 0.73], black: 141, white: 245, gray: 200.3,
            red: [255, 141, 141]),
        MeasuredMaterial(
            "light regular", blur: 30, 1.5, 0.1, 0.75, [0.9, 0.83, 0.925, 0.815], black: 196, white: 245, gray: 222.2,
            red: [255, 186, 186]),
        MeasuredMaterial(
            "light thick", blur: 45, 1.5, 0.045, 0.88, [0.99, 0.95, 0.98, 0.905], black: 234, white: 246, gray: 243,
            red: [255, 226, 226]),
        MeasuredMaterial(
            "light chrome", blur: 22.5, 1.1, 0.1, 0.75, [0.8, 0.9, 1.1, 0.825], black: 178, white: 247, gray: 239.6,
            red: [255, 191, 191]),
        MeasuredMaterial(
            "dark ultra thin", blur: 22.5, 1.1, 0, 0.5, [0.24, 0.24, 0.3, 0.39], black: 31.8, white: 176.8, gray: 100),
        MeasuredMaterial(
            "dark thin", blur: 30, 1.35, 0, 0.6, [0.2, 0.21, 0.1, 0.15], black: 32, white: 125.8, gray: 76),
        MeasuredMaterial(
            "dark regular", blur: 30, 1.5, 0, 0.75, [0.16, 0.26, 0.1, 0.1], black: 31.8, white: 84, gray: 63.8),
        MeasuredMaterial(
            "dark thick", blur: 45, 1.5, 0, 0.88, [0.14, 0.16, 0.1, 0.03], black: 30, white: 36, gray: 42),
        MeasuredMaterial(
            "dark chrome", blur: 22.5, 2, -0.1, 0.75, [0.23, 0.52, 0.27, 0.255], black: 18.5, white: 87.8, gray: 74.8),
    ]
}

@Suite("Materials")
struct MaterialTests {
    private func over(_ color: DrawingColor, _ recipe: BackdropRecipe) throws -> Pixel {
        let square = Path(rect(0, 0, 24, 24))
        return try Canvas(24, 24, [fill(square, color), .backdrop(ClipPath(square), recipe)])[12, 12]
    }

    @Test(
        "Over flat backgrounds a material gives the measured colours within 2 levels", arguments: MeasuredMaterial.all)
    func flat(material: MeasuredMaterial) throws {
        let gray = DrawingColor(red: 0.5, green: 0.5, blue: 0.5)
        for (color, wanted) in [(.black, material.black), (.white, material.white), (gray, material.gray)]
            as [(DrawingColor, Double)]
        {
            let pixel = try over(color, material.recipe)
            #expect(abs(Double(pixel.g) - wanted) <= 2, "\(pixel) for \(wanted)")
            #expect(pixel.r == pixel.g && pixel.g == pixel.b && pixel.a == 255)
        }
        guard let red = material.red else { return }
        let pixel = try over(DrawingColor(red: 1, green: 0, blue: 0), material.recipe)
        #expect(
            abs(Double(pixel.r) - red[0]) <= 2 && abs(Double(pixel.g) - red[1]) <= 2
                && abs(Double(pixel.b) - red[2]) <= 2, "\(pixel)")
    }

    private let clear = BackdropRecipe(
        blurRadius: 4, saturation: 1, brightness: 0, luminanceAmount: 0, luminanceValues: [0, 0, 0, 0])

    @Test("A material blurs what lies behind it inside its shape and nowhere else")
    func blurs() throws {
        let behind = [fill(Path(rect(0, 0, 60, 40)), .white), fill(Path(rect(0, 0, 30, 40)), .black)]
        let canvas = try Canvas(60, 40, behind + [.backdrop(ClipPath(Path(rect(0, 10, 60, 20))), clear)])
        #expect(canvas[29, 5] == Pixel(0, 0, 0) && canvas[30, 5] == Pixel(255, 255, 255))
        #expect(abs(canvas[30, 20].r - 140) <= 5 && abs(canvas[25, 20].r - 33) <= 5)
    }

    @Test("At the canvas's edge the edge's colour goes on outwards")
    func edges() throws {
        let square = Path(rect(0, 0, 30, 30))
        let canvas = try Canvas(30, 30, [fill(square, .white), .backdrop(ClipPath(square), clear)])
        #expect(canvas[0, 0] == Pixel(255, 255, 255))
    }

    @Test("A material inside a group with opacity sees through the group to what lies below")
    func inGroup() throws {
        let square = Path(rect(0, 0, 30, 30))
        let group = DisplayGroup(opacity: 0.5, items: [.backdrop(ClipPath(square), MeasuredMaterial.all[2].recipe)])
        let canvas = try Canvas(30, 30, [fill(square, .black), .group(group)])
        #expect(abs(canvas[15, 15].r - 98) <= 2)
    }

    @Test("What comes later is not blurred by an earlier material")
    func order() throws {
        let square = Path(rect(0, 0, 30, 30))
        let dot = fill(Path(rect(10, 10, 1, 1)), .black)
        let canvas = try Canvas(30, 30, [fill(square, .white), .backdrop(ClipPath(square), clear), dot])
        #expect(canvas[10, 10] == Pixel(0, 0, 0) && canvas[11, 10] == Pixel(255, 255, 255))
    }
}

@Suite("Materials in a frame")
struct FramedMaterialTests {
    /// White from 20 to 60, black around it, and a plain blur over its left edge.
    private func picture(frame: CGRect?, limit: Int = MemoryBudget.standardLimit) throws -> Canvas {
        let screen = CGRect(x: 20, y: 20, width: 40, height: 40)
        let recipe = BackdropRecipe(
            blurRadius: 6, saturation: 1, brightness: 0, luminanceAmount: 0, luminanceValues: [0, 0, 0, 0], frame: frame
        )
        return try Canvas(
            80, 80, limit: limit,
            [
                .fill(Path(CGRect(x: 0, y: 0, width: 80, height: 80)), style: FillStyle(), paint: .color(.black)),
                .fill(Path(screen), style: FillStyle(), paint: .color(.white)),
                .backdrop(ClipPath(Path(screen)), recipe),
            ])
    }

    @Test("What lies outside the frame does not count")
    func outside() throws {
        let frame = CGRect(x: 20, y: 20, width: 40, height: 40)
        #expect(try picture(frame: nil)[21, 40].r < 200)
        #expect(try picture(frame: frame)[21, 40] == Pixel(255, 255, 255))
        #expect(try picture(frame: frame)[19, 40] == Pixel(0, 0, 0))
    }

    @Test("Bands change nothing")
    func bands() throws {
        let frame = CGRect(x: 20, y: 20, width: 40, height: 40)
        let (whole, banded) = (try picture(frame: frame), try picture(frame: frame, limit: 60_000))
        for y in 0..<80 { for x in 0..<80 { #expect(whole[x, y] == banded[x, y]) } }
    }
}
