import AmbrotypeDrawing
import AmbrotypeGeometry
import AmbrotypeWidgets
import Foundation

/// What lies behind a picture while its contrast is measured.
struct Ground {
    /// nil where the widget has a ground of its own.
    var color: DrawingColor?
    var name: String

    /// Stand-ins for wallpapers, ours: a night sky and a hazy day. On a brighter one the system itself darkens the picture behind
    /// white words (assumed).
    static let dark = Ground(color: DrawingColor(bytes: 28, 32, 44), name: "over a dark wallpaper")
    static let light = Ground(color: DrawingColor(bytes: 110, 130, 160), name: "over a light wallpaper")

    @MainActor static func all(under plan: PicturePlan) -> [Ground] {
        plan.mode.rendering == .fullColor ? [Ground(color: nil, name: "")] : [dark, light]
    }

    /// A fill larger than any widget.
    func items(_ color: DrawingColor) -> [DisplayItem] {
        [
            .fill(
                Path(CGRect(x: -1000, y: -1000, width: 3000, height: 3000)), style: FillStyle(), paint: .color(color))
        ]
    }

    /// `in dark mode`, `in vibrant mode over a light wallpaper`.
    @MainActor func words(_ plan: PicturePlan) -> String {
        "in \(plan.mode.name) mode" + (name.isEmpty ? "" : " " + name)
    }
}
