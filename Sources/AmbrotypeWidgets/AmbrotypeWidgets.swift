// AmbrotypeWidgets: WidgetKit's API, and the shell that puts a widget's views where the system would show them.
//
// In:  a `Widget` or any view, a `WidgetPresentation` (family, Lock Screen activity, Dynamic Island), a `Device`, a version of
//      iOS, a `WidgetMode`, an `EnvironmentValues` and a `RenderSession`.
// Out: a `PlacedWidget`: placed tree, display list, size, corners, tap map, widget URLs, natural height, diagnostics.
//
// Reading order: `Devices` (tables); `Declaring/Widget`, `WidgetConfiguration`, `WidgetDescription` (what an author declares
// and what it comes to); `Providing` (entries from an author's provider); `Presenting/WidgetShell` and its parts; `Islands`;
// `Tinting` (accented and vibrant modes).
//
// What this module must not know: pixels, files other than its own tables, templates, the clock.

@_exported public import AmbrotypeTimelines
@_exported public import AmbrotypeViews
