import AmbrotypeDrawing

/// A picture as it is drawn: how it is sampled, whether only its alpha counts, and how much of it shows.
struct PlacedPicture: SpanShader {
    enum Base {
        case sampled(PictureShader)
        case area(AreaShader)
        case tile(TileShader)
    }

    private var base: Base
    /// Premultiplied colour that fills the picture's alpha.
    private let tint: UInt32?
    private let share: UInt32
    let isOpaque = false

    init(base: Base, tint: DrawingColor?, opacity: Float) {
        self.base = base
        self.tint = tint?.pixel(opacity: opacity)
        share = tint == nil ? UInt32((clipped(opacity) * 255).rounded()) : 255
    }

    @inline(never)
    mutating func shade(row: Int, x: Int, count: Int, into colors: UnsafeMutablePointer<UInt32>) {
        switch base {
        case .sampled(let shader): shader.shade(row: row, x: x, count: count, into: colors)
        case .tile(let shader): shader.shade(row: row, x: x, count: count, into: colors)
        case .area(var shader):
            shader.shade(row: row, x: x, count: count, into: colors)
            base = .area(shader)
        }
        if let tint {
            for at in 0..<count { colors[at] = scaled(tint, alpha(colors[at])) }
        } else if share != 255 {
            RowMath.scale(colors, count, share: share)
        }
    }
}
