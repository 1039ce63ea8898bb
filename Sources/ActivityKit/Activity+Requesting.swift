public import AmbrotypeActivities
public import Foundation

extension Activity {
    /// Starts an activity.
    ///
    /// - Throws: `ActivityAuthorizationError.attributesTooLarge` when attributes and state are above 4 KB as JSON, as on a phone.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        try request(attributes: attributes, content: content, pushType: pushType, style: .standard)
    }

    /// - Parameter style: whether the activity lasts beyond the task at hand (iOS 18).
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
        style: ActivityStyle
    ) throws -> Activity<Attributes> {
        let size = try JSONEncoder().encode(attributes).count + JSONEncoder().encode(content.state).count
        guard size <= 4096 else { throw ActivityAuthorizationError.attributesTooLarge }
        let activity = Activity(
            id: ActivityLog.shared.nextID(), attributes: attributes, content: content, style: style)
        ActivityLog.shared.add(activity, id: activity.id)
        activity.note(.request(pushType, style), content, at: Date())
        return activity
    }

    /// - Parameters:
    ///   - alertConfiguration: shown when a scheduled activity starts (iOS 26).
    ///   - start: when it starts; here it starts at once.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
        style: ActivityStyle = .standard, alertConfiguration: AlertConfiguration, start: Date
    ) throws -> Activity<Attributes> {
        try request(attributes: attributes, content: content, pushType: pushType, style: style)
    }

    public static func request(attributes: Attributes, contentState: ContentState, pushType: PushType? = nil) throws
        -> Activity<Attributes>
    {
        try request(
            attributes: attributes, content: ActivityContent(state: contentState, staleDate: nil), pushType: pushType)
    }
}
