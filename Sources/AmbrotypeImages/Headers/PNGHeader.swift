/// The chunks of a PNG before its pixels.
enum PNGHeader {
    static func read(_ bytes: ByteReader, name: String) throws(ImageError) -> ImageDescription {
        if bytes.starts(with: "CgBI", at: 12) {
            throw .unsupported(name: name, what: "CgBI (a PNG that Xcode changed for the device)")
        }
        guard bytes.count >= 33 else { throw .truncated(name: name) }
        guard bytes.four(8) == 13, bytes.starts(with: "IHDR", at: 12), let width = bytes.four(16),
            let height = bytes.four(20), let depth = bytes.byte(24), let type = bytes.byte(25),
            let interlace = bytes.byte(28)
        else { throw .broken(name: name, reason: "it does not begin with a header") }
        let depths = [0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16]][type]
        guard let depths, depths.contains(depth), width < 1 << 31, height < 1 << 31, interlace < 2 else {
            throw .broken(name: name, reason: "its header names a colour type or size that does not exist")
        }
        let chunks = try chunks(bytes, name: name)
        let header = ImageHeader(
            format: .png, storedWidth: width, storedHeight: height,
            orientation: chunks["eXIf"].flatMap { ImageOrientation(exif: $0) } ?? .up, bitDepth: depth,
            hasAlpha: type == 4 || type == 6 || chunks["tRNS"] != nil, profile: .none, isInterlaced: interlace == 1)
        return ImageDescription(header: header, color: try color(chunks, name: name))
    }

    /// The first chunk of each kind up to the pixels.
    private static func chunks(_ bytes: ByteReader, name: String) throws(ImageError) -> [String: ByteReader] {
        var (chunks, at) = ([String: ByteReader](), 8)
        while let size = bytes.four(at), let tag = bytes.tag(at + 4) {
            if tag == "IDAT" { return chunks }
            if tag == "IEND" { throw .broken(name: name, reason: "it has no pixels") }
            guard let contents = bytes.piece(at + 8, size), at + 12 + size <= bytes.count else { break }
            if chunks[tag] == nil { chunks[tag] = contents }
            at += 12 + size
        }
        throw .truncated(name: name)
    }

    /// The colour space, the strongest statement first (PNG specification, third edition, 4.3).
    private static func color(
        _ chunks: [String: ByteReader], name: String
    ) throws(ImageError) -> ColorDescription {
        if let code = chunks["cICP"], let primaries = code.byte(0), let transfer = code.byte(1) {
            return try ColorDescription(codePoints: primaries, transfer: transfer, name: name)
        }
        if let profile = chunks["iCCP"], let icc = PNGProfile.inflate(profile) { return ColorDescription(icc: icc) }
        if chunks["sRGB"] != nil { return .sRGB }
        guard let gamma = chunks["gAMA"]?.four(0), gamma > 0 else { return .none }
        let corners = chunks["cHRM"].flatMap { chunk in
            (0..<8).map { chunk.four($0 * 4).map { Double($0) / 100_000 } }.reduce(into: [Double]?([])) { all, one in
                if let one { all?.append(one) } else { all = nil }
            }
        }
        return ColorDescription(gamma: Double(gamma) / 100_000, chromaticities: corners)
    }
}
