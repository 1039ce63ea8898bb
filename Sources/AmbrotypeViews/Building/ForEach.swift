/// Views made from the elements of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    let identify: (Data.Element) -> ID

    /// For builders of other modules, whose content is no view.
    package init(data: Data, content: @escaping (Data.Element) -> Content, identify: @escaping (Data.Element) -> ID) {
        (self.data, self.content, self.identify) = (data, content, identify)
    }
}

extension ForEach: View, PrimitiveView where Content: View {}

extension ForEach where Content: View {
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
        self.init(data: data, content: content, identify: { $0[keyPath: id] })
    }
}

extension ForEach where Content: View, ID == Data.Element.ID, Data.Element: Identifiable {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, identify: { $0.id })
    }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, identify: { $0 })
    }
}

extension ForEach: Resolvable where Content: View {
    package func resolve(in context: ResolveContext) -> [Node] {
        var nodes: [Node] = []
        for (index, element) in data.enumerated() {
            let view = context.evaluate { content(element) }
            nodes += context.child(index).resolve(view)
        }
        return nodes
    }
}
