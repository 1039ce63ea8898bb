import AmbrotypeDrawing
public import AmbrotypeViews

/// The standard ground of a circular or rectangular accessory; empty anywhere else (documentation).
///
/// Its opacity is not published: white at 12 % is assumed, which the vibrant mode keeps as a faint lightening.
@MainActor @preconcurrency public struct AccessoryWidgetBackground: View {
    @Environment(\.widgetFamily) private var family

    public init() {}

    public var body: some View {
        if shows { Rectangle().fill(Color.white.opacity(0.12)) }
    }

    private var shows: Bool {
        switch family {
        case .accessoryCircular, .accessoryCorner, .accessoryRectangular: true
        default: false
        }
    }
}
