public import Foundation

/// What a button does to the person's data, which some styles show.
public struct ButtonRole: Equatable, Sendable {
    let name: String
    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
    public static let confirm = ButtonRole(name: "confirm")
    public static let close = ButtonRole(name: "close")
}

/// A control that does something when tapped; here it is drawn and its tap area kept.
public struct Button<Label: View>: View {
    let role: ButtonRole?
    let target: String
    let label: Label

    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    @preconcurrency
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        (self.role, target, self.label) = (role, "button", label())
    }

    /// For an intent: `target` names it in the tap map.
    package init(role: ButtonRole? = nil, target: String, label: Label) {
        (self.role, self.target, self.label) = (role, target, label)
    }

    public var body: some View {
        StyledButton(role: role, label: StyledContent(label)).annotated(.action(target))
    }
}

extension Button where Label == Text {
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    @_disfavoredOverload @preconcurrency
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }

    @_disfavoredOverload @preconcurrency
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

struct StyledButton: View {
    let role: ButtonRole?
    let label: StyledContent
    @Environment(\.controlStyles) private var styles

    var body: some View {
        let inner = ButtonStyleConfiguration(role: role, label: .init(content: label), isPressed: false)
        if let style = styles.button { return style.erasedBody(inner) }
        let outer = PrimitiveButtonStyleConfiguration(role: role, label: .init(content: label))
        return (styles.primitiveButton ?? DefaultButtonStyle()).erasedBody(outer)
    }
}

public struct ButtonStyleConfiguration {
    public struct Label: View {
        let content: StyledContent
        public var body: some View { content }
    }

    public let role: ButtonRole?
    public let label: Label
    public let isPressed: Bool
}

public struct PrimitiveButtonStyleConfiguration {
    public struct Label: View {
        let content: StyledContent
        public var body: some View { content }
    }

    public let role: ButtonRole?
    public let label: Label
    public func trigger() {}
}

@MainActor @preconcurrency public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension ButtonStyle {
    func erasedBody(_ configuration: Configuration) -> AnyView { AnyView(makeBody(configuration: configuration)) }
}

extension PrimitiveButtonStyle {
    func erasedBody(_ configuration: Configuration) -> AnyView { AnyView(makeBody(configuration: configuration)) }
}

extension View {
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        environmentModifier {
            $0.controlStyles.button = style
            $0.controlStyles.primitiveButton = nil
        }
    }

    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        environmentModifier {
            $0.controlStyles.primitiveButton = style
            $0.controlStyles.button = nil
        }
    }

    public func controlSize(_ size: ControlSize) -> some View { environmentModifier { $0.controlSize = size } }

    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environmentModifier { $0.buttonBorderShape = shape }
    }
}

/// The outline of bordered buttons.
public struct ButtonBorderShape: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case automatic
        case capsule
        case roundedRectangle(CGFloat?)
        case circle
    }

    let kind: Kind
    public static let automatic = ButtonBorderShape(kind: .automatic)
    public static let capsule = ButtonBorderShape(kind: .capsule)
    public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))
    public static let circle = ButtonBorderShape(kind: .circle)
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .roundedRectangle(radius))
    }
}
