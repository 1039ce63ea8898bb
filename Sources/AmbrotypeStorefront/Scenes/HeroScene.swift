package import AmbrotypeDrawing
import AmbrotypeGeometry
import AmbrotypeViews
package import AmbrotypeWidgets
package import Foundation

/// Widgets alone, floating in rows with a shadow, as large as the place allows.
package struct HeroScene: Equatable, Sendable {
    package struct Piece: Equatable, Sendable {
        package var choice: WidgetChoice
        package var presentation: WidgetPresentation

        package init(_ choice: WidgetChoice, _ presentation: WidgetPresentation) {
            (self.choice, self.presentation) = (choice, presentation)
        }
    }

    /// From top to bottom, each from the leading edge.
    package var rows: [[Piece]]
    package var isDark: Bool

    package init(rows: [[Piece]], isDark: Bool = false) { (self.rows, self.isDark) = (rows, isDark) }
}

extension Stage {
    /// The widgets inside a place of the canvas. Points.
    package func items(_ hero: HeroScene, in room: CGRect) throws(StorefrontTrouble) -> [DisplayItem] {
        var rows: [[(piece: HeroScene.Piece, widget: SuppliedWidget)]] = []
        for row in hero.rows where !row.isEmpty {
            var supplied: [(piece: HeroScene.Piece, widget: SuppliedWidget)] = []
            for piece in row {
                supplied.append((piece, try widget(piece.choice, piece.presentation, mode(piece, hero))))
            }
            rows.append(supplied)
        }
        guard !rows.isEmpty else { return [] }
        let gap: CGFloat = 22
        let widths = rows.map { row in
            row.reduce(0) { $0 + $1.widget.size.width } + gap * CGFloat(row.count - 1)
        }
        let heights = rows.map { row in row.map(\.widget.size.height).max() ?? 0 }
        let whole = CGSize(
            width: widths.max() ?? 1, height: heights.reduce(0, +) + gap * CGFloat(rows.count - 1))
        let scale = min(room.width / whole.width, room.height / whole.height)
        var y = room.midY - whole.height * scale / 2
        var items: [DisplayItem] = []
        for (index, row) in rows.enumerated() {
            var x = room.midX - widths[index] * scale / 2
            for (piece, widget) in row {
                let size = CGSize(width: widget.size.width * scale, height: widget.size.height * scale)
                let rect = CGRect(
                    x: x, y: y + (heights[index] * scale - size.height) / 2, width: size.width, height: size.height)
                let place =
                    isRightToLeft
                    ? CGRect(x: 2 * room.midX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
                items += floating(widget, piece, in: place, scale: scale)
                x += size.width + gap * scale
            }
            y += (heights[index] + gap) * scale
        }
        return items
    }

    private func mode(_ piece: HeroScene.Piece, _ hero: HeroScene) -> WidgetMode {
        switch piece.presentation {
        case .island: return .fullColor(.dark)
        case .family(let family) where family.isAccessory: return .vibrant
        default: return .fullColor(hero.isDark ? .dark : .light)
        }
    }

    private func floating(_ widget: SuppliedWidget, _ piece: HeroScene.Piece, in rect: CGRect, scale: CGFloat)
        -> [DisplayItem]
    {
        let radius = widget.cornerRadius * scale
        if case .family(let family) = piece.presentation, family.isAccessory {
            // Accessories have no ground of their own: a dark glass stands for the wallpaper.
            let padding = 10 * scale
            let plate = rect.insetBy(dx: -padding, dy: -padding)
            let round = family == .accessoryCircular ? plate.height / 2 : 18 * scale
            return [.rounded(plate, round, DrawingColor.black.opacity(0.35))]
                + widget.items(at: rect.origin, scale: scale)
        }
        let body = DisplayItem.clipped(rect, radius, widget.items(at: rect.origin, scale: scale))
        // The shadow of the outline, not of every letter inside.
        let shadow = DisplayItem.group(
            DisplayGroup(
                filters: [
                    .shadow(
                        color: DrawingColor.black.opacity(0.32), radius: 14 * scale,
                        offset: CGSize(width: 0, height: 10 * scale))
                ], items: [.rounded(rect.insetBy(dx: 0.5, dy: 0.5), radius, .black)]))
        return [shadow, body]
    }
}
