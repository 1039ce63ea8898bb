import AmbrotypeDrawing
import AmbrotypeText

extension Painter {
    /// Glyphs, colour glyphs, rules and attachments, moved as one to the pixel grid.
    func text(_ content: TextContent, _ placed: PlacedNode) -> [DisplayItem] {
        guard let layout = placed.text else { return [] }
        let origin = textOrigin(content, layout, placed)
        if content.isRedacted { return redactedBars(content, layout, origin) }
        let frame = CGRect(origin: origin, size: layout.size)
        return layout.fragments().flatMap { fragment -> [DisplayItem] in
            switch fragment {
            case .outline(let path, let style):
                return fill(path.offsetBy(dx: origin.x, dy: origin.y), content.paint(style), in: frame)
            case .bitmap(let bitmap, let rect):
                return [.bitmap(bitmap, rect: rect.offsetBy(dx: origin.x, dy: origin.y))]
            case .rule(let rect, let style):
                let rect = rect.offsetBy(dx: origin.x, dy: origin.y)
                return fill(Path(rect), content.paint(style), in: frame)
            case .attachment(let index, let rect):
                guard let node = content.attachment(index) else { return [] }
                let frame = rect.offsetBy(dx: origin.x, dy: origin.y)
                return items(for: PlacedNode(node: node, frame: frame, text: nil, children: []))
            }
        }
    }

    /// A text that was given more width than it needs (self-updating text) starts at its leading side.
    private func textOrigin(_ content: TextContent, _ layout: TextLayout, _ placed: PlacedNode) -> CGPoint {
        let grid = PixelGrid(scale: placed.node.displayScale)
        let spare = placed.frame.width - layout.size.width
        let isRightToLeft = content.style.layoutDirection == .rightToLeft
        let share: CGFloat =
            switch content.style.alignment {
            case .leading: isRightToLeft ? 1 : 0
            case .center: 0.5
            case .trailing: isRightToLeft ? 0 : 1
            }
        return grid.round(CGPoint(x: placed.frame.minX + (spare > 0 ? spare * share : 0), y: placed.frame.minY))
    }

    /// What `redacted(reason:)` shows in place of text: a rounded bar a line, in the text's colour at 16 % (assumed from how it
    /// looks; no published figure).
    private func redactedBars(_ content: TextContent, _ layout: TextLayout, _ origin: CGPoint) -> [DisplayItem] {
        let style = content.paint(0).opacity(0.16)
        return layout.lines.flatMap { line -> [DisplayItem] in
            let height = layout.firstMetrics.capHeight * 1.25
            let rect = CGRect(
                x: origin.x + line.origin.x, y: origin.y + line.origin.y - height * 0.9, width: line.width,
                height: height)
            return fill(Path(roundedRect: rect, cornerRadius: min(height / 4, 4)), style, in: rect)
        }
    }
}

extension TextContent {
    func paint(_ style: Int) -> ResolvedStyle { paints.indices.contains(style) ? paints[style] : .color(.black) }

    /// The node of the attachment in the run at `index`.
    func attachment(_ run: Int) -> Node? {
        let before = runs.prefix(run).filter { $0.attachment != nil }.count
        return attachments.indices.contains(before) ? attachments[before] : nil
    }
}
