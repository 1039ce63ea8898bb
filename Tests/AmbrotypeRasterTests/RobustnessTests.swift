import AmbrotypeDrawing
import AmbrotypeGeometry
import AmbrotypeRaster
import Foundation
import Testing

/// Display lists of anything at all.
private struct Chaos {
    var random: Seeded

    mutating func number() -> CGFloat {
        let odd: [CGFloat] = [
            0, -0.0, 1e-300, 1e-9, 1.0 / 3, 1e6, -1e6, 1e15, -1e30, 1e300, .infinity, -.infinity, .nan, 2_097_152, -4e9,
        ]
        return Int.random(in: 0..<7, using: &random) == 0
            ? odd.randomElement(using: &random)! : .random(in: -30...60, using: &random)
    }

    mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }
    mutating func frame() -> CGRect { CGRect(x: number(), y: number(), width: number(), height: number()) }

    mutating func color() -> DrawingColor {
        func part(_ random: inout Seeded) -> Float { .random(in: -0.3...1.3, using: &random) }
        return DrawingColor(red: part(&random), green: part(&random), blue: part(&random), alpha: part(&random))
    }

    mutating func path() -> Path {
        var path = Path()
        for _ in 0..<Int.random(in: 0...6, using: &random) {
            switch Int.random(in: 0..<7, using: &random) {
            case 0: path.move(to: point())
            case 1: path.addLine(to: point())
            case 2: path.addQuadCurve(to: point(), control: point())
            case 3: path.addCurve(to: point(), control1: point(), control2: point())
            case 4: path.addEllipse(in: frame())
            case 5: path.addRect(frame())
            default: path.closeSubpath()
            }
        }
        guard Int.random(in: 0..<4, using: &random) == 0 else { return path }
        let style = StrokeStyle(
            lineWidth: abs(number()), lineCap: .round, lineJoin: .round, miterLimit: number(),
            dash: [abs(number()), 3],
            dashPhase: number())
        return path.strokedPath(style)
    }

    mutating func paint() -> Paint {
        let stops = (0..<Int.random(in: 0...3, using: &random)).map { _ in
            GradientStop(color: color(), location: number() / 60)
        }
        switch Int.random(in: 0..<6, using: &random) {
        case 0: return .linear(stops: stops, from: point(), to: point(), space: .device)
        case 1:
            return .radial(
                stops: stops, center: point(), startRadius: number(), endRadius: number(), space: .perceptual)
        case 2: return .angular(stops: stops, center: point(), startAngle: number(), endAngle: number(), space: .device)
        case 3:
            return .elliptical(
                stops: stops, center: point(), radii: CGSize(width: number(), height: number()),
                startFraction: number(),
                endFraction: number(), space: .device)
        case 4: return .tile(key(), origin: point(), tileSize: CGSize(width: number(), height: number()))
        default: return .color(color())
        }
    }

    mutating func key() -> PictureKey {
        PictureKey(name: "numbered", pixelSize: CGSize(width: .random(in: 1...40, using: &random), height: 7))
    }

    mutating func transform() -> CGAffineTransform {
        Bool.random(using: &random)
            ? .identity
            : CGAffineTransform(
                a: number() / 20, b: number() / 40, c: number() / 40, d: number() / 20, tx: number(), ty: number())
    }

    mutating func filter() -> PixelFilter {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: .blur(radius: abs(number()) / 8, isOpaque: Bool.random(using: &random))
        case 1: .shadow(color: color(), radius: number() / 8, offset: CGSize(width: number(), height: number()))
        case 2: .colorMatrix((0..<20).map { _ in Float(number() / 30) })
        default: .luminanceToAlpha
        }
    }

    mutating func items(depth: Int) -> [DisplayItem] {
        (0..<Int.random(in: 0...3, using: &random)).map { _ in item(depth: depth) }
    }

    mutating func item(depth: Int) -> DisplayItem {
        let style = FillStyle(eoFill: Bool.random(using: &random), antialiased: Bool.random(using: &random))
        switch Int.random(in: 0..<(depth > 0 ? 8 : 4), using: &random) {
        case 0: return .picture(key(), rect: frame(), source: rect(0, 0, 1, 1), interpolation: .high, tint: nil)
        case 1: return .picture(key(), rect: frame(), source: frame(), interpolation: .none, tint: color())
        case 2:
            let recipe = BackdropRecipe(
                blurRadius: number() / 6, saturation: Float(number()), brightness: Float(number()),
                luminanceAmount: 0.5,
                luminanceValues: [0, Float(number()), 1, 1])
            return .backdrop(ClipPath(path(), style: style), recipe)
        case 4, 5, 6, 7:
            let odd = Int.random(in: 0..<3, using: &random)
            return .group(
                DisplayGroup(
                    transform: transform(), opacity: odd == 0 ? Double(number() / 30) : 1,
                    blendMode: odd == 1 ? BlendMode.allCases.randomElement(using: &random)! : .normal,
                    clip: Bool.random(using: &random) ? nil : ClipPath(path(), style: style),
                    mask: odd == 2 ? items(depth: depth - 1) : nil,
                    filters: Bool.random(using: &random) ? [] : [filter()],
                    isIsolated: Bool.random(using: &random), items: items(depth: depth - 1)))
        default: return .fill(path(), style: style, paint: paint())
        }
    }
}

@Suite("Robustness")
struct RobustnessTests {
    @Test(
        "Any list draws: numbers of any kind, twice alike, premultiplied, in bands as in one",
        arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
    func anything(seed: UInt64) throws {
        var (chaos, drawn) = (Chaos(random: Seeded(seed)), 0)
        for round in 0..<60 {
            let items = (0..<4).map { _ in chaos.item(depth: 2) }
            let whole: Canvas
            do { whole = try Canvas(40, 30, items) } catch is MemoryBudgetExceeded {
                // Something vast and widely blurred.
                continue
            }
            drawn += 1
            for at in stride(from: 0, to: whole.pixmap.bytes.count, by: 4) {
                let (bytes, alpha) = (whole.pixmap.bytes, whole.pixmap.bytes[at + 3])
                let isPremultiplied = bytes[at] <= alpha && bytes[at + 1] <= alpha && bytes[at + 2] <= alpha
                if !isPremultiplied { Issue.record("seed \(seed), round \(round): \(bytes[at..<at + 4].map { $0 })") }
            }
            for share in [2, 3] {
                guard
                    let parts = try? Canvas(
                        40, 30, limit: whole.pixmap.bytes.count + (whole.peak - whole.pixmap.bytes.count) / share, items
                    )
                else { continue }
                #expect(parts.bytes == whole.bytes, "seed \(seed), round \(round)")
            }
        }
        #expect(drawn > 50)
    }
}
