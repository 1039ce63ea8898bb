import AmbrotypeDrawing
import AmbrotypeGeometry
import AmbrotypeRaster
import Foundation

/// Pictures made by a rule, for tests.
struct RuledPictures: PictureProvider {
    func pixmap(for key: PictureKey, pixelWidth: Int, pixelHeight: Int, budget: MemoryBudget) throws -> Pixmap {
        let (width, height) = (Int(key.pixelSize.width), Int(key.pixelSize.height))
        let pixmap = try Pixmap(width: width, height: height, budget: budget, for: key.name)
        for y in 0..<height {
            for x in 0..<width {
                let color: [UInt8] =
                    switch key.name {
                    case "checkerboard": (x + y) % 2 == 0 ? [0, 0, 0, 255] : [255, 255, 255, 255]
                    case "left-half": x < width / 2 ? [0, 0, 0, 255] : [0, 0, 0, 0]
                    case "numbered": [UInt8(x), UInt8(y), 0, 255]
                    default: [255, 255, 255, 255]
                    }
                for channel in 0..<4 { pixmap.bytes[(y * width + x) * 4 + channel] = color[channel] }
            }
        }
        return pixmap
    }
}

/// Red, green, blue, alpha of a pixel, premultiplied.
struct Pixel: Equatable, CustomStringConvertible {
    var r: Int
    var g: Int
    var b: Int
    var a: Int

    init(_ r: Int, _ g: Int, _ b: Int, _ a: Int = 255) { (self.r, self.g, self.b, self.a) = (r, g, b, a) }

    var description: String { "(\(r), \(g), \(b), \(a))" }

    /// Whether every component is within `tolerance` levels.
    func isNear(_ other: Pixel, _ tolerance: Int = 1) -> Bool {
        abs(r - other.r) <= tolerance && abs(g - other.g) <= tolerance && abs(b - other.b) <= tolerance
            && abs(a - other.a) <= tolerance
    }
}

/// What a list looks like.
struct Canvas {
    let pixmap: Pixmap
    /// The budget's peak in bytes, the finished pixmap counted.
    let peak: Int

    init(
        _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, limit: Int = MemoryBudget.standardLimit,
        _ items: [DisplayItem]
    ) throws {
        let list = DisplayList(size: CGSize(width: width, height: height), items: items)
        let budget = MemoryBudget(limit: limit)
        pixmap = try Rasterizer(scale: scale, budget: budget, pictures: RuledPictures()).pixmap(list)
        peak = budget.peak
    }

    subscript(x: Int, y: Int) -> Pixel {
        let (r, g, b, a) = pixmap[x, y]
        return Pixel(Int(r), Int(g), Int(b), Int(a))
    }

    /// Sum of alpha in whole pixels.
    var area: Double {
        stride(from: 3, to: pixmap.bytes.count, by: 4).reduce(0) { $0 + Double(pixmap.bytes[$1]) } / 255
    }

    var bytes: [UInt8] { withExtendedLifetime(pixmap) { Array(pixmap.bytes) } }
}

func fill(_ path: Path, _ color: DrawingColor, evenOdd: Bool = false) -> DisplayItem {
    .fill(path, style: FillStyle(eoFill: evenOdd), paint: .color(color))
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

/// Numbers that look random and are the same in every run (SplitMix64).
struct Seeded: RandomNumberGenerator {
    private var state: UInt64
    init(_ seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
