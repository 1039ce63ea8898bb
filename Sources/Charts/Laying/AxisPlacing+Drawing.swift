import AmbrotypeViews
import Foundation

extension AxisPlacing.Axis {
    /// Adds lines and labels around a plot; labels that would leave `bounds` or touch the one before are left out.
    func draw(in plot: CGRect, bounds: CGRect, into chart: inout PlacedChart) {
        var last = -CGFloat.infinity
        for (index, tick) in ticks.enumerated() {
            guard let along = scale.position(tick.datum), along > -0.5, along < scale.length + 0.5 else { continue }
            // Names of a vertical axis run downwards, values upwards.
            let place = isVertical ? (scale.isBands ? plot.minY + along : plot.maxY - along) : plot.minX + along
            for part in tick.parts {
                switch part {
                case .grid(let line, let isCentered):
                    let shift = isCentered ? half(index, plot) : 0
                    chart.lines.append(grid(line, place + shift, plot))
                case .tick(let line, let length): chart.lines.append(self.tick(line, length, place, plot))
                case .label(let view, let size, let traits):
                    var frame = label(size, traits, place, index, plot)
                    frame = frame.offsetBy(dx: traits.offset.width, dy: traits.offset.height)
                    guard isVertical || frame.maxX <= bounds.maxX + 0.5 && frame.minX >= max(last, bounds.minX - 0.5)
                    else {
                        continue
                    }
                    last = frame.maxX + 2
                    chart.labels.append(
                        PlacedLabel(
                            axis: isVertical ? .vertical : .horizontal, view: view, frame: frame, datum: tick.datum))
                }
            }
        }
    }

    /// Half the way to the next tick, for what is centred in its unit.
    private func half(_ index: Int, _ plot: CGRect) -> CGFloat {
        guard !scale.isBands, ticks.count > 1 else { return 0 }
        let next = index + 1 < ticks.count ? index : index - 1
        guard let from = scale.position(ticks[next].datum), let to = scale.position(ticks[next + 1].datum) else {
            return 0
        }
        return (to - from) / 2
    }

    private func grid(_ line: _AxisLine, _ place: CGFloat, _ plot: CGRect) -> PlacedLine {
        let from = isVertical ? CGPoint(x: plot.minX, y: place) : CGPoint(x: place, y: plot.minY)
        let to = isVertical ? CGPoint(x: plot.maxX, y: place) : CGPoint(x: place, y: plot.maxY)
        return PlacedLine(axis: isVertical ? .vertical : .horizontal, isTick: false, from: from, to: to, line: line)
    }

    private func tick(_ line: _AxisLine, _ length: CGFloat, _ place: CGFloat, _ plot: CGRect) -> PlacedLine {
        let edge = edge(plot)
        let out = isVertical ? (position == .leading ? -length : length) : (position == .top ? -length : length)
        let from = isVertical ? CGPoint(x: edge, y: place) : CGPoint(x: place, y: edge)
        let to = isVertical ? CGPoint(x: edge + out, y: place) : CGPoint(x: place, y: edge + out)
        return PlacedLine(axis: isVertical ? .vertical : .horizontal, isTick: true, from: from, to: to, line: line)
    }

    private func edge(_ plot: CGRect) -> CGFloat {
        switch position {
        case .leading: plot.minX
        case .top: plot.minY
        case .trailing: plot.maxX
        default: isVertical ? plot.maxX : plot.maxY
        }
    }

    private func label(_ size: CGSize, _ traits: _AxisLabelTraits, _ place: CGFloat, _ index: Int, _ plot: CGRect)
        -> CGRect
    {
        let gap = AxisPlacing.labelGap
        if isVertical {
            let space = traits.horizontalSpacing ?? gap
            let isLeading = position == .leading
            let x: CGFloat =
                isInset
                ? (isLeading ? plot.minX : plot.maxX - size.width)
                : (isLeading ? plot.minX - space - size.width : plot.maxX + space)
            let middle = place - (traits.isCentered == true && !scale.isBands ? half(index, plot) : 0)
            return CGRect(x: x, y: middle - size.height / 2, width: size.width, height: size.height)
        }
        let space = traits.verticalSpacing ?? gap
        let y =
            position == .top ? plot.minY - space - size.height : isInset ? plot.maxY - size.height : plot.maxY + space
        let isCentered = traits.isCentered ?? scale.isBands
        let anchor = traits.anchor?.x ?? (isCentered || scale.isBands ? 0.5 : scale.isTime ? 0 : 0.5)
        let middle = place + (isCentered ? half(index, plot) : 0) + (anchor == 0 && scale.isTime ? 3 : 0)
        return CGRect(x: middle - size.width * anchor, y: y, width: size.width, height: size.height)
    }
}
