package import AmbrotypeGeometry
package import AmbrotypeViews
package import AmbrotypeWidgets
package import Foundation

/// Something drawn, with what the views around it do to it.
package struct Leaf {
    package var placed: PlacedNode
    /// The part of the widget: `content`, `background`, a region of the island.
    package var part: String
    /// Maps layout coordinates to the picture's, transforms of the views around applied.
    package var map: CGAffineTransform
    /// Whether a clip around cuts at its own frame; nil where none does. In the picture's layout coordinates.
    package var clip: CGRect?
    package var isPrivate: Bool
    /// What `widgetAccentedRenderingMode` around it says.
    package var accentedMode: WidgetAccentedRenderingMode?
    /// Whether a frame of fixed width stands around it before any container does.
    package var hasFixedWidth: Bool

    /// In the picture's layout coordinates, points.
    package var frame: CGRect { placed.frame.applying(map) }

    /// Whether letters would be seen in a mirror.
    package var isMirrored: Bool { map.a * map.d - map.b * map.c < 0 }

    package var text: TextContent? {
        if case .text(let content) = placed.node.kind { return content }
        return nil
    }

    package var picture: PictureContent? {
        if case .picture(let content) = placed.node.kind { return content }
        return nil
    }

    package var isSymbol: Bool {
        switch picture?.source {
        case .outlines, .box: true
        case .asset, nil: false
        }
    }
}

/// Walks placed trees for their leaves.
enum LeafCensus {
    private struct Surroundings {
        var map = CGAffineTransform.identity
        var clip: CGRect?
        var isPrivate = false
        var accentedMode: WidgetAccentedRenderingMode?
        var hasFixedWidth = false
    }

    static func leaves(of part: PlacedPart) -> [Leaf] {
        var leaves: [Leaf] = []
        walk(part.tree, part.name, Surroundings(), &leaves)
        return leaves
    }

    private static func walk(_ placed: PlacedNode, _ part: String, _ around: Surroundings, _ leaves: inout [Leaf]) {
        var inner = around
        switch placed.node.kind {
        case .text, .picture, .shape, .unsupported, .divider:
            leaves.append(
                Leaf(
                    placed: placed, part: part, map: around.map, clip: around.clip, isPrivate: around.isPrivate,
                    accentedMode: around.accentedMode, hasFixedWidth: around.hasFixedWidth))
        case .effect(.hidden), .effect(.opacity(0)): return
        case .effect(.transform(let transform)):
            let origin = placed.frame.origin
            let own = CGAffineTransform(translationX: -origin.x, y: -origin.y)
                .concatenating(transform(placed.frame.size))
                .concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
            inner.map = own.concatenating(around.map)
        case .effect(.clip):
            let frame = placed.frame.applying(around.map)
            inner.clip = around.clip.map { $0.intersection(frame) } ?? frame
        case .annotation(.privacySensitive): inner.isPrivate = true
        case .annotation(.custom(let value)):
            if let picture = value as? AccentedPicture { inner.accentedMode = picture.mode }
        case .frame(.fixed(let width, _, _)): inner.hasFixedWidth = width != nil || around.hasFixedWidth
        case .frame(.flexible(_, _, let most, _, _, _, _)):
            inner.hasFixedWidth = most.map { $0.isFinite } ?? false || around.hasFixedWidth
        case .fixedSize(true, _): inner.hasFixedWidth = true
        case .stack, .viewThatFits, .geometry: inner.hasFixedWidth = false
        default: break
        }
        for child in placed.children { walk(child, part, inner, &leaves) }
    }
}
