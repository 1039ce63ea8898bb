/// A colour space of three primaries and a curve for each: sRGB, Display P3, Adobe RGB and the like.
struct MatrixProfile: Equatable, Sendable {
    /// Red, green, blue.
    var curves: [ToneCurve]
    /// Light of the primaries → X, Y, Z for the D50 white of ICC profiles.
    var toXYZ: Matrix3

    static let sRGB = MatrixProfile(curve: .sRGB, chromaticities: [0.64, 0.33, 0.3, 0.6, 0.15, 0.06])
    static let displayP3 = MatrixProfile(curve: .sRGB, chromaticities: [0.68, 0.32, 0.265, 0.69, 0.15, 0.06])
    static let rec2020 = MatrixProfile(curve: .sRGB, chromaticities: [0.708, 0.292, 0.17, 0.797, 0.131, 0.046])

    init(curves: [ToneCurve], toXYZ: Matrix3) { (self.curves, self.toXYZ) = (curves, toXYZ) }

    /// x and y of red, green and blue; the white is D65 unless `white` names another.
    init(curve: ToneCurve, chromaticities c: [Double], white: (x: Double, y: Double) = (0.3127, 0.329)) {
        func xyz(_ x: Double, _ y: Double) -> SIMD3<Double> { SIMD3(x / y, 1, (1 - x - y) / y) }
        let primaries = Matrix3(columns: xyz(c[0], c[1]), xyz(c[2], c[3]), xyz(c[4], c[5]))
        let white = xyz(white.x, white.y)
        let scale = (primaries.inverse ?? .diagonal(SIMD3(repeating: 1))) * white
        curves = [curve, curve, curve]
        toXYZ = Self.adaptation(from: white) * primaries * .diagonal(scale)
    }

    /// The white of the profile connection space.
    private static let d50 = SIMD3(0.9642, 1, 0.8249)

    /// Bradford's way from one white to D50.
    private static func adaptation(from white: SIMD3<Double>) -> Matrix3 {
        let cone = Matrix3(
            rows: (SIMD3(0.8951, 0.2664, -0.1614), SIMD3(-0.7502, 1.7135, 0.0367), SIMD3(0.0389, -0.0685, 1.0296)))
        return cone.inverse! * .diagonal((cone * d50) / (cone * white)) * cone
    }

    /// Light of these primaries → light of sRGB's; outside its gamut below 0 or above 1.
    var toSRGB: Matrix3 { Self.sRGB.toXYZ.inverse! * toXYZ }

    var isSRGB: Bool { has(.sRGB) }
    var isDisplayP3: Bool { has(.displayP3) }

    private func has(_ other: MatrixProfile) -> Bool {
        curves.allSatisfy(\.isSRGB) && toXYZ.distance(to: other.toXYZ) < 0.003
    }
}
