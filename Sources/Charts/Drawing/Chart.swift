public import AmbrotypeViews
public import Foundation

/// A chart of marks.
public struct Chart<Content: ChartContent>: View {
    let content: Content

    public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

    public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.content = ForEach(data, content: content)
    }

    public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> { self.content = ForEach(data, id: id, content: content) }

    public var body: some View { ChartFrame(gather: { content.gatherAll(into: &$0, traits: MarkTraits()) }) }
}

/// A chart in whatever size it is given.
struct ChartFrame: PrimitiveView, Resolvable {
    let gather: @MainActor (inout [MarkRecord]) -> Void

    func resolve(in context: ResolveContext) -> [Node] {
        let inner = context.entering("Chart")
        var marks: [MarkRecord] = []
        inner.evaluate { gather(&marks) }
        let layout = ChartLayout(
            marks: marks, settings: inner.environment.chartSettings, calendar: inner.environment.calendar,
            locale: inner.environment.locale,
            measure: { view in
                AmbrotypeViews.measure(inner.resolveOne(view), proposal: .unspecified, session: inner.session)
            })
        let content = GeometryContent { proxy in
            let chart = layout.placed(in: proxy.size)
            let picture = ChartPicture(chart: chart, size: proxy.size, settings: layout.settings)
            let node = inner.resolveOne(picture, alignment: .topLeading)
            return Node(.annotation(.custom(ChartReport(chart))), around: node, in: inner)
        }
        return [Node(.geometry(content), in: inner)]
    }
}
