import CHarfBuzz
import Foundation

extension TypeCase {
    /// The system font in the asked design: the user's own copy if there is one, else the stand-in.
    func systemFont(_ request: FontRequest) -> SizedFont {
        if let own = userSystemFont(request) { return own }
        guard let role = library.table.roles[request.design.role],
            let face = face(request.isItalic ? role.italic : role.regular)
        else { preconditionFailure("the font library was checked when it was made, and a file has gone since") }
        var axes = ["wght": CGFloat(request.weight)]
        if role.opticalSize { axes["opsz"] = opticalSize(request) }
        let instance = face.instance(axes)
        return SizedFont(
            id: nextID(), instance: instance, drawnSize: request.size * role.scale,
            metrics: systemMetrics(request, role.lineBox), advances: advances(request, role, instance),
            features: features(request, off: role.disableFeatures, tabular: role.advances != "sf"),
            hasTabularDigits: request.monospacedDigits, stretch: SizedFont.stretch(request.width),
            cornerRadius: role.roundsCorners ? instance.stem / 2 : 0)
    }

    /// Value of the stand-in's `opsz` axis.
    ///
    /// For SF's stand-in chosen so that x-heights agree: Inter at 15.5 has SF's text x-height, at 27 the display one,
    /// and in between SF moves from 17 to 28 pt. Others take their size in points. Steps of 1/4 keep instances few.
    private func opticalSize(_ request: FontRequest) -> CGFloat {
        switch request.design {
        case .standard: ((15.5 + 11.5 * systemAdvances.opticalShare(size: request.size)) * 4).rounded() / 4
        // SF Pro Rounded has no text cut.
        case .rounded: 27
        case .serif, .monospaced: (request.size * 4).rounded() / 4
        }
    }

    private func systemMetrics(_ request: FontRequest, _ box: FontTable.LineBox) -> FontMetrics {
        let em = request.size / box.unitsPerEm
        let xHeight =
            request.design == .standard
            ? systemAdvances.xHeight(size: request.size, weight: request.weight) * request.size : box.xHeight * em
        return FaceMetrics(
            ascender: box.ascender * em, descender: -box.descender * em, gap: box.lineGap * em,
            capHeight: box.capHeight * em, xHeight: xHeight
        ).metrics(pitch: request.linePitch, leading: request.leading)
    }

    private func advances(
        _ request: FontRequest, _ role: FontTable.Role, _ instance: FontInstance
    ) -> SizedFont.Advances {
        let stretch = SizedFont.stretch(request.width)
        if let em = role.advanceEm { return .fixed(em * request.size * stretch) }
        guard role.advances == "sf" else { return .file }
        let em =
            request.design == .rounded
            ? systemAdvances.roundedASCII(size: request.size, weight: request.weight)
            : systemAdvances.ascii(size: request.size, weight: request.weight)
        let ascii = em.map { $0 * request.size * stretch }
        return .system(ascii: ascii, spacing: spacing(ascii, instance, drawn: request.size * role.scale * stretch))
    }

    /// Mean of what the system font's lower-case letters are wider than the stand-in's, for glyphs that have no figure.
    private func spacing(_ ascii: [CGFloat], _ instance: FontInstance, drawn: CGFloat) -> CGFloat {
        let letters = Array(Unicode.Scalar("a").value...Unicode.Scalar("z").value)
        let surplus = letters.reduce(CGFloat(0)) { sum, value in
            let own = instance.advance(instance.glyph(Unicode.Scalar(value)!)) * drawn
            return sum + ascii[Int(value - SystemAdvances.firstScalar)] - own
        }
        return surplus / CGFloat(letters.count)
    }

    /// - Parameter tabular: whether digits of one width come from the file.
    func features(_ request: FontRequest, off: [String], tabular: Bool = true) -> [hb_feature_t] {
        var features = off.map { SizedFont.feature($0, 0) }
        if request.monospacedDigits, tabular { features.append(SizedFont.feature("tnum", 1)) }
        if request.smallCaps { features.append(SizedFont.feature("smcp", 1)) }
        return features
    }
}

extension SizedFont {
    /// Horizontal scale for a width the file lacks: 0.85 at Apple's condensed (-0.2), 1.15 at expanded (assumed).
    static func stretch(_ width: CGFloat) -> CGFloat { max(0.5, 1 + 0.75 * width) }
}
