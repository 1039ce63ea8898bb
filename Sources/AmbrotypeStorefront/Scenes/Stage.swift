package import AmbrotypeDrawing
import AmbrotypeGeometry
package import AmbrotypeText
package import AmbrotypeViews
package import AmbrotypeWidgets
package import Foundation

/// What all scenes share: device, system, language, fonts, tables, and the closure that draws widgets.
@MainActor package struct Stage {
    package var device: Device
    /// Major version of iOS.
    package var system: Int
    package var locale: Locale
    package var isRightToLeft: Bool
    /// What the Lock Screen's date shows; the clock always shows 9:41.
    package var now: Date
    package var timeZone: TimeZone
    package let tables: StorefrontTables
    package let engine: TextEngine
    package let supply: WidgetSupply
    /// The blurred picture for a place of the given size (points) and standard deviation (points), made beforehand; nil blurs
    /// where the picture is drawn.
    package var softened: @MainActor (PictureKey, CGSize, CGFloat) -> PictureKey? = { _, _, _ in nil }

    package init(
        device: Device, system: Int, locale: Locale, now: Date, timeZone: TimeZone, tables: StorefrontTables,
        engine: TextEngine, supply: @escaping WidgetSupply
    ) {
        (self.device, self.system, self.locale, self.now) = (device, system, locale, now)
        (self.timeZone, self.tables, self.engine, self.supply) = (timeZone, tables, engine, supply)
        isRightToLeft = locale.language.characterDirection == .rightToLeft
    }

    package var setter: TextSetter {
        TextSetter(engine: engine, locale: locale, isRightToLeft: isRightToLeft, scale: device.scale)
    }

    /// A wallpaper over `rect`, points; what is blurred is taken ready-made where there is such a picture.
    func items(_ wallpaper: Wallpaper, in rect: CGRect) -> [DisplayItem] {
        guard case .picture(let key, let blur, let dim) = wallpaper, blur > 0,
            let soft = softened(key, rect.size, blur)
        else { return wallpaper.items(in: rect) }
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        let picture = DisplayItem.picture(
            soft, rect: rect, source: unit, interpolation: .high, tint: nil)
        return [picture] + Wallpaper.dimming(dim, rect)
    }

    package var screen: CGRect { CGRect(origin: .zero, size: device.points) }

    /// The widget of a choice, in a place and a mode.
    func widget(
        _ choice: WidgetChoice, _ presentation: WidgetPresentation, _ mode: WidgetMode,
        hidesBackground: Bool = false
    ) throws(StorefrontTrouble) -> SuppliedWidget {
        try supply(
            WidgetSlot(
                choice: choice, presentation: presentation, mode: mode, hidesBackground: hidesBackground,
                device: device, system: system, locale: locale))
    }

    /// A frame on the other side of a screen of `width` where the language runs from right to left.
    func mirrored(_ rect: CGRect, in width: CGFloat) -> CGRect {
        guard isRightToLeft else { return rect }
        return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    func mirrored(_ x: CGFloat, in width: CGFloat) -> CGFloat { isRightToLeft ? width - x : x }
}

extension SuppliedWidget {
    /// The widget with its top left corner at `origin`, scaled.
    func items(at origin: CGPoint, scale: CGFloat = 1) -> [DisplayItem] {
        let map = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y)
        return [.group(DisplayGroup(transform: map, items: list.items))]
    }

    var size: CGSize { list.size }
}

/// Shorthands of the scenes.
extension DisplayItem {
    static func solid(_ path: Path, _ color: DrawingColor) -> DisplayItem {
        .fill(path, style: FillStyle(), paint: .color(color))
    }

    static func rounded(_ rect: CGRect, _ radius: CGFloat, _ color: DrawingColor) -> DisplayItem {
        solid(Path(roundedRect: rect, cornerRadius: radius, style: .continuous), color)
    }

    /// What lies behind, blurred and veiled, inside rounded corners.
    static func glass(_ rect: CGRect, _ radius: CGFloat, _ recipe: BackdropRecipe) -> DisplayItem {
        .backdrop(ClipPath(Path(roundedRect: rect, cornerRadius: radius, style: .continuous)), recipe)
    }

    package static func clipped(_ rect: CGRect, _ radius: CGFloat, _ items: [DisplayItem]) -> DisplayItem {
        .group(
            DisplayGroup(
                clip: ClipPath(Path(roundedRect: rect, cornerRadius: radius, style: .continuous)), items: items))
    }
}
