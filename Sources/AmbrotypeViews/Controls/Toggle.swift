/// A switch; in a widget it is drawn in the state it has.
public struct Toggle<Label: View>: View {
    let isOn: Bool
    let target: String
    let label: Label

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn.wrappedValue, target: "toggle", label: label())
    }

    /// For an intent: `target` names it in the tap map.
    package init(isOn: Bool, target: String, label: Label) {
        (self.isOn, self.target, self.label) = (isOn, target, label)
    }

    public var body: some View { StyledToggle(isOn: isOn, label: StyledContent(label)).annotated(.action(target)) }
}

extension Toggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

struct StyledToggle: View {
    let isOn: Bool
    let label: StyledContent
    @Environment(\.controlStyles) private var styles

    var body: some View {
        let configuration = ToggleStyleConfiguration(label: .init(content: label), isOnValue: isOn)
        return (styles.toggle ?? DefaultToggleStyle()).erasedBody(configuration)
    }
}

public struct ToggleStyleConfiguration {
    public struct Label: View {
        let content: StyledContent
        public var body: some View { content }
    }

    public let label: Label
    let isOnValue: Bool
    public var isOn: Bool {
        get { isOnValue }
        nonmutating set {}
    }
    public var isMixed: Bool { false }
}

@MainActor @preconcurrency public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension ToggleStyle {
    func erasedBody(_ configuration: Configuration) -> AnyView { AnyView(makeBody(configuration: configuration)) }
}

/// Automatic is a switch in an app and a button in a widget; drawn as the switch unless a style says otherwise.
public struct DefaultToggleStyle: ToggleStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggleStyle().makeBody(configuration: configuration)
    }
}

/// Label, room, and the switch: 51 × 31 points before iOS 26, 63 × 28 from there on, knob 2 points inside.
public struct SwitchToggleStyle: ToggleStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Spacer()
            Switch(isOn: configuration.isOn)
        }
    }
}

private struct Switch: View {
    let isOn: Bool
    @Environment(\.systemVersion) private var systemVersion

    var body: some View {
        let isWide = systemVersion >= 26
        let size = isWide ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31)
        let knob = isWide ? CGSize(width: 38, height: 24) : CGSize(width: 27, height: 27)
        Capsule().fill(isOn ? AnyShapeStyle(Color.green) : AnyShapeStyle(FillShapeStyle().secondary))
            .frame(width: size.width, height: size.height)
            .overlay(alignment: isOn ? .trailing : .leading) {
                Capsule().fill(.white)
                    .frame(width: knob.width, height: knob.height)
                    .shadow(color: .black.opacity(0.15), radius: 4, y: 2)
                    .padding(2)
            }
    }
}

/// A button that is filled while it is on.
public struct ButtonToggleStyle: ToggleStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.horizontal, 12)
            .padding(.vertical, 7)
            .modifier(ButtonTint(role: nil, style: configuration.isOn ? .onTint : .text))
            .modifier(ButtonGround(role: nil, isProminent: configuration.isOn, shape: AnyShape(Capsule())))
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    nonisolated public static var automatic: DefaultToggleStyle { .init() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
    nonisolated public static var `switch`: SwitchToggleStyle { .init() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
    nonisolated public static var button: ButtonToggleStyle { .init() }
}

extension View {
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        environmentModifier { $0.controlStyles.toggle = style }
    }
}
