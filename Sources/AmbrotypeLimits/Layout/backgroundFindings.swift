import AmbrotypeDrawing
import AmbrotypeGeometry
import AmbrotypeViews
import AmbrotypeWidgets
import Foundation

/// Margins, backgrounds and how pictures are coloured.
@MainActor func backgroundFindings(_ picture: ObservedPicture) -> [Finding] {
    [picture.doubledMargins, picture.containerInActivity].compactMap { $0 }
        + picture.leaves.compactMap { picture.flattened($0) }
}

extension ObservedPicture {
    /// Padding round the whole content, where the system has margins already.
    fileprivate var doubledMargins: Finding? {
        guard let family, !family.isAccessory, system >= 17, !disablesContentMargins,
            let content = parts.first(where: { $0.name == "content" })?.tree, let own = content.outerPadding
        else { return nil }
        let insets = own.insets
        let both = max(min(insets.leading, insets.trailing), min(insets.top, insets.bottom))
        guard both >= 6 else { return nil }
        let margin = device.widgetMetrics(family, os: system)?.contentMargin ?? 0
        return finding(
            LayoutRules.doubledMargins, own.place,
            "the content has \(words(both)) points of padding of its own inside the system's margin of \(words(margin))",
            numbers: ["padding": Double(both), "margin": Double(margin)], weight: 1 + Double(both) / 16)
    }

    fileprivate var containerInActivity: Finding? {
        guard isActivity else { return nil }
        for part in parts {
            if let place = part.tree.containerBackgroundPlace {
                return finding(
                    LayoutRules.activityBackground, place,
                    "containerBackground has no effect in a Live Activity: the \(presentation?.name ?? "card") keeps the "
                        + "system's ground")
            }
        }
        return nil
    }

    /// A picture of which the accented mode leaves a white area.
    fileprivate func flattened(_ leaf: Leaf) -> Finding? {
        guard mode.rendering == .accented, leaf.part != "background", let content = leaf.picture,
            case .asset(let asset) = content.source, content.tint == nil, leaf.accentedMode == nil,
            asset.key.pixelSize.width > 0
        else { return nil }
        return finding(
            LayoutRules.flattened, leaf.placed.place,
            "the picture \(asset.key.name) becomes one flat area of \(words(leaf.frame.width)) × "
                + "\(words(leaf.frame.height)) points in the accented mode",
            numbers: ["width": Double(leaf.frame.width), "height": Double(leaf.frame.height)],
            weight: 1 + Double(leaf.frame.width * leaf.frame.height / max(size.width * size.height, 1)))
    }
}

extension PlacedNode {
    /// The padding that stands round everything, under modifiers that draw nothing.
    fileprivate var outerPadding: (insets: EdgeInsets, place: Place)? {
        switch node.kind {
        case .padding(let insets): return (insets, place)
        case .annotation, .frame, .fixedSize, .effect(.isolated): return children.first?.outerPadding
        default: return nil
        }
    }

    fileprivate var containerBackgroundPlace: Place? {
        if case .annotation(.containerBackground(.widget, _)) = node.kind { return place }
        for child in children {
            if let found = child.containerBackgroundPlace { return found }
        }
        return nil
    }
}
