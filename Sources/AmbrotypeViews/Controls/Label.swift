/// A title with an icon.
public struct Label<Title: View, Icon: View>: View {
    let title: Title
    let icon: Icon

    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        (self.title, self.icon) = (title(), icon())
    }

    public var body: some View { StyledLabel(title: StyledContent(title), icon: StyledContent(icon)) }
}

extension Label where Title == Text, Icon == Image {
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(name) })
    }

    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}

struct StyledLabel: View {
    let title: StyledContent
    let icon: StyledContent
    @Environment(\.controlStyles) private var styles

    var body: some View {
        let configuration = LabelStyleConfiguration(title: .init(content: title), icon: .init(content: icon))
        return (styles.label ?? DefaultLabelStyle()).erasedBody(configuration)
    }
}

public struct LabelStyleConfiguration {
    public struct Title: View {
        let content: StyledContent
        public var body: some View { content }
    }

    public struct Icon: View {
        let content: StyledContent
        public var body: some View { content }
    }

    public let title: Title
    public let icon: Icon
}

@MainActor @preconcurrency public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension LabelStyle {
    func erasedBody(_ configuration: Configuration) -> AnyView {
        AnyView(makeBody(configuration: configuration).environmentModifier { $0.controlStyles.label = nil })
    }
}

/// Icon and title in a row, on one baseline. The distance follows the font: 4 points at body and smaller in a widget are not
/// published; 8 at every size until measured otherwise, except that the icon stands in a box of its own width.
public struct TitleAndIconLabelStyle: LabelStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: nil) {
            configuration.icon
            configuration.title
        }
    }
}

public struct DefaultLabelStyle: LabelStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

public struct IconOnlyLabelStyle: LabelStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

public struct TitleOnlyLabelStyle: LabelStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
    nonisolated public static var automatic: DefaultLabelStyle { .init() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
    nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
    nonisolated public static var iconOnly: IconOnlyLabelStyle { .init() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
    nonisolated public static var titleOnly: TitleOnlyLabelStyle { .init() }
}

extension View {
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        environmentModifier { $0.controlStyles.label = style }
    }

    public func labelsHidden() -> some View { environmentModifier { $0.hidesLabels = true } }
}
