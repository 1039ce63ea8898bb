import AmbrotypeViews
public import Foundation

/// An intent of a kind that the system knows.
public protocol SystemIntent: AppIntent {}

/// The choices a person can make for a widget.
public protocol WidgetConfigurationIntent: SystemIntent {}

/// The choices a person can make for a control.
public protocol ControlConfigurationIntent: SystemIntent {}

/// Sets a value; a toggle's action.
public protocol SetValueIntent: SystemIntent {
    associatedtype ValueType
    var value: ValueType { get set }
}

/// Opens something in the app.
public protocol OpenIntent: SystemIntent {
    associatedtype Value
    var target: Value { get set }
}

extension OpenIntent {
    public static var openAppWhenRun: Bool { true }
}

/// Deletes things of the app.
public protocol DeleteIntent: SystemIntent {
    associatedtype Entity
    var entities: [Entity] { get set }
}

/// Changes a Live Activity and so runs in the app.
public protocol LiveActivityIntent: SystemIntent {}

/// Starts a Live Activity.
public protocol LiveActivityStartingIntent: LiveActivityIntent {}

/// Plays, pauses or skips; runs in the app.
public protocol AudioPlaybackIntent: SystemIntent {}

/// Starts playing; runs in the app.
public protocol AudioStartingIntent: SystemIntent {}

/// Records; runs in the app.
public protocol AudioRecordingIntent: SystemIntent {}

/// Opens the camera.
public protocol CameraCaptureIntent: SystemIntent {}

/// May go on in the foreground.
public protocol ForegroundContinuableIntent: SystemIntent {}

extension ForegroundContinuableIntent {
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = false,
        continuation: (@MainActor @Sendable () -> Void)? = nil
    ) -> any Error { NeedsForeground() }

    public func requestToContinueInForeground(
        _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = false,
        continuation: (@MainActor @Sendable () -> Void)? = nil
    ) async throws { await continuation?() }
}

struct NeedsForeground: Error {}

/// Tells how far it is.
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
    public var progress: Progress { Progress(totalUnitCount: 1) }
}

/// Searches in the app.
public protocol ShowInAppSearchResultsIntent: SystemIntent {}

/// Can be suggested.
public protocol PredictableIntent: AppIntent {}

/// Runs by opening a URL.
public protocol URLRepresentableIntent: OpenIntent {}

extension URLRepresentableIntent {
    public static var openAppWhenRun: Bool { true }
}

/// Takes the place of a SiriKit intent.
public protocol CustomIntentMigratedAppIntent: AppIntent {
    /// The class of the intent it replaces.
    static var intentClassName: String { get }
}

/// An intent that another replaces.
public protocol DeprecatedAppIntent: AppIntent {}
