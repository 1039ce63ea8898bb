import AmbrotypeDrawing
import AmbrotypeText

extension Image {
    /// A symbol: its outlines in the current font's size and weight, in the styles its rendering mode asks for.
    @MainActor func symbol(_ name: String, in context: ResolveContext) -> PictureContent {
        let environment = context.environment
        let font = environment.textModifiers.applied(to: environment.font ?? .body).request(in: environment)
        let style = environment.foreground(level: 0)
        let side = font.size * 1.17
        return PictureContent(
            source: .box(name: name), size: CGSize(width: side, height: side), isResizable: isResizable, tint: style,
            baseline: side * 0.85)
    }
}
