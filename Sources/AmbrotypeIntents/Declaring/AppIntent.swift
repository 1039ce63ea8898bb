/// Something an app can do, or a set of choices, as an author declares it.
///
/// Only what a widget needs to be configured is asked for here: a value with its defaults.
public protocol AppIntent: Sendable {
    init()
}

/// The choices a person can make for a widget.
public protocol WidgetConfigurationIntent: AppIntent {}

/// The choices a person can make for a control.
public protocol ControlConfigurationIntent: AppIntent {}
