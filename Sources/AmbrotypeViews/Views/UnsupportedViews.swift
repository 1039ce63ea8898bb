import AmbrotypeDrawing
public import Foundation

/// A view that widgets cannot show: drawn as iOS draws it there, a red no-entry sign on yellow, and named in a diagnostic.
package struct UnsupportedView: PrimitiveView, Resolvable {
    let name: String

    package init(_ name: String) { self.name = name }

    package func resolve(in context: ResolveContext) -> [Node] {
        let inner = context.entering(name)
        context.session.report(
            .error, "unsupported-view", at: inner,
            "\(name) cannot be shown in a widget: iOS draws a no-entry sign in its place; show its content without it")
        return [Node(.unsupported(name: name), in: inner)]
    }
}

public struct ScrollView<Content: View>: View {
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {}
    public var body: some View { UnsupportedView("ScrollView") }
}

public struct List<SelectionValue, Content: View>: View {
    public var body: some View { UnsupportedView("List") }
}

extension List where SelectionValue == Never {
    public init(@ViewBuilder content: () -> Content) {}

    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {}

    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {}
}

public struct Form<Content: View>: View {
    public init(@ViewBuilder content: () -> Content) {}
    public var body: some View { UnsupportedView("Form") }
}

public struct Slider<Label: View, ValueLabel: View>: View {
    public var body: some View { UnsupportedView("Slider") }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {}
}

public struct Stepper<Label: View>: View {
    public var body: some View { UnsupportedView("Stepper") }
}

extension Stepper where Label == Text {
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
    ) {}

    public init(_ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {}
}

public struct TextField<Label: View>: View {
    public var body: some View { UnsupportedView("TextField") }
}

extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}
}

public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    public var body: some View { UnsupportedView("Picker") }
}

extension Picker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
    {}
}

public struct NavigationStack<Root: View>: View {
    public init(@ViewBuilder root: () -> Root) {}
    public var body: some View { UnsupportedView("NavigationStack") }
}

public struct NavigationView<Content: View>: View {
    public init(@ViewBuilder content: () -> Content) {}
    public var body: some View { UnsupportedView("NavigationView") }
}

public struct TabView<SelectionValue, Content: View>: View {
    public var body: some View { UnsupportedView("TabView") }
}

extension TabView where SelectionValue == Int {
    public init(@ViewBuilder content: () -> Content) {}
}

/// A picture from the network: a widget shows the state before anything came, and never gets further.
public struct AsyncImage<Content: View>: View {
    let content: Content

    public var body: some View { content.modifier(AsyncImageRemark()) }
}

extension AsyncImage where Content == Color {
    public init(url: URL?, scale: CGFloat = 1) { content = Color(system: "systemGray5") }
}

extension AsyncImage {
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.content = _ConditionalContent(storage: .falseContent(placeholder()))
    }

    public init(url: URL?, scale: CGFloat = 1, @ViewBuilder content: (AsyncImagePhase) -> Content) {
        self.content = content(.empty)
    }
}

public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

struct AsyncImageRemark: PrimitiveModifier {
    func apply<Content: View>(to content: Content, in context: ResolveContext) -> [Node] {
        let inner = context.entering("AsyncImage")
        context.session.report(
            .error, "async-image", at: inner,
            "an AsyncImage stays empty in a widget: load the picture in the timeline provider and show it with Image")
        return inner.resolve(content)
    }
}
