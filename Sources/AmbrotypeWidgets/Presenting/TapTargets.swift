import AmbrotypeGeometry
import AmbrotypeViews
import Foundation

/// Which parts of a presentation answer to taps of their own (documentation).
struct TapRules {
    /// `Link` works in medium widgets and larger, and in every form of a Live Activity but the compact and minimal island.
    var allowsLinks: Bool
    /// Buttons and toggles with intents work from iOS 17 on, not in inline accessories.
    var allowsIntents: Bool

    init(_ presentation: WidgetPresentation, os: Int) {
        switch presentation {
        case .family(let family):
            allowsLinks = !family.isAccessory && family != .systemSmall
            allowsIntents = os >= 17 && family != .accessoryInline
        case .lockScreenActivity, .island(.expanded): (allowsLinks, allowsIntents) = (true, os >= 17)
        case .island: (allowsLinks, allowsIntents) = (false, false)
        }
    }
}

/// A link or button as it stands in the tree, frame in layout points.
struct FoundTarget {
    var target: TapTarget
    var isLink: Bool
}

extension PlacedNode {
    /// Links and buttons in drawing order. What is hidden or fully transparent answers to no tap; what is turned or scaled
    /// answers in the upright box around it.
    func targets(_ map: CGAffineTransform = .identity) -> [FoundTarget] {
        var map = map
        var found: [FoundTarget] = []
        switch node.kind {
        case .effect(.hidden): return []
        case .effect(.opacity(0)): return []
        case .effect(.transform(let transform)): map = transform(frame.size).about(frame.origin).concatenating(map)
        case .annotation(.link(let url)): found.append(FoundTarget(target: target(.url(url), map), isLink: true))
        case .annotation(.action(let name)):
            found.append(FoundTarget(target: target(.intent(name), map), isLink: false))
        default: break
        }
        return found + children.flatMap { $0.targets(map) }
    }

    private func target(_ action: TapTarget.Action, _ map: CGAffineTransform) -> TapTarget {
        TapTarget(frame: frame.applying(map), action: action, place: place.description)
    }
}

extension CGAffineTransform {
    /// The transform in a coordinate system whose origin is `point`.
    func about(_ point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}
