import AmbrotypeGeometry
import Foundation

extension Outliner {
    /// Underlines (drawn below the text) and strikethroughs (above it); neighbours of one style make one rule.
    func rules(_ line: PlacedLine) -> (under: [TextFragment], through: [TextFragment]) {
        let under = joined(line.runs.compactMap { run in run.underline.map { (rect(run, line.scale, .under), $0) } })
        let through = joined(
            line.runs.compactMap { run in run.strikethrough.map { (rect(run, line.scale, .through), $0) } })
        return (under.flatMap(dashes), through.flatMap(dashes))
    }

    private enum Place { case under, through }

    /// Thickness 1/20 em, at least a pixel, in whole pixels; an underline's centre 1/10 em below the baseline, a
    /// strikethrough's at half the x-height (assumed: no measured picture shows one).
    private func rect(_ run: PlacedRun, _ scale: CGFloat, _ place: Place) -> CGRect {
        let grid = PixelGrid(scale: scale)
        let thickness = max(grid.pixel, grid.round(run.decorationSize * 0.05))
        let centre = place == .under ? run.decorationSize * 0.1 : -run.xHeight / 2
        let top = grid.round(run.origin.y + centre - thickness / 2)
        return CGRect(x: run.origin.x, y: top, width: run.width, height: thickness)
    }

    private typealias Rule = (rect: CGRect, style: TextRun.LineStyle)

    private func joined(_ rules: [Rule]) -> [Rule] {
        rules.reduce(into: []) { result, rule in
            if let last = result.last, last.style == rule.style, last.rect.minY == rule.rect.minY,
                last.rect.height == rule.rect.height, abs(last.rect.maxX - rule.rect.minX) < 0.001
            {
                result[result.count - 1].rect = last.rect.union(rule.rect)
            } else {
                result.append(rule)
            }
        }
    }

    /// A solid rule as it is, a pattern as its dashes; lengths in thicknesses.
    private func dashes(_ rule: Rule) -> [TextFragment] {
        let pattern: [CGFloat]
        switch rule.style.pattern {
        case .solid: return [.rule(rule.rect, style: rule.style.style)]
        case .dot: pattern = [3, 3]
        case .dash: pattern = [10, 5]
        case .dashDot: pattern = [10, 3, 3, 3]
        case .dashDotDot: pattern = [10, 3, 3, 3, 3, 3]
        }
        var (parts, x, index) = ([TextFragment](), rule.rect.minX, 0)
        while x < rule.rect.maxX {
            let length = min(pattern[index % pattern.count] * rule.rect.height, rule.rect.maxX - x)
            let dash = CGRect(x: x, y: rule.rect.minY, width: length, height: rule.rect.height)
            if index % 2 == 0 { parts.append(.rule(dash, style: rule.style.style)) }
            x += length
            index += 1
        }
        return parts
    }
}
