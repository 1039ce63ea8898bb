/// Content under a heading, in a filled rounded box.
public struct GroupBox<Label: View, Content: View>: View {
    let label: Label
    let content: Content

    public var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            label.font(.headline)
            content
        }
        .padding(16)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color(system: "secondarySystemBackground"), in: RoundedRectangle(cornerRadius: 8))
    }
}

extension GroupBox where Label == EmptyView {
    public init(@ViewBuilder content: () -> Content) { (label, self.content) = (EmptyView(), content()) }
}

extension GroupBox {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.label, self.content) = (label(), content())
    }
}

extension GroupBox where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        (label, self.content) = (Text(titleKey), content())
    }
}

/// Content with a header and a footer, one after the other.
public struct Section<Parent: View, Content: View, Footer: View>: View {
    let header: Parent
    let content: Content
    let footer: Footer

    public var body: some View {
        header
        content
        footer
    }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) {
        (header, self.content, footer) = (EmptyView(), content(), EmptyView())
    }
}

extension Section where Parent == Text, Footer == EmptyView {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        (header, self.content, footer) = (Text(titleKey), content(), EmptyView())
    }
}

extension Section where Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        (self.header, self.content, footer) = (header(), content(), EmptyView())
    }
}

extension Section {
    /// The form of SwiftUI's first years.
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        (self.header, self.content, self.footer) = (header, content(), footer)
    }

    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) { (self.header, self.content, self.footer) = (header(), content(), footer()) }
}

extension Section where Footer == EmptyView {
    /// The form of SwiftUI's first years.
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        (self.header, self.content, footer) = (header, content(), EmptyView())
    }
}

/// A label with a value at the other end of the row (measured: the ends of the row).
public struct LabeledContent<Label: View, Content: View>: View {
    let label: Label
    let content: Content

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.label, self.content) = (label(), content())
    }

    public var body: some View {
        HStack {
            VStack(alignment: .leading) { label }
            Spacer().layoutPriority(-1)
            HStack { content }.foregroundStyle(.secondary)
        }
    }
}

extension LabeledContent where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    @_disfavoredOverload
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(content: { Text(value) }, label: { Text(titleKey) })
    }
}
