/// Draws one colour.
struct ColorSink: SpanSink {
    let layer: Layer
    /// Premultiplied.
    let color: UInt32

    @inline(__always)
    mutating func solid(row: Int, x: Int, count: Int, coverage: UInt8) {
        let color = coverage == 255 ? color : scaled(color, UInt32(coverage))
        RowMath.fill(layer.row(row, from: x), count, color)
    }

    @inline(__always)
    mutating func mask(row: Int, x: Int, count: Int, coverage: UnsafePointer<UInt8>) {
        RowMath.fill(layer.row(row, from: x), count, color, mask: coverage)
    }
}

/// Gives the colours of a run of pixels; each is a function of its place alone, never of where the run begins.
protocol SpanShader {
    /// Whether every colour it gives is opaque.
    var isOpaque: Bool { get }
    /// The one colour of a whole row, if there is one.
    mutating func uniform(row: Int) -> UInt32?
    /// Writes `count` premultiplied colours from column `x` on.
    mutating func shade(row: Int, x: Int, count: Int, into colors: UnsafeMutablePointer<UInt32>)
}

extension SpanShader {
    @inline(__always) mutating func uniform(row: Int) -> UInt32? { nil }
}

/// Draws what a shader gives.
struct ShaderSink<Shader: SpanShader>: SpanSink {
    let layer: Layer
    var shader: Shader
    /// Room for one row.
    let colors: UnsafeMutablePointer<UInt32>
    private var rowColor: UInt32?

    init(layer: Layer, shader: Shader, colors: UnsafeMutablePointer<UInt32>) {
        (self.layer, self.shader, self.colors) = (layer, shader, colors)
    }

    @inline(__always)
    mutating func begin(row: Int) { rowColor = shader.uniform(row: row) }

    @inline(__always)
    mutating func solid(row: Int, x: Int, count: Int, coverage: UInt8) {
        let target = layer.row(row, from: x)
        if let color = rowColor {
            return RowMath.fill(target, count, coverage == 255 ? color : scaled(color, UInt32(coverage)))
        }
        if coverage == 255 && shader.isOpaque { return shader.shade(row: row, x: x, count: count, into: target) }
        shader.shade(row: row, x: x, count: count, into: colors)
        if coverage == 255 {
            RowMath.blend(target, count, colors)
        } else {
            RowMath.blend(target, count, colors, share: UInt32(coverage))
        }
    }

    @inline(__always)
    mutating func mask(row: Int, x: Int, count: Int, coverage: UnsafePointer<UInt8>) {
        let target = layer.row(row, from: x)
        if let color = rowColor { return RowMath.fill(target, count, color, mask: coverage) }
        shader.shade(row: row, x: x, count: count, into: colors)
        RowMath.blend(target, count, colors, mask: coverage)
    }
}
