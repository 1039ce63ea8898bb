/// What the pixels of a picture have in common, gathered row by row.
struct PixelSurvey {
    private(set) var isOpaque = true
    private(set) var isGray = true
    /// The different colours in the order of their first pixel; nil once there are more than 256.
    private(set) var colors: [UInt32]? = []
    /// Open hash table of place in `colors` + 1.
    private var table = [UInt16](repeating: 0, count: 1024)

    /// Takes a row of straight R, G, B, A.
    mutating func add(_ row: UnsafePointer<UInt8>, width: Int) {
        var last: UInt32?
        for x in 0..<width {
            let color = UnsafeRawPointer(row + x * 4).loadUnaligned(as: UInt32.self).littleEndian
            guard color != last else { continue }
            last = color
            if color >> 24 != 255 { isOpaque = false }
            if color & 0xFF != color >> 8 & 0xFF || color & 0xFF != color >> 16 & 0xFF { isGray = false }
            note(color)
        }
    }

    private mutating func note(_ color: UInt32) {
        guard let known = colors else { return }
        let slot = Self.slot(color, known, table)
        guard table[slot] == 0 else { return }
        if known.count == 256 {
            colors = nil
            return
        }
        colors?.append(color)
        table[slot] = UInt16(known.count + 1)
    }

    private static func slot(_ color: UInt32, _ colors: [UInt32], _ table: [UInt16]) -> Int {
        var slot = Int((color &* 0x9E37_79B1) >> 22)
        while table[slot] != 0 && colors[Int(table[slot]) - 1] != color { slot = (slot + 1) & 1023 }
        return slot
    }

    /// The formats that hold these pixels without loss.
    var formats: [PNGFormat] {
        var formats: [PNGFormat] = [isOpaque ? .rgb : .rgba]
        if isOpaque && isGray { formats.append(.gray) }
        if let colors { formats.append(.palette(PNGPalette(colors))) }
        return formats
    }
}
