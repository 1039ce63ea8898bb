import AmbrotypeDrawing
import AmbrotypeGeometry
import AmbrotypeViews
import AmbrotypeWidgets
import Foundation

/// Time, signal, wireless and battery along the upper edge of a portrait screen: 9:41, full strength.
@MainActor struct StatusBar {
    let stage: Stage
    var color = DrawingColor.white
    /// The Lock Screen shows its time below.
    var showsTime = true
    /// The island, where it is wider than the sensors: signs it would cover are left out, the signal first.
    var island: CGRect?

    func items() -> [DisplayItem] {
        let kind = ScreenKind(stage.device)
        let rows = stage.tables.rows("statusBar")
        guard let row = rows.first(where: { $0["kind"]?.string == kind.rawValue }) else { return [] }
        func number(_ key: String) -> CGFloat { CGFloat(row[key]?.number ?? 0) }
        let width = stage.device.points.width
        let centerY = stage.device.island?.sensor.midY ?? number("centerY")
        let glyph = number("glyph")
        var items: [DisplayItem] = []
        let look = TextLook(size: number("timeSize"), weight: .semibold, color: color)
        let glyphs = Self.width * glyph
        if kind == .pad {
            let side = stage.mirrored(20, in: width)
            if showsTime {
                items += stage.setter.items(
                    stage.clockText, look, at: CGPoint(x: side, y: centerY),
                    anchor: stage.isRightToLeft ? .trailing : .leading)
            }
            let right = stage.isRightToLeft ? 20 : width - 20 - glyphs
            return items + symbols(at: CGPoint(x: right, y: centerY), scale: glyph)
        }
        let timeX = kind == .button ? width / 2 : stage.mirrored(number("timeX") * width, in: width)
        if showsTime { items += stage.setter.items(stage.clockText, look, at: CGPoint(x: timeX, y: centerY)) }
        let right = stage.mirrored(number("rightX") * width, in: width)
        return items + symbols(at: CGPoint(x: right - glyphs / 2, y: centerY), scale: glyph)
    }

    /// Width of the three signs with their gaps, at scale 1.
    private static let width: CGFloat = 19 + 6 + 17 + 6 + 27

    private func symbols(at origin: CGPoint, scale: CGFloat) -> [DisplayItem] {
        // Right to left the battery comes first.
        let afterBattery: CGFloat = 27 + 6
        let afterBars: CGFloat = 19 + 6
        // Each sign with its left edge and its width, the one at the screen's edge last.
        let signs: [(x: CGFloat, width: CGFloat, items: [DisplayItem])] =
            stage.isRightToLeft
            ? [(afterBattery + 23, 19, bars()), (afterBattery, 17, waves()), (0, 27, battery())]
            : [(0, 19, bars()), (afterBars, 17, waves()), (afterBars + 23, 27, battery())]
        var items: [DisplayItem] = []
        for sign in signs where isFree(origin.x + sign.x * scale, sign.width * scale) {
            items += placed(sign.items, sign.x, origin, scale)
        }
        return items
    }

    private func isFree(_ left: CGFloat, _ width: CGFloat) -> Bool {
        guard let island else { return true }
        return stage.isRightToLeft ? left + width < island.minX - 4 : left > island.maxX + 4
    }

    private func placed(_ items: [DisplayItem], _ x: CGFloat, _ origin: CGPoint, _ scale: CGFloat) -> [DisplayItem] {
        let map = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: origin.x + x * scale, ty: origin.y - 6.5 * scale)
        return [.group(DisplayGroup(transform: map, items: items))]
    }

    private func bars() -> [DisplayItem] {
        (0..<4).map { index in
            let height = 4.2 + CGFloat(index) * 2.6
            let rect = CGRect(x: CGFloat(index) * 5, y: 12.2 - height, width: 3.3, height: height)
            return .rounded(rect, 1, color)
        }
    }

    /// Three arcs, from a wide one to a point.
    private func waves() -> [DisplayItem] {
        let center = CGPoint(x: 8.5, y: 11.6)
        return [(11.8, 9.2), (7.6, 5.0), (3.5, 0)].map { outer, inner in
            var path = Path()
            path.addArc(
                center: center, radius: outer, startAngle: .degrees(-135), endAngle: .degrees(-45), clockwise: false)
            if inner == 0 {
                path.addLine(to: center)
            } else {
                path.addArc(
                    center: center, radius: inner, startAngle: .degrees(-45), endAngle: .degrees(-135), clockwise: true)
            }
            path.closeSubpath()
            return .solid(path, color)
        }
    }

    private func battery() -> [DisplayItem] {
        let shell = CGRect(x: 0, y: 0, width: 24.3, height: 12.6)
        var ring = Path(roundedRect: shell, cornerRadius: 4, style: .continuous)
        ring.addPath(Path(roundedRect: shell.insetBy(dx: 1, dy: 1), cornerRadius: 3, style: .continuous))
        let cap = CGRect(x: 25.3, y: 4.3, width: 1.4, height: 4)
        return [
            .fill(ring, style: FillStyle(eoFill: true), paint: .color(color.opacity(0.4))),
            .rounded(cap, 0.7, color.opacity(0.45)),
            .rounded(shell.insetBy(dx: 2, dy: 2), 2.2, color),
        ]
    }
}
