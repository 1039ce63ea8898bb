public import Foundation

/// A menu: iOS draws a no-entry sign for it in a widget.
public struct Menu<Label: View, Content: View>: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
    public var body: some View { UnsupportedView("Menu") }
}

extension Menu where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}

/// Content that is opened and closed: iOS draws a no-entry sign for it in a widget.
public struct DisclosureGroup<Label: View, Content: View>: View {
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {}
    public var body: some View { UnsupportedView("DisclosureGroup") }
}

extension DisclosureGroup where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {}
}

/// A way to another page: iOS draws a no-entry sign for it in a widget.
public struct NavigationLink<Label: View, Destination: View>: View {
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {}
    public init(destination: Destination, @ViewBuilder label: () -> Label) {}
    public var body: some View { UnsupportedView("NavigationLink") }
}

extension NavigationLink where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {}
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {}
}

/// A field for a date: iOS draws a no-entry sign for it in a widget.
public struct DatePicker<Label: View>: View {
    public init(
        selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {}
    public var body: some View { UnsupportedView("DatePicker") }
}

extension DatePicker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {}
}

/// Parts of a date that a field shows.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)
}

/// A field for a colour: iOS draws a no-entry sign for it in a widget.
public struct ColorPicker<Label: View>: View {
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {}
    public var body: some View { UnsupportedView("ColorPicker") }
}

/// A field for many lines: iOS draws a no-entry sign for it in a widget.
public struct TextEditor: View {
    public init(text: Binding<String>) {}
    public var body: some View { UnsupportedView("TextEditor") }
}

/// A field for a secret: iOS draws a no-entry sign for it in a widget.
public struct SecureField<Label: View>: View {
    public var body: some View { UnsupportedView("SecureField") }
}

extension SecureField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}
}

/// A button that shares: iOS draws a no-entry sign for it in a widget.
public struct ShareLink<Label: View>: View {
    public init(item: URL, @ViewBuilder label: () -> Label) {}
    public init(item: String, @ViewBuilder label: () -> Label) {}
    public var body: some View { UnsupportedView("ShareLink") }
}

extension ShareLink where Label == Text {
    public init(item: URL) {}
    public init(_ titleKey: LocalizedStringKey, item: URL) {}
}

/// Buttons in a row: iOS draws a no-entry sign for it in a widget.
public struct ControlGroup<Content: View>: View {
    public init(@ViewBuilder content: () -> Content) {}
    public var body: some View { UnsupportedView("ControlGroup") }
}
