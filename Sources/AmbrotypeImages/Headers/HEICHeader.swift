/// The boxes of a HEIC file that describe its main picture (ISO/IEC 23008-12).
enum HEICHeader {
    static func read(_ bytes: ByteReader, name: String) throws(ImageError) -> ImageDescription {
        guard let meta = box("meta", in: bytes)?.rest(4) else { throw .truncated(name: name) }
        guard let primary = box("pitm", in: meta).flatMap(itemNumber), let properties = box("iprp", in: meta),
            let container = box("ipco", in: properties), let uses = box("ipma", in: properties)
        else { throw .broken(name: name, reason: "its size is missing") }
        let all = boxes(container)
        let own = associations(uses)[primary, default: []].compactMap {
            all.indices.contains($0 - 1) ? all[$0 - 1] : nil
        }
        guard let (width, height) = size(own) else { throw .broken(name: name, reason: "its size is missing") }
        // libheif hands over the picture as it is to be shown, so that is what counts as stored here.
        let isTurned = own.count { $0.type == "irot" && ($0.contents.byte(0) ?? 0) & 1 == 1 } % 2 == 1
        let header = ImageHeader(
            format: .heic, storedWidth: isTurned ? height : width, storedHeight: isTurned ? width : height,
            orientation: .up,
            bitDepth: own.first { $0.type == "pixi" }?.contents.byte(5) ?? 8,
            hasAlpha: hasAlpha(meta, primary: primary, properties: all, uses: uses), profile: .none,
            isInterlaced: false)
        return ImageDescription(header: header, color: try color(own, name: name))
    }

    // MARK: Boxes

    private typealias Box = (type: String, contents: ByteReader)

    private static func boxes(_ bytes: ByteReader) -> [Box] {
        var (boxes, at) = ([Box](), 0)
        while let size32 = bytes.four(at), let type = bytes.tag(at + 4) {
            var (start, size) = (8, size32)
            if size32 == 1 { (start, size) = (16, bytes.number(at + 8, size: 8) ?? 0) }
            if size32 == 0 { size = bytes.count - at }
            guard size >= start, let contents = bytes.piece(at + start, size - start) else { break }
            boxes.append((type, contents))
            at += size
        }
        return boxes
    }

    private static func box(_ type: String, in bytes: ByteReader) -> ByteReader? {
        boxes(bytes).first { $0.type == type }?.contents
    }

    private static func itemNumber(_ box: ByteReader) -> Int? {
        box.byte(0).flatMap { version in box.number(4, size: version == 0 ? 2 : 4) }
    }

    /// For each item the numbers, from 1, of its properties in their order.
    private static func associations(_ box: ByteReader) -> [Int: [Int]] {
        guard let version = box.byte(0), let flags = box.number(1, size: 3), let count = box.four(4) else { return [:] }
        let (itemSize, indexSize) = (version < 1 ? 2 : 4, flags & 1 == 1 ? 2 : 1)
        var (all, at) = ([Int: [Int]](), 8)
        for _ in 0..<count {
            guard let item = box.number(at, size: itemSize), let uses = box.byte(at + itemSize) else { break }
            at += itemSize + 1
            for _ in 0..<uses {
                guard let index = box.number(at, size: indexSize) else { break }
                all[item, default: []].append(index & (indexSize == 2 ? 0x7FFF : 0x7F))
                at += indexSize
            }
        }
        return all
    }

    // MARK: Meaning

    /// The size of the coded picture, or of the part of it that is shown.
    private static func size(_ own: [Box]) -> (width: Int, height: Int)? {
        guard let coded = own.first(where: { $0.type == "ispe" })?.contents, let width = coded.four(4),
            let height = coded.four(8)
        else { return nil }
        guard let clip = own.first(where: { $0.type == "clap" })?.contents, let across = clip.four(0),
            let acrossParts = clip.four(4), let down = clip.four(8), let downParts = clip.four(12), acrossParts > 0,
            downParts > 0
        else { return (width, height) }
        return (min(width, across / acrossParts), min(height, down / downParts))
    }

    /// An item that is the alpha plane of the main picture.
    private static func hasAlpha(_ meta: ByteReader, primary: Int, properties: [Box], uses: ByteReader) -> Bool {
        guard let references = box("iref", in: meta), let version = references.byte(0), let list = references.rest(4)
        else { return false }
        let size = version == 0 ? 2 : 4
        let uses = associations(uses)
        return boxes(list).contains { box in
            guard box.type == "auxl", let item = box.contents.number(0, size: size),
                let count = box.contents.two(size)
            else { return false }
            let targets = (0..<count).map { box.contents.number(size + 2 + $0 * size, size: size) }
            return targets.contains(primary) && uses[item, default: []].contains { isAlpha(properties, $0 - 1) }
        }
    }

    private static func isAlpha(_ properties: [Box], _ index: Int) -> Bool {
        guard properties.indices.contains(index), properties[index].type == "auxC" else { return false }
        let contents = properties[index].contents
        return contents.starts(with: "urn:mpeg:hevc:2015:auxid:1", at: 4)
            || contents.starts(with: "urn:mpeg:mpegB:cicp:systems:auxiliary:alpha", at: 4)
    }

    private static func color(_ own: [Box], name: String) throws(ImageError) -> ColorDescription {
        let colors = own.filter { $0.type == "colr" }.map(\.contents)
        if let icc = colors.first(where: { $0.starts(with: "prof") || $0.starts(with: "rICC") }) {
            return ColorDescription(icc: icc.rest(4)!.array)
        }
        guard let code = colors.first(where: { $0.starts(with: "nclx") }), let primaries = code.two(4),
            let transfer = code.two(6)
        else { return .none }
        return try ColorDescription(codePoints: primaries, transfer: transfer, name: name)
    }
}
