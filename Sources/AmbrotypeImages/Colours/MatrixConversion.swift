/// From a space of primaries and curves to sRGB, by tables. Colours outside sRGB are cut at its bounds, as a display does.
struct MatrixConversion {
    /// Light for each byte, red, green, blue one after the other.
    private let ofByte: [Float]
    /// Light for 4097 equal steps, red, green, blue one after the other.
    private let ofStep: [Float]
    /// The component, 0…1, for 4097 equal steps of light; between steps straight lines are exact enough, since the curve
    /// is straight where it is steep.
    private static let component = (0...steps).map { Float(ToneCurve.sRGBComponent(Double($0) / Double(steps))) }
    private let columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

    private static let steps = 4096

    init(_ profile: MatrixProfile) {
        let steps = Self.steps
        ofByte = Self.tables(profile.curves, steps: 255)
        ofStep = Self.tables(profile.curves, steps: steps)
        let c = profile.toSRGB.columns.map { SIMD4<Float>(Float($0.x), Float($0.y), Float($0.z), 0) }
        columns = (c[0], c[1], c[2])
    }

    /// Light for 0…`steps` of each curve; a curve that equals the one before is not computed again.
    private static func tables(_ curves: [ToneCurve], steps: Int) -> [Float] {
        var (all, last) = ([Float](), [Float]())
        for (index, curve) in curves.enumerated() {
            if index == 0 || curve != curves[index - 1] {
                last = (0...steps).map { step in
                    let light = curve.light(Double(step) / Double(steps))
                    return light > 0 ? Float(min(light, 1)) : 0
                }
            }
            all += last
        }
        return all
    }

    /// Straight bytes, in place; alpha stays.
    func convert(_ row: UnsafeMutablePointer<UInt8>, width: Int) {
        var (last, converted) = (UInt32(0), UInt32(0))
        var isFirst = true
        let colorBits = UInt32(bigEndian: 0xFFFF_FF00)
        for x in 0..<width {
            let at = UnsafeMutableRawPointer(row + x &* 4)
            let pixel = at.loadUnaligned(as: UInt32.self)
            if isFirst || pixel & colorBits != last {
                let light = columns.0 * ofByte[Int(row[x &* 4])] + columns.1 * ofByte[256 &+ Int(row[x &* 4 &+ 1])]
                let sRGB = encode(light + columns.2 * ofByte[512 &+ Int(row[x &* 4 &+ 2])]) * 255 + 0.5
                let bytes = SIMD4(UInt8(sRGB.x), UInt8(sRGB.y), UInt8(sRGB.z), 0)
                (isFirst, last) = (false, pixel & colorBits)
                converted = unsafeBitCast(bytes, to: UInt32.self) & colorBits
            }
            at.storeBytes(of: converted | pixel & ~colorBits, as: UInt32.self)
        }
    }

    /// A straight pixel, components 0…1; the fourth component of the result means nothing.
    func convert(_ pixel: SIMD4<Float>) -> SIMD4<Float> {
        let length = Self.steps + 1
        let red = columns.0 * Self.lookUp(ofStep, 0, pixel.x)
        let green = columns.1 * Self.lookUp(ofStep, length, pixel.y)
        return encode(red + green + columns.2 * Self.lookUp(ofStep, 2 * length, pixel.z))
    }

    private func encode(_ light: SIMD4<Float>) -> SIMD4<Float> {
        let table = Self.component
        return SIMD4(
            Self.lookUp(table, 0, light.x), Self.lookUp(table, 0, light.y), Self.lookUp(table, 0, light.z), 0)
    }

    /// The value at 0…1 in the table that begins at `first`; beyond that, and for what is no number, the nearest end.
    @inline(__always)
    private static func lookUp(_ table: [Float], _ first: Int, _ value: Float) -> Float {
        let place = value > 0 ? min(value, 1) * Float(steps) : 0
        let below = min(Int(place), steps &- 1)
        let share = place - Float(below)
        return table[first &+ below] * (1 - share) + table[first &+ below &+ 1] * share
    }
}
