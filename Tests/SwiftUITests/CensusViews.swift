import AppIntents
import SwiftUI
import UIKit

import WidgetKit

// One use of every view and of every way to make it that two or more of the counted widget extensions use.

struct CensusViews: View {
    @Namespace private var space
    let names = ["a", "b"]

    struct Named: Identifiable {
        let id: Int
    }

    var body: some View {
        Group {
            VStack(alignment: .leading, spacing: 2) { Spacer() }
            VStack(alignment: .center) { Divider() }
            VStack(spacing: 1) { Spacer(minLength: 2) }
            HStack(spacing: 2) { EmptyView() }
            HStack(alignment: .firstTextBaseline) { Text("x") }
            HStack(alignment: .top, spacing: 2) { Text("x") }
            HStack(alignment: .top, spacing: 2, content: { Text("x") })
            VStack(alignment: .leading, spacing: 2, content: { Text("x") })
            ZStack(alignment: .bottom) { AnyView(Text("x")) }
            HStack() { Text("x") }
        }
        Group {
            ForEach(names, id: \.self) { Text($0) }
            ForEach([Named(id: 1)]) { Text("\($0.id)") }
            ForEach(0..<3) { Text("\($0)") }
            ForEach(Array(names.enumerated()), id: \.offset) { Text($1) }
            GeometryReader { proxy in Text("\(proxy.size.width)").frame(width: proxy.size.width) }
            ViewThatFits { Text("x") }
            ViewThatFits(in: .horizontal) { Text("x") }
            Grid(alignment: .leading) { GridRow { Text("x") } }
            LazyVGrid(columns: [GridItem(.flexible()), GridItem(.fixed(3), spacing: 2)]) { Text("x") }
            LazyHGrid(rows: [GridItem()]) { Text("x") }
        }
        Group {
            Circle()
            Rectangle()
            Capsule(style: .continuous)
            RoundedRectangle(cornerRadius: 4, style: .continuous)
            ContainerRelativeShape()
            Path { $0.move(to: .zero) }
            LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom)
            LinearGradient(colors: [.red], startPoint: UnitPoint(x: 0, y: 0), endPoint: .trailing)
            RadialGradient(
                gradient: Gradient(stops: [.init(color: .red, location: 0)]), center: .center, startRadius: 0,
                endRadius: 9)
            AngularGradient(gradient: Gradient(colors: [.red]), center: .center, angle: Angle(degrees: 3))
        }
        Group {
            Color(red: 1, green: 0, blue: 0)
            Color(red: 1, green: 0, blue: 0, opacity: 0.5)
            Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 0.5)
            Color("name")
            Color(uiColor: .systemBackground)
            Color(UIColor.label)
            Color(.secondarySystemBackground)
            Color(white: 0.5)
            Color(hue: 0.1, saturation: 1, brightness: 1)
        }
        Group {
            Image("name")
            Image(systemName: "star")
            Image(uiImage: UIImage())
            Image("name", bundle: .main)
            Link(destination: URL(string: "a:b")!) { Text("x") }
            Link("x", destination: URL(string: "a:b")!)
            Link(destination: URL(string: "a:b")!, label: { Text("x") })
            Label {
                Text("x")
            } icon: {
                Image(systemName: "star")
            }
            Button("x") {}
            Button(action: {}) { Text("x") }
        }
        Group {
            Button(intent: CensusIntent()) { Text("x") }
            Button(intent: CensusIntent(), label: { Text("x") })
            Button("x", intent: CensusIntent())
            Toggle(isOn: true, intent: CensusIntent()) { Text("x") }
            ProgressView(
                timerInterval: Date()...Date(), countsDown: true, label: { Text("x") }, currentValueLabel: { Text("y") }
            )
            ProgressView(timerInterval: Date()...Date(), countsDown: false) { Text("x") }
            ProgressView(value: 1, total: 3) { Text("x") }
            ProgressView(value: 1, total: 3)
            AccessoryWidgetBackground()
            Gauge(value: 1, in: 0...3) {
                Text("l")
            } currentValueLabel: {
                Text("c")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("3")
            }
        }
        Group {
            ScrollView { Text("x") }
            TimelineView(.everyMinute) { context in Text(context.date, style: .time) }
            AsyncImage(url: nil)
            GroupBox { Text("x") }
            Section("h") { Text("x") }
            LazyVStack(alignment: .leading, spacing: 2) { Text("x") }
            EmptyView()
        }
    }
}

struct CensusIntent: AppIntent {
    static var title: LocalizedStringResource = "Title"
    static var description = IntentDescription("Description")

    @Parameter(title: "Name") var name: String

    init() {}

    func perform() async throws -> some IntentResult { .result() }
}

struct CensusArrow: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        return path
    }
}

struct CensusCapsuleStyle: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View { Text("\(configuration.fractionCompleted ?? 0)") }
}

struct CensusRow: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.forEach { $0.place(at: bounds.origin, proposal: .unspecified) }
    }
}

private struct CensusKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    var isCensus: Bool {
        get { self[CensusKey.self] }
        set { self[CensusKey.self] = newValue }
    }
}

struct CensusModifier: ViewModifier {
    func body(content: Content) -> some View { content.environment(\.isCensus, true) }
}
