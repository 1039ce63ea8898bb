import CLCMS

/// From the colours of any ICC profile to sRGB, through lcms2.
final class LCMSTransform {
    /// How the components of a pixel lie, four bytes each.
    enum Input {
        case rgba
        case cmyk
        /// Ink as 255 minus its amount, as Adobe writes it.
        case invertedCMYK
    }

    private let ofBytes: cmsHTRANSFORM
    private let ofFloats: cmsHTRANSFORM?
    private let hold: Workspace.Hold

    /// nil if the profile does not fit the input or is damaged: the picture then counts as untagged.
    init?(profile: [UInt8], from input: Input, in workspace: Workspace) throws(ImageError) {
        // A table of 33³ colours and its copy for a faster layout, about.
        hold = try workspace.hold(1 << 20, for: "a colour profile")
        guard let source = cmsOpenProfileFromMem(profile, UInt32(profile.count)) else { return nil }
        defer { cmsCloseProfile(source) }
        guard let sRGB = cmsCreate_sRGBProfile() else { return nil }
        defer { cmsCloseProfile(sRGB) }
        let wanted = input == .rgba ? cmsSigRgbData : cmsSigCmykData
        guard cmsGetColorSpace(source) == wanted else { return nil }
        let perceptual = UInt32(INTENT_PERCEPTUAL)
        let flags = UInt32(cmsFLAGS_COPY_ALPHA) | UInt32(cmsFLAGS_NOCACHE)
        guard
            let bytes = cmsCreateTransform(
                source, Self.format(input), sRGB, Self.format(.rgba), perceptual, input == .rgba ? flags : 0)
        else { return nil }
        ofBytes = bytes
        let float = Self.format(.rgba) & ~7 | 4 | 1 << 22
        ofFloats = input == .rgba ? cmsCreateTransform(source, float, sRGB, float, perceptual, flags) : nil
    }

    deinit {
        cmsDeleteTransform(ofBytes)
        if let ofFloats { cmsDeleteTransform(ofFloats) }
    }

    /// The bit field that lcms2's `TYPE_…` macros make: colour space, inversion, extra components, components, bytes.
    private static func format(_ input: Input) -> UInt32 {
        switch input {
        case .rgba: 4 << 16 | 1 << 7 | 3 << 3 | 1
        case .cmyk: 6 << 16 | 4 << 3 | 1
        case .invertedCMYK: 6 << 16 | 1 << 13 | 4 << 3 | 1
        }
    }

    /// Straight bytes, in place; of CMYK the fourth byte becomes 255.
    func convert(_ row: UnsafeMutablePointer<UInt8>, width: Int) {
        cmsDoTransform(ofBytes, row, row, UInt32(width))
        guard ofFloats == nil else { return }
        for x in 0..<width { row[x * 4 + 3] = 255 }
    }

    /// Straight components 0…1, in place.
    func convert(_ row: UnsafeMutablePointer<SIMD4<Float>>, width: Int) {
        if let ofFloats { cmsDoTransform(ofFloats, row, row, UInt32(width)) }
    }
}
