import AmbrotypeDrawing
import Foundation

/// Without a border the label takes the tint.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.modifier(ButtonTint(role: configuration.role, style: .text))
    }
}

/// In a widget the automatic style is a bordered one (documentation of interactive widgets).
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        BorderedButtonStyle().makeBody(configuration: configuration)
    }
}

/// The label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A grey or faintly tinted ground.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        BorderedButtonBody(label: configuration.label, role: configuration.role, isProminent: false)
    }
}

/// The tint as ground, white label.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        BorderedButtonBody(label: configuration.label, role: configuration.role, isProminent: true)
    }
}

/// Insets of a bordered button. 7 points above and below at regular size on iOS 26 measured (30 → 44 with a 20.33 line would be
/// 11.8; the measured label is 30 high); the other sizes are assumed.
private struct BorderedButtonBody: View {
    let label: PrimitiveButtonStyleConfiguration.Label
    let role: ButtonRole?
    let isProminent: Bool
    @Environment(\.controlSize) private var size
    @Environment(\.buttonBorderShape) private var border
    @Environment(\.systemVersion) private var systemVersion

    var body: some View {
        label
            .font(font)
            .modifier(ButtonTint(role: role, style: isProminent ? .onTint : .text))
            .padding(.horizontal, insets.horizontal)
            .padding(.vertical, insets.vertical)
            .modifier(ButtonGround(role: role, isProminent: isProminent, shape: shape))
    }

    private var font: Font {
        switch size {
        case .mini, .small: .subheadline
        case .regular, .large, .extraLarge: .body
        }
    }

    private var insets: (horizontal: CGFloat, vertical: CGFloat) {
        switch size {
        case .mini: (10, 4)
        case .small: (10, 4)
        case .regular: (12, 7)
        case .large: (20, 15)
        case .extraLarge: (24, 18)
        }
    }

    private var shape: AnyShape {
        switch border.kind {
        case .capsule: AnyShape(Capsule())
        case .circle: AnyShape(Circle())
        case .roundedRectangle(let radius): AnyShape(RoundedRectangle(cornerRadius: radius ?? defaultRadius))
        case .automatic:
            systemVersion >= 26 ? AnyShape(Capsule()) : AnyShape(RoundedRectangle(cornerRadius: defaultRadius))
        }
    }

    private var defaultRadius: CGFloat {
        switch size {
        case .mini, .small: 40
        case .regular: 8
        case .large, .extraLarge: 12
        }
    }
}

/// Colour of a button's label.
struct ButtonTint: PrimitiveModifier {
    enum Style {
        case text
        case onTint
    }

    let role: ButtonRole?
    let style: Style

    func apply<Content: View>(to content: Content, in context: ResolveContext) -> [Node] {
        var inner = context
        let environment = context.environment
        switch style {
        case .onTint: inner.environment.foregroundStyles = [.color(.white)]
        case .text:
            if role == .destructive {
                inner.environment.foregroundStyles = [.color(environment.systemColor("systemRed"))]
            } else {
                inner.environment.foregroundStyles = [environment.tint]
            }
        }
        if !environment.isEnabled {
            inner.environment.foregroundStyles = [environment.foreground(level: 2)]
        }
        return inner.resolve(content)
    }
}

/// The ground of a bordered button.
struct ButtonGround: ViewModifier {
    let role: ButtonRole?
    let isProminent: Bool
    let shape: AnyShape
    @Environment(\.isEnabled) private var isEnabled

    func body(content: Content) -> some View {
        content.background(ground, in: shape)
    }

    private var ground: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(FillShapeStyle().tertiary) }
        let tint = role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
        return isProminent ? tint : AnyShapeStyle(tint.opacity(0.15))
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    nonisolated public static var automatic: DefaultButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    nonisolated public static var plain: PlainButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    nonisolated public static var borderless: BorderlessButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    nonisolated public static var bordered: BorderedButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    nonisolated public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}
