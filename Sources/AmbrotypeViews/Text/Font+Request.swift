package import AmbrotypeText
package import Foundation

extension Font {
    /// What the text engine is asked for in an environment.
    package func request(in environment: EnvironmentValues) -> FontRequest {
        var request = baseRequest(at: environment.dynamicTypeSize)
        if environment.legibilityWeight == .bold { request.weight = min(request.weight + 200, 900) }
        for change in changes { apply(change, to: &request) }
        return request
    }

    /// Points of a text style in a text size.
    package static func pointSize(of style: TextStyle, at size: DynamicTypeSize) -> CGFloat {
        Typography.size(of: style, at: size).0
    }

    private func baseRequest(at size: DynamicTypeSize) -> FontRequest {
        switch base {
        case .style(let style, let design, let weight):
            let (points, pitch) = Typography.size(of: style, at: size)
            return FontRequest(
                design: (design ?? .default).engineDesign, size: points,
                weight: weight?.value ?? Typography.weight(of: style), linePitch: pitch)
        case .system(let points, let weight, let design):
            return FontRequest(
                design: (design ?? .default).engineDesign, size: max(points, 0.5), weight: weight?.value ?? 400)
        case .custom(let name, let points, let style):
            let scaled = style.map { (points * Typography.factor(of: $0, at: size)).rounded() } ?? points
            return FontRequest(family: name, size: max(scaled, 0.5))
        }
    }

    private func apply(_ change: Change, to request: inout FontRequest) {
        switch change {
        case .weight(let weight): request.weight = weight.value
        case .bold: request.weight = max(request.weight, boldWeight)
        case .italic: request.isItalic = true
        case .monospaced: request.design = .monospaced
        case .monospacedDigit: request.monospacedDigits = true
        case .smallCaps: request.smallCaps = true
        case .leading(let leading):
            request.leading = leading == .tight ? .tight : leading == .loose ? .loose : .standard
        case .width(let width): request.width = width.value
        case .design(let design): request.design = design.engineDesign
        }
    }

    /// What `bold()` makes of the font: semibold for some text styles (measured on callout), bold otherwise.
    private var boldWeight: Int {
        if case .style(let style, _, nil) = base { return Typography.boldWeight(of: style) }
        return 700
    }
}

extension Font.Design {
    var engineDesign: FontRequest.Design {
        switch self {
        case .default: .standard
        case .serif: .serif
        case .rounded: .rounded
        case .monospaced: .monospaced
        }
    }
}

/// Sizes of the text styles, from the typography table.
enum Typography {
    /// Point size and line pitch.
    static func size(of style: Font.TextStyle, at size: DynamicTypeSize) -> (CGFloat, CGFloat) {
        let row = SystemTables.typography.rows[style.rawValue] ?? SystemTables.typography.rows["largeTitle"]
        guard let cell = row?.sizes[size] else { preconditionFailure("typography.json lacks \(style) at \(size)") }
        return cell
    }

    static func weight(of style: Font.TextStyle) -> Int { number(SystemTables.typography.rows[style.rawValue]?.weight) }

    static func boldWeight(of style: Font.TextStyle) -> Int {
        number(SystemTables.typography.rows[style.rawValue]?.boldWeight ?? "bold")
    }

    /// Size at `size` over size at large.
    static func factor(of style: Font.TextStyle, at size: DynamicTypeSize) -> CGFloat {
        self.size(of: style, at: size).0 / self.size(of: style, at: .large).0
    }

    /// `UIFontMetrics`: the value times the style's factor, rounded to a third of a point.
    static func scaled(_ value: CGFloat, relativeTo style: Font.TextStyle, at size: DynamicTypeSize) -> CGFloat {
        size == .large ? value : (value * factor(of: style, at: size) * 3).rounded() / 3
    }

    private static func number(_ name: String?) -> Int {
        let names = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
        return ((name.flatMap { names.firstIndex(of: $0) } ?? 3) + 1) * 100
    }
}
