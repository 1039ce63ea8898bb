import Foundation

/// From a stored component, 0…1, to light, 0…1.
enum ToneCurve: Equatable, Sendable {
    /// `value` to the power given.
    case power(Double)
    /// The curve of sRGB (IEC 61966-2-1), which Display P3 shares.
    case sRGB
    /// (a·v + b)^g + e from d on, c·v + f below: all parametric kinds of ICC.1.
    case parametric(g: Double, a: Double, b: Double, c: Double, d: Double, e: Double, f: Double)
    /// Equally spaced values, in 65535ths.
    case table([UInt16])

    func light(_ value: Double) -> Double {
        switch self {
        case .power(let exponent): pow(value, exponent)
        case .sRGB: value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        case .parametric(let g, let a, let b, let c, let d, let e, let f):
            value >= d ? pow(max(0, a * value + b), g) + e : c * value + f
        case .table(let table): Self.lookUp(table, value)
        }
    }

    private static func lookUp(_ table: [UInt16], _ value: Double) -> Double {
        let place = min(max(value, 0), 1) * Double(table.count - 1)
        let below = min(Int(place), table.count - 2)
        let share = place - Double(below)
        return (Double(table[below]) * (1 - share) + Double(table[below + 1]) * share) / 65535
    }

    /// The stored component of light, for the curve of sRGB.
    static func sRGBComponent(_ light: Double) -> Double {
        light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    }

    /// As good as the curve of sRGB: no 8-bit component would differ by more than about one.
    var isSRGB: Bool {
        if self == .sRGB { return true }
        return (0...32).allSatisfy { step in
            let value = Double(step) / 32
            let component = Self.sRGBComponent(min(max(light(value), 0), 1))
            return abs(component - value) < 0.006
        }
    }
}

extension ToneCurve {
    /// A `curv` or `para` tag of an ICC profile.
    init?(icc tag: ByteReader) {
        if tag.starts(with: "curv"), let count = tag.four(8) {
            switch count {
            case 0: self = .power(1)
            case 1:
                guard let gamma = tag.two(12), gamma > 0 else { return nil }
                self = .power(Double(gamma) / 256)
            case 2...65536:
                guard let values = tag.piece(12, count * 2) else { return nil }
                self = .table((0..<count).map { UInt16(values.two($0 * 2)!) })
            default: return nil
            }
            return
        }
        guard tag.starts(with: "para"), let kind = tag.two(8), kind < 5 else { return nil }
        let number = [1, 3, 4, 5, 7][kind]
        let p = (0..<number).compactMap { tag.fixed(12 + $0 * 4) }
        guard p.count == number, p[0] > 0 else { return nil }
        switch kind {
        case 0: self = .power(p[0])
        case 1 where p[1] == 0: return nil
        case 1: self = .parametric(g: p[0], a: p[1], b: p[2], c: 0, d: -p[2] / p[1], e: 0, f: 0)
        case 2 where p[1] == 0: return nil
        case 2: self = .parametric(g: p[0], a: p[1], b: p[2], c: 0, d: -p[2] / p[1], e: p[3], f: p[3])
        case 3: self = .parametric(g: p[0], a: p[1], b: p[2], c: p[3], d: p[4], e: 0, f: 0)
        default: self = .parametric(g: p[0], a: p[1], b: p[2], c: p[3], d: p[4], e: p[5], f: p[6])
        }
    }
}
