/// The parts of an ICC profile (ICC.1:2022) that are understood here; the rest is lcms2's work.
struct ICCProfile {
    private let bytes: ByteReader
    private let tags: [String: ByteReader]
    /// Four letters: "RGB ", "GRAY", "CMYK", …
    let space: String

    init?(_ bytes: ByteReader) {
        guard bytes.starts(with: "acsp", at: 36), let space = bytes.tag(16), let count = bytes.four(128), count < 200
        else { return nil }
        var tags: [String: ByteReader] = [:]
        for index in 0..<count {
            let at = 132 + index * 12
            guard let tag = bytes.tag(at), let place = bytes.four(at + 4), let size = bytes.four(at + 8),
                let piece = bytes.piece(place, size)
            else { return nil }
            tags[tag] = piece
        }
        (self.bytes, self.tags, self.space) = (bytes, tags, space)
    }

    /// nil if the profile is more than three primaries and curves, or one grey curve.
    var matrixProfile: MatrixProfile? {
        guard tags["A2B0"] == nil, bytes.starts(with: "XYZ ", at: 20) else { return nil }
        if space == "GRAY" {
            guard let curve = tags["kTRC"].flatMap({ ToneCurve(icc: $0) }) else { return nil }
            return MatrixProfile(curves: [curve, curve, curve], toXYZ: MatrixProfile.sRGB.toXYZ)
        }
        guard space == "RGB " else { return nil }
        let curves = ["rTRC", "gTRC", "bTRC"].compactMap { tags[$0].flatMap { ToneCurve(icc: $0) } }
        let columns = ["rXYZ", "gXYZ", "bXYZ"].compactMap { tags[$0].flatMap(xyz) }
        guard curves.count == 3, columns.count == 3 else { return nil }
        let matrix = Matrix3(columns: columns[0], columns[1], columns[2])
        return matrix.inverse == nil ? nil : MatrixProfile(curves: curves, toXYZ: matrix)
    }

    private func xyz(_ tag: ByteReader) -> SIMD3<Double>? {
        guard let x = tag.fixed(8), let y = tag.fixed(12), let z = tag.fixed(16) else { return nil }
        return SIMD3(x, y, z)
    }
}
