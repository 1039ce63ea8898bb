import AmbrotypeDrawing

extension DrawingColor {
    /// The premultiplied pixel, components cut to 0…1 and rounded to nearest.
    func pixel(opacity: Float = 1) -> UInt32 {
        let share = clipped(alpha * opacity)
        return packed(
            red: clipped(red) * share, green: clipped(green) * share, blue: clipped(blue) * share, alpha: share)
    }
}

/// 0…1; what is not a number is 0.
@inline(__always)
func clipped(_ value: Float) -> Float { value > 0 ? min(value, 1) : 0 }

/// A pixel from premultiplied components 0…1.
@inline(__always)
func packed(red: Float, green: Float, blue: Float, alpha: Float) -> UInt32 {
    UInt32(red * 255 + 0.5) | UInt32(green * 255 + 0.5) << 8 | UInt32(blue * 255 + 0.5) << 16
        | UInt32(alpha * 255 + 0.5) << 24
}
