import AmbrotypeDrawing
import Foundation

public struct DefaultGaugeStyle: GaugeStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
}

/// A bar with its label above, the bounds beside it and the value below.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            configuration.label
            HStack(spacing: 8) {
                configuration.minimumValueLabel
                LinearBar(fraction: configuration.value, height: 4, track: AnyShapeStyle(FillShapeStyle()))
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel
        }
    }
}

/// A bar with the bounds beside it, for accessory widgets; its track is the tint at 30 %.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            configuration.label
            HStack(spacing: 4) {
                configuration.minimumValueLabel
                LinearBar(
                    fraction: configuration.value, height: 6, track: AnyShapeStyle(TintShapeStyle().opacity(0.3)))
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel
        }
    }
}

/// A line in the tint with a knob at the value, between its bounds.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 4) {
            if let minimum = configuration.minimumValueLabel { minimum } else { configuration.label }
            KnobLine(fraction: configuration.value)
            configuration.maximumValueLabel
        }
    }
}

/// The line of a linear gauge, punched out around its knob.
private struct KnobLine: View {
    let fraction: Double

    var body: some View {
        Capsule().fill(.tint)
            .frame(height: RingMetrics.stroke)
            .overlay {
                GeometryReader { proxy in
                    let x = RingMetrics.stroke / 2 + (proxy.size.width - RingMetrics.stroke) * CGFloat(fraction)
                    Knob().position(x: x, y: proxy.size.height / 2)
                }
            }
            .compositingGroup()
    }
}

/// A dot a little wider than the ring, in a transparent ring.
private struct Knob: View {
    var body: some View {
        ZStack {
            Circle().fill(.black)
                .frame(
                    width: RingMetrics.knob + 2 * RingMetrics.knobGap,
                    height: RingMetrics.knob + 2 * RingMetrics.knobGap
                )
                .blendMode(.destinationOut)
            Circle().fill(.tint).frame(width: RingMetrics.knob, height: RingMetrics.knob)
        }
    }
}

/// Figures of the round accessory gauges, measured on Apple-rendered pictures at 3x.
enum RingMetrics {
    /// Outer diameter, points, where nothing narrower is proposed.
    static let diameter: CGFloat = 58
    /// Width of the ring, read from the coverage of its edges; the same share of smaller rings.
    static let stroke: CGFloat = 5.5
    /// Diameter of the knob, and the transparent ring around it.
    static let knob: CGFloat = 5.85
    static let knobGap: CGFloat = 2.1
    /// Degrees from 12 o'clock to either end, with and without bounds labels.
    static let sweepWithLabels = 120.0
    static let sweep = 135.0
    /// The track's brightness against its tint: (48, 209, 88) becomes (17, 73, 31).
    static let trackOpacity = 0.35
    /// Room for the value inside the open ring: "68%" at 22 points shrinks to 18.3, which is 41.2 wide.
    static let valueWidth: CGFloat = 41
    /// The value stands this much above the ring's centre.
    static let valueRise: CGFloat = 1
    /// From the outer edge of the lower bound's label to that of the upper's, and how far their middle lies below the centre.
    static let boundsWidth: CGFloat = 36
    static let boundsDrop: CGFloat = 19.33
    /// Side of the square inside the closed ring, half its diameter: a stack asking for 30 points was squeezed to 29.
    static let centerSide: CGFloat = 29
}

/// An open ring with a knob at the value; the bounds stand at its ends.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        let hasBounds = configuration.minimumValueLabel != nil
        let half = hasBounds ? RingMetrics.sweepWithLabels : RingMetrics.sweep
        ZStack {
            // Rings run clockwise in every reading direction (assumed).
            OpenRing(half: half, fraction: configuration.value).environment(\.layoutDirection, .leftToRight)
            Group {
                if let value = configuration.currentValueLabel { value } else { configuration.label }
            }
            .font(.system(size: 22, weight: .semibold))
            .minimumScaleFactor(0.3)
            .lineLimit(1)
            .frame(width: RingMetrics.valueWidth, height: 34)
            .offset(y: -RingMetrics.valueRise)
            if hasBounds {
                boundsLabels(configuration).environment(\.layoutDirection, .leftToRight)
            } else if configuration.currentValueLabel != nil {
                configuration.label.font(.system(size: 11)).lineLimit(1).minimumScaleFactor(0.5)
                    .frame(width: 26, height: 14).offset(y: 21)
            }
        }
        .frame(width: RingMetrics.diameter, height: RingMetrics.diameter)
    }

    /// The bounds at the edges of a strip between the ring's ends. (Measured: 11 points, medium; "0" and "100" 36 points apart
    /// from edge to edge; whether they would stand as far apart were they narrower is assumed.)
    private func boundsLabels(_ configuration: Configuration) -> some View {
        HStack(spacing: 0) {
            configuration.minimumValueLabel
            Spacer(minLength: 2)
            configuration.maximumValueLabel
        }
        .font(.system(size: 11, weight: .medium))
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .frame(width: RingMetrics.boundsWidth)
        .offset(y: RingMetrics.boundsDrop)
    }
}

private struct OpenRing: View {
    let half: Double
    let fraction: Double

    var body: some View {
        let angle = Angle(degrees: -90 - half + 2 * half * fraction)
        let radius = (RingMetrics.diameter - RingMetrics.stroke) / 2
        ZStack {
            Circle()
                .inset(by: RingMetrics.stroke / 2)
                .trim(from: 0, to: CGFloat(half / 180))
                .stroke(.tint, style: StrokeStyle(lineWidth: RingMetrics.stroke, lineCap: .round))
                .rotationEffect(.degrees(-90 - half))
            Knob().offset(
                x: radius * CGFloat(cos(angle.radians)), y: radius * CGFloat(sin(angle.radians)))
        }
        .frame(width: RingMetrics.diameter, height: RingMetrics.diameter)
        .compositingGroup()
    }
}

/// A closed ring filled clockwise from the top.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        CapacityRing(fraction: configuration.value) {
            if let value = configuration.currentValueLabel { value } else { configuration.label }
        }
    }
}

/// The ring of a capacity gauge or a round progress view, with a label inside.
struct CapacityRing<Center: View>: View {
    let fraction: Double
    let center: Center

    init(fraction: Double, @ViewBuilder center: () -> Center) { (self.fraction, self.center) = (fraction, center()) }

    var body: some View {
        ShrinkingRing {
            Circle()
                .inset(by: RingMetrics.stroke / 2)
                .stroke(.tint.opacity(RingMetrics.trackOpacity), lineWidth: RingMetrics.stroke)
            Circle()
                .inset(by: RingMetrics.stroke / 2)
                .trim(from: 0, to: CGFloat(fraction))
                .stroke(.tint, style: StrokeStyle(lineWidth: RingMetrics.stroke, lineCap: .round))
                .rotationEffect(.degrees(-90))
            center
                .font(.system(size: 17, weight: .semibold))
                .minimumScaleFactor(0.3)
                .frame(width: RingMetrics.centerSide, height: RingMetrics.centerSide)
        }
    }
}

/// A drawing of the ring's own size, made smaller as a whole where less is offered (assumed; rings in the Dynamic Island are
/// smaller than those of an accessory).
struct ShrinkingRing<Content: View>: View {
    let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View {
        GeometryReader { proxy in
            let side = min(proxy.size.width, proxy.size.height)
            ZStack { content }
                .environment(\.layoutDirection, .leftToRight)
                .frame(width: RingMetrics.diameter, height: RingMetrics.diameter)
                .scaleEffect(side / RingMetrics.diameter, anchor: .topLeading)
                .frame(width: side, height: side, alignment: .topLeading)
        }
        .aspectRatio(1, contentMode: .fit)
        .frame(
            idealWidth: RingMetrics.diameter, maxWidth: RingMetrics.diameter, idealHeight: RingMetrics.diameter,
            maxHeight: RingMetrics.diameter)
    }
}
