/// The markers of a JPEG before its pixels.
enum JPEGHeader {
    static func read(_ bytes: ByteReader, name: String) throws(ImageError) -> ImageDescription {
        var (frame, orientation) = (ImageHeader?.none, ImageOrientation.up)
        var profile: [Int: [UInt8]] = [:]
        var at = 2
        while let marker = bytes.byte(at + 1), bytes.byte(at) == 0xFF {
            if marker == 0xFF {
                at += 1
                continue
            }
            if marker == 0x01 || (0xD0...0xD8).contains(marker) {
                at += 2
                continue
            }
            guard let size = bytes.two(at + 2), size >= 2, let segment = bytes.piece(at + 4, size - 2) else { break }
            switch marker {
            case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker):
                frame = try self.frame(segment, marker: marker, name: name)
            case 0xE1 where segment.starts(with: "Exif\0\0"):
                if let found = ImageOrientation(exif: segment) { orientation = found }
            case 0xE2 where segment.starts(with: "ICC_PROFILE\0"):
                if let number = segment.byte(12), let part = segment.rest(14) { profile[number] = part.array }
            case 0xDA:
                guard var frame else { throw .broken(name: name, reason: "its pixels come before their size") }
                frame.orientation = orientation
                return ImageDescription(header: frame, color: color(profile))
            case 0xD9: throw .broken(name: name, reason: "it has no pixels")
            default: break
            }
            at += 2 + size
        }
        if let byte = bytes.byte(at), byte != 0xFF, at < bytes.count {
            throw .broken(name: name, reason: "a marker is missing")
        }
        throw .truncated(name: name)
    }

    private static func frame(_ segment: ByteReader, marker: Int, name: String) throws(ImageError) -> ImageHeader {
        guard let depth = segment.byte(0), let height = segment.two(1), let width = segment.two(3),
            let components = segment.byte(5)
        else { throw .broken(name: name, reason: "its size is missing") }
        guard depth == 8, ![0xC3, 0xC7, 0xCB, 0xCF].contains(marker) else {
            throw .unsupported(name: name, what: depth == 8 ? "lossless JPEG" : "\(depth)-bit JPEG")
        }
        guard [1, 3, 4].contains(components) else {
            throw .unsupported(name: name, what: "JPEG with \(components) components")
        }
        return ImageHeader(
            format: .jpeg, storedWidth: width, storedHeight: height, orientation: .up, bitDepth: depth,
            hasAlpha: false, profile: .none, isInterlaced: [0xC2, 0xC6, 0xCA, 0xCE].contains(marker))
    }

    /// The profile may lie in several segments, numbered from 1.
    private static func color(_ parts: [Int: [UInt8]]) -> ColorDescription {
        parts.isEmpty ? .none : ColorDescription(icc: parts.keys.sorted().flatMap { parts[$0]! })
    }
}
