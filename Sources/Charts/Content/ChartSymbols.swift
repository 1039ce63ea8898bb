public import AmbrotypeViews
public import Foundation

/// A shape that stands for a value.
public protocol ChartSymbolShape: Shape {
    nonisolated var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
    nonisolated public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

extension Circle: ChartSymbolShape {}

/// The built-in symbols.
public struct BasicChartSymbolShape: ChartSymbolShape {
    enum Kind: CaseIterable {
        case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
    }

    let kind: Kind

    nonisolated public static let circle = BasicChartSymbolShape(kind: .circle)
    nonisolated public static let square = BasicChartSymbolShape(kind: .square)
    nonisolated public static let triangle = BasicChartSymbolShape(kind: .triangle)
    nonisolated public static let diamond = BasicChartSymbolShape(kind: .diamond)
    nonisolated public static let pentagon = BasicChartSymbolShape(kind: .pentagon)
    nonisolated public static let plus = BasicChartSymbolShape(kind: .plus)
    nonisolated public static let cross = BasicChartSymbolShape(kind: .cross)
    nonisolated public static let asterisk = BasicChartSymbolShape(kind: .asterisk)

    nonisolated public func path(in rect: CGRect) -> Path {
        switch kind {
        case .circle: Path(ellipseIn: rect)
        case .square: Path(rect.insetBy(dx: rect.width * 0.06, dy: rect.height * 0.06))
        case .triangle: polygon(3, in: rect)
        case .diamond: polygon(4, in: rect)
        case .pentagon: polygon(5, in: rect)
        case .plus: spokes(4, turnedBy: 0, in: rect)
        case .cross: spokes(4, turnedBy: .pi / 4, in: rect)
        case .asterisk: spokes(6, turnedBy: .pi / 6, in: rect)
        }
    }

    nonisolated private func point(_ angle: CGFloat, in rect: CGRect) -> CGPoint {
        let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
        return CGPoint(x: rect.midX + sine * rect.width / 2, y: rect.midY - cosine * rect.height / 2)
    }

    nonisolated private func polygon(_ corners: Int, in rect: CGRect) -> Path {
        var path = Path()
        path.addLines((0..<corners).map { point(CGFloat($0) * 2 * .pi / CGFloat(corners), in: rect) })
        path.closeSubpath()
        return path
    }

    nonisolated private func spokes(_ count: Int, turnedBy turn: CGFloat, in rect: CGRect) -> Path {
        var path = Path()
        for index in 0..<count / 2 {
            let angle = turn + CGFloat(index) * 2 * .pi / CGFloat(count)
            path.move(to: point(angle, in: rect))
            path.addLine(to: point(angle + .pi, in: rect))
        }
        return path.strokedPath(StrokeStyle(lineWidth: rect.width * 0.25))
    }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    nonisolated public static var circle: BasicChartSymbolShape { .circle }
    nonisolated public static var square: BasicChartSymbolShape { .square }
    nonisolated public static var triangle: BasicChartSymbolShape { .triangle }
    nonisolated public static var diamond: BasicChartSymbolShape { .diamond }
    nonisolated public static var pentagon: BasicChartSymbolShape { .pentagon }
    nonisolated public static var plus: BasicChartSymbolShape { .plus }
    nonisolated public static var cross: BasicChartSymbolShape { .cross }
    nonisolated public static var asterisk: BasicChartSymbolShape { .asterisk }
}

extension ChartSymbolShape {
    /// The outline of the symbol only.
    nonisolated public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
        BorderedSymbol(shape: self, lineWidth: lineWidth)
    }
}

struct BorderedSymbol<Base: ChartSymbolShape>: ChartSymbolShape {
    let shape: Base
    let lineWidth: CGFloat

    nonisolated func path(in rect: CGRect) -> Path {
        shape.path(in: rect.insetBy(dx: lineWidth / 2, dy: lineWidth / 2))
            .strokedPath(StrokeStyle(lineWidth: lineWidth))
    }
}

/// A symbol of a hidden kind: a shape or a view.
enum AnyChartSymbol {
    case shape(@Sendable (CGRect) -> Path)
    case view(AnyView)
    case none

    init<S: ChartSymbolShape>(_ shape: S) { self = .shape { shape.path(in: $0) } }
}
