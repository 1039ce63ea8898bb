public import AmbrotypeViews
public import Foundation

/// Modifiers that hand activities on; a picture is handed none.
extension View {
    /// Of no effect: a picture is handed no activity.
    public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View { self }

    /// Of no effect: a picture hands no activity on.
    public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { self }
}
