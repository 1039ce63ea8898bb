import AmbrotypeViews

/// What a node of a template comes to: a view, or one of the values that have modifiers of their own before they become one.
@MainActor enum Built {
    case view(AnyView)
    case text(Text)
    case image(Image)
    case shape(any Shape)

    var anyView: AnyView {
        switch self {
        case .view(let view): return view
        case .text(let text): return AnyView(text)
        case .image(let image): return AnyView(image)
        case .shape(let shape): return AnyView(shape)
        }
    }

    /// For messages, with an article.
    var words: String {
        switch self {
        case .view: "a view"
        case .text: "a text"
        case .image: "a picture"
        case .shape: "a shape"
        }
    }
}

extension Built {
    /// Says where the document says it; views of the document's own keep the places of what is in them.
    func written(at place: SourcePlace) -> Built {
        let source = "\(place.file):\(place.line):\(place.column)"
        switch self {
        case .view(let view): return .view(AnyView(WrittenView(source: source, content: view)))
        case .text(var text):
            text.written = text.written ?? source
            return .text(text)
        case .image(var image):
            image.written = image.written ?? source
            return .image(image)
        case .shape: return self
        }
    }
}

/// A view and where its document says it; no node of its own.
struct WrittenView: View, Resolvable {
    let source: String
    let content: AnyView

    var body: some View { content }

    func resolve(in context: ResolveContext) -> [Node] { context.written(at: source).resolve(content) }
}

/// Several views where SwiftUI has a view builder's content: children of whatever holds them.
struct TemplateContent: View {
    let views: [AnyView]

    var body: some View {
        ForEach(Array(views.indices), id: \.self) { views[$0] }
    }
}
