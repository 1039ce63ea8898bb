import AmbrotypeGeometry
import Foundation

/// Heights of lines stacked: where each baseline lies, and how high they are together. Points.
struct LineStack {
    /// Raw baselines from the top, before rounding.
    var baselines: [CGFloat] = []
    var height: CGFloat = 0

    /// First line: its ascender. From baseline to baseline: the descender before, the next line's leading and
    /// ascender, rounded up to a pixel (measured: three lines of system 13, whose own height is 15.51, stand 15.67
    /// apart at 3x), and the style's line spacing.
    init(_ metrics: [FontMetrics], style: ParagraphStyle) {
        guard let first = metrics.first else { return }
        let grid = PixelGrid(scale: style.scale)
        baselines = [first.ascender]
        for (before, line) in zip(metrics, metrics.dropFirst()) {
            let pitch = grid.ceil(before.descender + line.leading + line.ascender)
            baselines.append(baselines[baselines.count - 1] + pitch + style.lineSpacing)
        }
        height = baselines[baselines.count - 1] + metrics[metrics.count - 1].descender
    }
}

extension Typesetter {
    /// Gives set lines their places in a block as wide as the longest.
    func stack(_ lines: [SetLine], _ style: ParagraphStyle, reserved: CGFloat) -> Block {
        let grid = PixelGrid(scale: style.scale)
        let stack = LineStack(lines.map(\.metrics), style: style)
        let width = grid.ceil(lines.map(\.width).max() ?? 0)
        // Measured rule: the first baseline goes to the nearest pixel, and all lines move with it.
        let adjustment = stack.baselines.first.map { grid.round($0) - $0 } ?? 0
        var block = Block(size: CGSize(width: width, height: grid.ceil(max(stack.height, reserved))))
        for (line, baseline) in zip(lines, stack.baselines) {
            let origin = CGPoint(x: start(line.width, in: width, style), y: grid.round(baseline + adjustment))
            block.add(line, at: origin, scale: style.scale)
        }
        block.firstBaseline = stack.baselines.first.map { grid.round($0) } ?? 0
        block.lastBaseline = stack.baselines.last.map { grid.ceil($0 + adjustment) } ?? 0
        return block
    }

    private func start(_ line: CGFloat, in width: CGFloat, _ style: ParagraphStyle) -> CGFloat {
        let isRightToLeft = style.layoutDirection == .rightToLeft
        switch style.alignment {
        case .leading: return isRightToLeft ? width - line : 0
        case .center: return (width - line) / 2
        case .trailing: return isRightToLeft ? 0 : width - line
        }
    }
}

/// Lines at their places.
struct Block {
    var size: CGSize
    var lines: [TextLayout.Line] = []
    var placed: [PlacedLine] = []
    var firstBaseline: CGFloat = 0
    var lastBaseline: CGFloat = 0

    init(size: CGSize) { self.size = size }

    mutating func add(_ line: SetLine, at origin: CGPoint, scale: CGFloat) {
        lines.append(
            TextLayout.Line(
                origin: origin, width: line.width, ascender: line.metrics.ascender,
                descender: line.metrics.descender, sourceRange: line.sourceRange, text: line.text,
                isTruncated: line.isTruncated))
        let runs = line.runs.map { run in
            var moved = run
            moved.origin = run.origin + origin
            if let attachment = run.attachment {
                moved.attachment = (
                    attachment.index, attachment.rect.offsetBy(dx: moved.origin.x, dy: origin.y)
                )
            }
            return moved
        }
        placed.append(PlacedLine(runs: runs, scale: scale))
    }
}
