/// What a file says its components mean.
enum ColorDescription: Equatable, Sendable {
    /// Nothing, which means sRGB.
    case none
    case sRGB
    case matrix(MatrixProfile)
    /// An ICC profile that is more than primaries and curves.
    case icc([UInt8])

    var profile: ImageHeader.Profile {
        switch self {
        case .none: .none
        case .sRGB: .sRGB
        case .matrix(let profile): profile.isDisplayP3 ? .displayP3 : .other
        case .icc: .other
        }
    }

    private init(_ profile: MatrixProfile) { self = profile.isSRGB ? .sRGB : .matrix(profile) }

    /// A profile that cannot be understood counts as none.
    init(icc bytes: [UInt8]) {
        let description: ColorDescription = bytes.withUnsafeBytes { all in
            let icc = ICCProfile(ByteReader(all))
            if let profile = icc?.matrixProfile { return ColorDescription(profile) }
            return icc == nil ? .none : .icc(bytes)
        }
        self = description
    }

    /// The numbers of ITU-T H.273 for primaries and curve, as in `cICP` and `nclx`.
    init(codePoints primaries: Int, transfer: Int, name: String) throws(ImageError) {
        var profile: MatrixProfile
        switch primaries {
        case 9: profile = .rec2020
        case 12: profile = .displayP3
        case 11: profile = MatrixProfile(curve: .sRGB, chromaticities: MatrixProfile.p3, white: (0.314, 0.351))
        default: profile = .sRGB
        }
        switch transfer {
        case 4: profile.curves = [.power(2.2), .power(2.2), .power(2.2)]
        case 5: profile.curves = [.power(2.8), .power(2.8), .power(2.8)]
        case 8: profile.curves = [.power(1), .power(1), .power(1)]
        case 16, 18: throw .unsupported(name: name, what: "high dynamic range (PQ, HLG)")
        default: break
        }
        self.init(profile)
    }

    /// `gAMA` and, if present, `cHRM` of a PNG: the exponent that encoded the light; x and y of white, red, green, blue.
    init(gamma: Double, chromaticities: [Double]?) {
        let curve: ToneCurve = abs(gamma - 0.45455) < 0.005 ? .sRGB : .power(1 / gamma)
        guard let c = chromaticities, c.count == 8, stride(from: 1, to: 8, by: 2).allSatisfy({ c[$0] > 0 }) else {
            self.init(MatrixProfile(curves: [curve, curve, curve], toXYZ: MatrixProfile.sRGB.toXYZ))
            return
        }
        self.init(MatrixProfile(curve: curve, chromaticities: Array(c[2...]), white: (c[0], c[1])))
    }
}

extension MatrixProfile {
    /// x and y of the primaries of P3.
    fileprivate static let p3 = [0.68, 0.32, 0.265, 0.69, 0.15, 0.06]
}
