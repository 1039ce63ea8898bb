// AmbrotypeLayout: proposals, stacks, grids, frames and alignment over abstract children.
//
// In:  a `Layout` and its children as `LayoutChild`, each of which answers "how large at this proposal", "where are your guides",
//      "how much air around you", and is told its place once.
// Out: sizes, and one `place(at:anchor:proposal:)` call a child. All in points, unrounded: pixel snapping happens above.
// Not known here: views, environment, text, colours, pixels. (The pixel scale enters only through the spacing of text.)
//
// Coordinates. A layout speaks *leading* coordinates: x grows from the leading edge to the trailing edge of the bounds it was
// given, in both reading directions, and so do alignment guides. `Arrangement.place` turns them into *physical* ones (x grows
// to the right) by mirroring inside the bounds where the direction is right to left. That is the only place that mirrors, and
// what a `LayoutChild` is told is physical. Custom layouts mirror by themselves this way, as they do on iOS.
//
// Read on in this order: `ProposedViewSize`, `ViewDimensions` and the alignments, `ViewSpacing`, `Layout`, `LayoutChild`,
// `LayoutSubview(s)`, `Arrangement` (the entry: one layout with its children), then the layouts: `Stacking`, `Framing`
// (everything around one child), `Gridding`, `Choosing`.

package import AmbrotypeGeometry

/// One layout together with its children: the entry of this module.
///
/// - Parameters:
///   - layout: a stack, a grid, a frame, or a person's own `Layout`.
///   - children: in source order.
///   - direction: reading direction; decides where the leading edge is when the children are placed.
/// - Returns: what can be asked for a size and told a place.
package func arrange(
    _ layout: any Layout, children: [any LayoutChild], direction: LayoutDirection = .leftToRight
) -> any ArrangedChildren {
    func open<L: Layout>(_ layout: L) -> any ArrangedChildren {
        Arrangement(layout: layout, children: children, direction: direction)
    }
    return open(layout)
}
