package import AmbrotypeActivities
package import AmbrotypeViews
package import Foundation

/// A Live Activity without the types of its attributes and state.
@MainActor package struct ActivitySource {
    /// Name of the attributes type, as pushes give it.
    package let attributesName: String
    private let fromValues: @MainActor (Any, Any, Moment) -> ActivityViews?
    private let fromData: @MainActor (Data, Data, Moment) throws -> ActivityViews
    private let attributesFromData: @MainActor (Data) throws -> (value: Any, encoded: Data)
    private let stateFromData: @MainActor (Data) throws -> (value: Any, encoded: Data)

    private struct Moment {
        var activityID: String
        var isStale: Bool
    }

    init<Attributes: ActivityAttributes, Content: View>(
        content: @escaping (ActivityViewContext<Attributes>) -> Content,
        island: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {
        func views(_ attributes: Attributes, _ state: Attributes.ContentState, _ moment: Moment) -> ActivityViews {
            let context = ActivityViewContext(
                activityID: moment.activityID, attributes: attributes, state: state, isStale: moment.isStale)
            return ActivityViews(lockScreen: { AnyView(content(context)) }, island: { island(context) })
        }
        attributesName = String(describing: Attributes.self)
        fromValues = { attributes, state, moment in
            guard let attributes = attributes as? Attributes, let state = state as? Attributes.ContentState else {
                return nil
            }
            return views(attributes, state, moment)
        }
        attributesFromData = { data in
            let value = try JSONDecoder().decode(Attributes.self, from: data)
            return (value, try JSONEncoder().encode(value))
        }
        stateFromData = { data in
            let value = try JSONDecoder().decode(Attributes.ContentState.self, from: data)
            return (value, try JSONEncoder().encode(value))
        }
        fromData = { attributes, state, moment in
            views(
                try JSONDecoder().decode(Attributes.self, from: attributes),
                try JSONDecoder().decode(Attributes.ContentState.self, from: state), moment)
        }
    }

    /// The views for values made elsewhere (a preview's fixture); nil when they are of other types than the activity's.
    package func views(attributes: Any, state: Any, activityID: String = "activity", isStale: Bool = false)
        -> ActivityViews?
    { fromValues(attributes, state, Moment(activityID: activityID, isStale: isStale)) }

    /// Attributes as a push carries them, read by a plain JSON decoder as the system does, and the same encoded again,
    /// which shows what was read. Throws `DecodingError`.
    package func attributes(_ json: Data) throws -> (value: Any, encoded: Data) { try attributesFromData(json) }

    /// A content state, in the same way.
    package func state(_ json: Data) throws -> (value: Any, encoded: Data) { try stateFromData(json) }

    /// The views for attributes and state as a push carries them, read by a plain JSON decoder as the system does.
    ///
    /// - Throws: `DecodingError`.
    package func views(attributes: Data, state: Data, activityID: String = "activity", isStale: Bool = false) throws
        -> ActivityViews
    { try fromData(attributes, state, Moment(activityID: activityID, isStale: isStale)) }
}

/// The views of one state of a Live Activity; run anew at each call.
@MainActor package struct ActivityViews {
    package let lockScreen: @MainActor () -> AnyView
    package let island: @MainActor () -> DynamicIsland

    package init(lockScreen: @escaping @MainActor () -> AnyView, island: @escaping @MainActor () -> DynamicIsland) {
        (self.lockScreen, self.island) = (lockScreen, island)
    }
}
