public import AmbrotypeViews

/// What a widget's views can ask about the widget they are in.
package struct WidgetSurroundings: Sendable {
    package var family: WidgetFamily = .systemSmall
    package var renderingMode: WidgetRenderingMode = .fullColor
    package var showsContainerBackground = true
    package var contentMargins = EdgeInsets()
    package var showsLabel = false
    package var activityFamily: ActivityFamily = .medium
    package var activityFamilies: Set<ActivityFamily> = []
    package var isActivityFullscreen = false
    package var isActivityUpdateReduced = false
    package var levelOfDetail: LevelOfDetail = .default

    package init() {}
}

private struct WidgetSurroundingsKey: EnvironmentKey {
    static let defaultValue = WidgetSurroundings()
}

/// The environment key of the families a Live Activity declares.
public struct SupportedActivityFamiliesEnvironmentKey: EnvironmentKey {
    public static var defaultValue: Set<ActivityFamily> { [] }
}

extension EnvironmentValues {
    package var widget: WidgetSurroundings {
        get { self[WidgetSurroundingsKey.self] }
        set { self[WidgetSurroundingsKey.self] = newValue }
    }

    /// Small where there is no widget around.
    public var widgetFamily: WidgetFamily {
        get { widget.family }
        set { widget.family = newValue }
    }

    public var widgetRenderingMode: WidgetRenderingMode {
        get { widget.renderingMode }
        set { widget.renderingMode = newValue }
    }

    /// Before iOS 17 true for system families and false for accessories.
    public var showsWidgetContainerBackground: Bool {
        get { widget.showsContainerBackground }
        set { widget.showsContainerBackground = newValue }
    }

    /// The system's margins, also where the configuration disables them; zero before iOS 17.
    public var widgetContentMargins: EdgeInsets {
        get { widget.contentMargins }
        set { widget.contentMargins = newValue }
    }

    /// Always false on iPhone and iPad.
    public var showsWidgetLabel: Bool {
        get { widget.showsLabel }
        set { widget.showsLabel = newValue }
    }

    public var activityFamily: ActivityFamily {
        get { widget.activityFamily }
        set { widget.activityFamily = newValue }
    }

    public var supportedActivityFamilies: Set<ActivityFamily> {
        get { self[SupportedActivityFamiliesEnvironmentKey.self] }
        set { self[SupportedActivityFamiliesEnvironmentKey.self] = newValue }
    }

    /// Whether the activity fills the screen, as in StandBy.
    public var isActivityFullscreen: Bool {
        get { widget.isActivityFullscreen }
        set { widget.isActivityFullscreen = newValue }
    }

    public var isActivityUpdateReduced: Bool {
        get { widget.isActivityUpdateReduced }
        set { widget.isActivityUpdateReduced = newValue }
    }

    public var levelOfDetail: LevelOfDetail {
        get { widget.levelOfDetail }
        set { widget.levelOfDetail = newValue }
    }
}
