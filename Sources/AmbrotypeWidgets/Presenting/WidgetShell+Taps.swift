import AmbrotypeDrawing
import AmbrotypeViews
import Foundation

extension WidgetShell {
    /// The tap map: the whole first, then links and buttons where the presentation lets them act.
    ///
    /// Which of several widget URLs counts is undefined (documentation); reports say the last, and so does this map.
    func tapMap(
        _ trees: [PlacedNode], _ urls: [URL], in bounds: CGRect, _ display: CGAffineTransform = .identity,
        _ session: RenderSession
    ) -> [TapTarget] {
        reportSeveral(urls, session)
        let rules = TapRules(presentation, os: os)
        var map = [TapTarget(frame: bounds, action: urls.last.map { .url($0) } ?? .openApp, place: "")]
        for found in trees.flatMap({ $0.targets() }) {
            guard found.isLink ? rules.allowsLinks : rules.allowsIntents else {
                reportIgnored(found, session)
                continue
            }
            let frame = found.target.frame.intersection(bounds)
            if frame.isNull || frame.isEmpty { continue }
            map.append(TapTarget(frame: frame, action: found.target.action, place: found.target.place))
        }
        return map.map { target in
            var target = target
            target.frame = target.frame.applying(display)
            return target
        }
    }

    private func reportSeveral(_ urls: [URL], _ session: RenderSession) {
        guard Set(urls).count > 1, let last = urls.last else { return }
        report(
            .warning, "several-widget-urls",
            "\(urls.count) widgetURL modifiers in one widget: which one counts is undefined, reports say the last "
                + "(\(last.absoluteString)); keep one",
            to: session)
    }

    private func reportIgnored(_ found: FoundTarget, _ session: RenderSession) {
        let what = found.isLink ? "Link" : "button or toggle"
        let remedy =
            found.isLink ? "this presentation has one tap target: use widgetURL" : "intents act from iOS 17 on"
        report(
            .warning, found.isLink ? "link-ignored" : "intent-ignored",
            "\(what) has no effect in \(presentation.name): \(remedy)", to: session, place: found.target.place)
    }
}
