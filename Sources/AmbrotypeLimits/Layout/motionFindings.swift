import AmbrotypeWidgets
import AmbrotypeViews

/// Movement that the system does not show.
@MainActor func motionFindings(_ picture: ObservedPicture) -> [Finding] {
    var found: [Finding] = []
    for part in picture.parts {
        part.tree.forEach { placed in
            guard case .annotation(.custom(let value)) = placed.node.kind, let remark = value as? StillRemark else {
                return
            }
            if let words = picture.ignored(remark) {
                found.append(picture.finding(LayoutRules.ignoredAnimation, placed.place, words))
            }
        }
    }
    return found
}

extension ObservedPicture {
    /// Widgets and activities move only from one entry to the next, for two seconds at most; activities take the system's time.
    fileprivate func ignored(_ remark: StillRemark) -> String? {
        if remark.animation?.repeatsForever == true {
            return "an animation that repeats for ever stands still in a widget"
        }
        if let duration = remark.animation?.duration, duration > 2 {
            return "an animation of \(words(duration)) seconds: the system ends every one after two"
        }
        if remark.modifier == "symbolEffect" { return "symbolEffect does not run in a widget" }
        if isActivity { return "\(remark.modifier) is ignored in a Live Activity, which moves in the system's own way" }
        return nil
    }
}
