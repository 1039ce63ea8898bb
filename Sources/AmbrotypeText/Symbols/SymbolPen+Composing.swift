import AmbrotypeGeometry
import Foundation

extension SymbolPen {
    /// A symbol in the middle of a shape: on a line around it, or cut out of the filled shape (with more than one
    /// level laid on it).
    func enclosed(_ inner: SymbolShape, scale: CGFloat, in name: String, isFilled: Bool) -> SymbolShape {
        let symbol = inner.placed(at: .zero, scale: scale)
        let outline = enclosure(name, inset: isFilled ? 0 : lineWidth / 2)
        let path = isFilled ? outline : outline.strokedPath(stroke)
        var shape = SymbolShape(path, level: levels > 1 ? 1 : 0)
        if isFilled, levels < 2 {
            shape.layers += symbol.asEraser
        } else {
            shape.layers += symbol.onLevel(0).layers
        }
        return shape
    }

    /// The closed outline of a shape about the origin, moved inwards by `inset`.
    private func enclosure(_ name: String, inset: CGFloat) -> Path {
        let radius = max(0, measures.cornerRadius - inset)
        func box(_ width: CGFloat, _ height: CGFloat) -> CGRect {
            CGRect(center: .zero, size: CGSize(width: width - 2 * inset, height: height - 2 * inset))
        }
        switch name {
        case "square":
            return Path(roundedRect: box(measures.square, measures.square), cornerRadius: radius)
        case "rectangle":
            return Path(roundedRect: box(measures.rectangle, measures.square * 0.88), cornerRadius: radius)
        case "diamond": return diamond(measures.diamond / 2 - inset * 1.414)
        case "shield": return shield(box(measures.shield * 0.84, measures.shield))
        default: return Path(ellipseIn: box(measures.circle, measures.circle))
        }
    }

    /// A square on its tip with round corners.
    private func diamond(_ reach: CGFloat) -> Path {
        let side = reach * 1.414
        return Path(
            roundedRect: CGRect(center: .zero, size: CGSize(width: side, height: side)),
            cornerRadius: measures.cornerRadius * 0.8
        ).applying(CGAffineTransform(rotationAngle: .pi / 4))
    }

    private func shield(_ box: CGRect) -> Path {
        Path { path in
            let shoulder = box.minY + box.height * 0.14
            let waist = box.minY + box.height * 0.55
            path.move(to: CGPoint(x: box.midX, y: box.minY))
            path.addCurve(
                to: CGPoint(x: box.maxX, y: shoulder), control1: CGPoint(x: box.midX + box.width * 0.2, y: shoulder),
                control2: CGPoint(x: box.maxX - box.width * 0.2, y: shoulder))
            path.addLine(to: CGPoint(x: box.maxX, y: waist))
            path.addCurve(
                to: CGPoint(x: box.midX, y: box.maxY), control1: CGPoint(x: box.maxX, y: box.maxY - box.height * 0.2),
                control2: CGPoint(x: box.midX + box.width * 0.2, y: box.maxY - box.height * 0.06))
            path.addCurve(
                to: CGPoint(x: box.minX, y: waist),
                control1: CGPoint(x: box.midX - box.width * 0.2, y: box.maxY - box.height * 0.06),
                control2: CGPoint(x: box.minX, y: box.maxY - box.height * 0.2))
            path.addLine(to: CGPoint(x: box.minX, y: shoulder))
            path.addCurve(
                to: CGPoint(x: box.midX, y: box.minY), control1: CGPoint(x: box.minX + box.width * 0.2, y: shoulder),
                control2: CGPoint(x: box.midX - box.width * 0.2, y: shoulder))
            path.closeSubpath()
        }
    }

    /// A line from the top left to the bottom right, with a gap on its upper side.
    func slashed(_ symbol: SymbolShape) -> SymbolShape {
        let reach = max(symbol.bounds.width, symbol.bounds.height) / 2
        let middle = symbol.bounds.center
        func line(from offset: CGFloat, width: CGFloat) -> Path {
            var path = Path()
            path.move(to: CGPoint(x: middle.x - reach + offset, y: middle.y - reach - offset))
            path.addLine(to: CGPoint(x: middle.x + reach + offset, y: middle.y + reach - offset))
            return path.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round))
        }
        let shift = (lineWidth + measures.gap) / 2 * 0.7071
        var shape = symbol
        shape.layers.append(
            SymbolShape.Layer(path: line(from: shift, width: lineWidth + measures.gap), erases: true))
        let slash = line(from: 0, width: lineWidth)
        shape.layers.append(SymbolShape.Layer(path: slash))
        shape.bounds = symbol.bounds.union(slash.inkBounds)
        return shape
    }

    /// A small symbol at the bottom right, in a gap of its own.
    func badged(_ symbol: SymbolShape, _ badge: SymbolShape) -> SymbolShape {
        let side = measures.badgeScale
        let scale = side / max(badge.bounds.width, badge.bounds.height, 0.01)
        let centre = CGPoint(x: symbol.bounds.maxX - side * 0.3, y: symbol.bounds.maxY - side * 0.3)
        let mark = badge.placed(at: centre, scale: scale)
        let gap = Path(ellipseIn: mark.bounds.insetBy(dx: -measures.gap, dy: -measures.gap))
        var shape = symbol.onLevel(levels > 1 ? 1 : 0)
        shape.layers.append(SymbolShape.Layer(path: gap, erases: true))
        // What the badge erases of itself lies inside the gap, where nothing else is left.
        shape.layers += mark.layers
        shape.bounds = symbol.bounds.union(mark.bounds)
        return shape
    }

    /// With levels to tell apart, a glyph in a shape is split: its outermost contours are the shape.
    func layered(_ path: Path, _ name: String) -> SymbolShape {
        let parts = name.split(separator: ".")
        let isFilled = parts.last == "fill"
        let enclosures: Set<Substring> = [
            "circle", "square", "rectangle", "diamond", "shield", "seal", "octagon", "triangle",
        ]
        let last = isFilled ? parts.dropLast().last : parts.last
        guard levels > 1, parts.count > 1, let last, enclosures.contains(last) else { return SymbolShape(path) }
        let contours = path.contours.sorted { $0.inkBounds.area > $1.inkBounds.area }
        let count = isFilled ? 1 : 2
        guard contours.count > count else { return SymbolShape(path) }
        var (shell, rest) = (Path(), Path())
        for contour in contours.prefix(count) { shell.addPath(contour) }
        for contour in contours.dropFirst(count) { rest.addPath(contour) }
        let bounds = path.inkBounds
        return SymbolShape(
            layers: [SymbolShape.Layer(path: shell, level: 1), SymbolShape.Layer(path: rest)], bounds: bounds)
    }
}

extension Path {
    /// Its closed subpaths, each a path.
    fileprivate var contours: [Path] {
        var all: [Path] = []
        for element in elements {
            if case .move = element { all.append(Path()) }
            guard !all.isEmpty else { continue }
            switch element {
            case .move(let to): all[all.count - 1].move(to: to)
            case .line(let to): all[all.count - 1].addLine(to: to)
            case .quadCurve(let to, let control): all[all.count - 1].addQuadCurve(to: to, control: control)
            case .curve(let to, let first, let second):
                all[all.count - 1].addCurve(to: to, control1: first, control2: second)
            case .closeSubpath: all[all.count - 1].closeSubpath()
            }
        }
        return all
    }
}

extension CGRect {
    fileprivate var area: CGFloat { width * height }
}
