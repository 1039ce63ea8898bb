// Charts: the name a chart's own source imports.
//
// In:  marks with plottable values, axes, scales and legends, as Apple's Charts takes them.
// Out: `Chart` is a view. What it shows is found in four steps that tests may stop after: marks are gathered (`MarkRecord`), scales are
//      made of their values (`ChartScale`), marks and axes are laid out in a size (`ChartLayout`), and the layout becomes shapes and
//      texts (`Drawing/ChartPicture`).
//
// Reading order: `Values/PlottableValue`, `Content/ChartContent`, `Content/Marks`, `Scales/ChartScale`, `Laying/ChartLayout`,
// `Drawing/Chart`, `Drawing/ChartPicture`; then `Axes`.
//
// How a chart's parts look where nothing is said (tick counts, gaps, line widths) is assumed from pictures of Apple's charts, not measured.

@_exported public import AmbrotypeFoundation
@_exported public import Foundation
