/// From a space of primaries and curves to sRGB, by tables. Colours outside sRGB are cut at its bounds, as a display does.
struct MatrixConversion {
    /// Light for each byte, red, green, blue one after the other.
    private let ofByte: [Float]
    /// Light for 4097 equal steps, red, green, blue one after the other.
    private let ofStep: [Float]
    /// The byte value, 0…255, for 4097 equal steps of light; between steps straight lines are exact enough, since the curve
    /// is straight where it is steep.
    private let component: [Float]
    private let columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

    private static let steps = 4096

    init(_ profile: MatrixProfile) {
        let steps = Self.steps
        ofByte = profile.curves.flatMap { curve in (0..<256).map { Float(curve.light(Double($0) / 255)) } }
        ofStep = profile.curves.flatMap { curve in (0...steps).map { Float(curve.light(Double($0) / Double(steps))) } }
        component = (0...steps).map { Float(ToneCurve.sRGBComponent(Double($0) / Double(steps))) }
        let c = profile.toSRGB.columns.map { SIMD4<Float>(Float($0.x), Float($0.y), Float($0.z), 0) }
        columns = (c[0], c[1], c[2])
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
        SIMD4(
            Self.lookUp(component, 0, light.x), Self.lookUp(component, 0, light.y),
            Self.lookUp(component, 0, light.z), 0)
    }

    /// The value at 0…1 in the table that begins at `first`.
    @inline(__always)
    private static func lookUp(_ table: [Float], _ first: Int, _ value: Float) -> Float {
        let place = min(max(value, 0), 1) * Float(steps)
        let below = min(Int(place), steps &- 1)
        let share = place - Float(below)
        return table[first &+ below] * (1 - share) + table[first &+ below &+ 1] * share
    }
}
