import AppIntents
import Charts
import SwiftUI
import WidgetKit

// One use of every modifier and every form of it that two or more of the counted widget extensions use. That this file compiles is the
// test; `CensusTests` draws it too. The names and counts are in scripts/support/census.csv.

struct CensusLayout: View {
    let isWide = true

    var body: some View {
        VStack {
            Text("a").padding().padding(4).padding(.horizontal, 8).padding([.top, .bottom], 2)
                .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).padding(.leading)
            Text("b").frame(width: 10, height: 10).frame(height: 20).frame(width: 20)
                .frame(maxWidth: .infinity, alignment: .leading).frame(maxWidth: .infinity, maxHeight: .infinity)
                .frame(maxWidth: .infinity)
            Text("c").frame(maxWidth: 30, maxHeight: 30, alignment: .topLeading)
                .frame(width: 10, height: 10, alignment: .center)
            Text("d").frame(maxHeight: .infinity).frame(maxHeight: 20, alignment: .top)
                .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .leading)
            Text("e").frame(height: 10, alignment: .bottom).frame(width: 10, alignment: .leading)
                .frame(minHeight: 1, maxHeight: 2).frame(minWidth: 1).frame(minWidth: 1, maxWidth: 2)
            Text("f").frame(maxWidth: 10, minHeight: 1, maxHeight: 2).frame(minWidth: 1, alignment: .leading)
                .frame(minWidth: 1, maxWidth: 2, alignment: .leading)
                .frame(minWidth: 1, maxWidth: 2, minHeight: 1, maxHeight: 2)
            Text("g").offset(x: 1).offset(x: 1, y: 2).offset(y: 1).fixedSize().fixedSize(
                horizontal: false, vertical: true
            )
            .layoutPriority(1).zIndex(1)
            Image(systemName: "star").resizable().scaledToFit().scaledToFill().aspectRatio(contentMode: .fit)
                .aspectRatio(1, contentMode: .fill).aspectRatio(CGSize(width: 1, height: 2), contentMode: .fit)
            Text("h").ignoresSafeArea().contentMargins(.all, 4, for: .scrollContent).position(x: 1, y: 1)
            Text("i").alignmentGuide(.leading) { $0[.leading] }.id(3).hidden().tag(1)
        }
    }
}

struct CensusLooks: View {
    @Environment(\.colorScheme) var scheme

    var body: some View {
        VStack {
            Text("a").foregroundColor(.red).foregroundStyle(.secondary).foregroundStyle(.red, .blue).background(
                Color.red
            )
            .background().background { Color.blue }.background(.ultraThinMaterial, in: Capsule()).opacity(0.5)
            Text("b").cornerRadius(8).clipShape(RoundedRectangle(cornerRadius: 8)).clipped().overlay(Circle())
                .overlay(alignment: .topTrailing) { Circle() }.overlay { Circle() }.mask(Circle()).mask { Circle() }
            Text("c").shadow(color: .black, radius: 2, x: 0, y: 1).shadow(radius: 4).blur(radius: 1).border(.red)
                .border(Color.red, width: 2).blendMode(.multiply).tint(.green)
            Text("d").rotationEffect(.degrees(10)).scaleEffect(2).scaleEffect(x: 1, y: 2, anchor: .top)
                .scaleEffect(x: 1, y: 2).redacted(reason: .placeholder).unredacted().privacySensitive()
                .invalidatableContent()
            Circle().trim(from: 0, to: 0.5).stroke(Color.red, lineWidth: 2)
            Circle().stroke(.blue, style: StrokeStyle(lineWidth: 2, lineCap: .round))
            Circle().strokeBorder(.red, lineWidth: 2).fill(.blue)
            Circle().stroke(style: StrokeStyle(lineWidth: 1, dash: [2]))
            RoundedRectangle(cornerRadius: 4).rotation(.degrees(4)).fill(Color.red).frame(in: .zero)
        }
        .environment(\.colorScheme, .dark)
        .preferredColorScheme(.dark)
    }
}

extension View {
    /// A name of the counted sources' own, as many have it.
    fileprivate func frame(in rect: CGRect) -> some View { frame(width: rect.width, height: rect.height) }
}

struct CensusTexts: View {
    var body: some View {
        VStack {
            Text("a").font(.caption).font(.system(size: 12)).font(.system(size: 12, weight: .bold, design: .rounded))
                .font(.system(.body, design: .monospaced)).font(.custom("Menlo", size: 10)).fontWeight(.semibold).bold()
                .italic().monospacedDigit().strikethrough().underline().kerning(1).tracking(1).baselineOffset(1)
            Text("b").lineLimit(1).multilineTextAlignment(.center).minimumScaleFactor(0.5).truncationMode(.middle)
                .lineSpacing(2).textCase(.uppercase).allowsTightening(true).fontDesign(.rounded).fontWidth(.condensed)
                .dynamicTypeSize(.large).dynamicTypeSize(...DynamicTypeSize.xxLarge).lineLimit(1...2)
            Text(Date(), style: .timer)
            Text(timerInterval: Date()...Date(), countsDown: true)
            Text(timerInterval: Date()...Date(), pauseTime: nil, countsDown: true, showsHours: false)
            Text(verbatim: "v") + Text("c", comment: "for translators").bold()
            Text("\(3.5, specifier: "%.1f") \(Date(), style: .time) \(3, format: .number)")
            Text(3, format: .percent)
            Text("now").contentTransition(.numericText()).contentTransition(.numericText(countsDown: true))
            Label("title", systemImage: "star").labelStyle(.iconOnly).imageScale(.large)
            Label("title", image: "cup")
            Image(systemName: "star").symbolRenderingMode(.palette).symbolVariant(.fill).renderingMode(.template)
        }
    }
}

extension View {
    fileprivate func renderingMode(_ mode: Image.TemplateRenderingMode) -> some View { self }
}

struct CensusStillness: View {
    @State private var isOn = false

    var body: some View {
        Text("a").animation(.easeIn, value: isOn).animation(.default).transition(.opacity).onAppear { isOn = true }
            .onDisappear {}.task {}.onChange(of: isOn) { _ in }.onChange(of: isOn) {}.allowsHitTesting(false)
            .accessibilityLabel("a").accessibilityLabel(Text("a")).accessibilityValue("b").accessibilityHidden(true)
            .accessibilityElement(children: .combine).accessibilityElement().accessibilityHint("h")
            .accessibilityAddTraits(.isButton).disabled(false).buttonStyle(.plain).onTapGesture {}
    }
}

struct CensusWidgets: View {
    @Environment(\.widgetFamily) var family
    @Environment(\.widgetRenderingMode) var mode
    @Environment(\.activityFamily) var activityFamily
    @Environment(\.redactionReasons) var reasons
    @Environment(\.showsWidgetContainerBackground) var showsBackground
    @Environment(\.dynamicTypeSize) var typeSize
    @Environment(\.sizeCategory) var sizeCategory
    @Environment(\.isLuminanceReduced) var isDimmed
    @Environment(\.displayScale) var scale
    @Environment(\.calendar) var calendar
    @Environment(\.openURL) var openURL
    @Environment(\.layoutDirection) var direction

    var body: some View {
        VStack {
            Text("a").widgetURL(URL(string: "a:b")).widgetAccentable().widgetAccentable(false)
                .containerBackground(.red, for: .widget).containerBackground(for: .widget) { Color.red }
            Image("cup").resizable().widgetAccentedRenderingMode(.fullColor)
            Gauge(value: 0.5) { Text("g") }.gaugeStyle(.accessoryCircular).gaugeStyle(.accessoryLinear)
            Gauge(value: 5, in: 0...10) { Text("g") }.gaugeStyle(.accessoryCircularCapacity)
            ProgressView(value: 0.5).progressViewStyle(.linear).progressViewStyle(.circular)
            Text("b").activityBackgroundTint(.red).activitySystemActionForegroundColor(.blue)
                .previewContext(WidgetPreviewContext(family: .systemSmall)).previewDisplayName("b")
                .previewLayout(.sizeThatFits).modifier(EmptyModifier())
            Text(mode == .vibrant || mode == .accented ? "flat" : "full").dynamicIsland(
                verticalPlacement: .belowIfTooWide)
        }
    }
}
