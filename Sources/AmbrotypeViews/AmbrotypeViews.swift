// AmbrotypeViews: SwiftUI's view API, and the three steps that turn a view into a display list.
//
// In:  a `View`, an `EnvironmentValues`, a `RenderSession` (fonts, assets, strings; all made by the top of the house).
// Out: `resolve` → [Node] → `place` → PlacedNode → `paint` → DisplayList, each a plain value, plus diagnostics.
//
// Reading order: `Building/View` and `ViewBuilder`; `Environment/EnvironmentValues`; `Resolving/Node` and `Resolver`;
// `Placing/LayoutNode` and `PlacedNode`; `Painting/Painter`; then any view with its modifiers.
//
// What this module must not know: pixels, files, clocks, widget families, templates.

@_exported public import AmbrotypeGeometry
@_exported public import AmbrotypeLayout
@_exported public import Foundation
