import AmbrotypeDrawing
import AmbrotypeViews

/// Content in the colours of the shell's mode; see `docs/rendering-modes.md`.
extension WidgetShell {
    func tinted(_ content: PlacedNode) -> [DisplayItem] {
        if mode.rendering == .accented {
            return paintItems(AccentedTree(mode: mode).recoloured(content, isAccent: false, picture: nil))
        }
        let items = paintItems(content)
        if mode.rendering == .vibrant, !items.isEmpty {
            return [.group(DisplayGroup(filters: .brightnessAsAlpha(mode.primary), isIsolated: true, items: items))]
        }
        return items
    }
}

extension [PixelFilter] {
    /// Every pixel gets one colour; its alpha is its own times its luminance.
    static func brightnessAsAlpha(_ color: DrawingColor) -> [PixelFilter] { [.luminanceToAlpha, .flat(color)] }
}

extension PixelFilter {
    /// Every pixel gets one colour and keeps its alpha, times the colour's.
    static func flat(_ color: DrawingColor) -> PixelFilter {
        .colorMatrix([
            0, 0, 0, 0, color.red, 0, 0, 0, 0, color.green, 0, 0, 0, 0, color.blue, 0, 0, 0, color.alpha, 0,
        ])
    }
}
