// AmbrotypeDrawing: what can be drawn, not how.
//
// In:  geometry in points.
// Out: a `DisplayList`, the narrow waist of the house: views make it, the raster consumes it, and neither knows the
//      other. Text arrives here as outlines and bitmaps, pictures as keys; colours are resolved, styles are not known.
//
// Read on: `DrawingColor`, `Paint` and `GradientStop`, `DisplayItem` (fills, pictures, groups, backdrops), `DisplayList`,
// then `MemoryBudget` and `Pixmap` (every pixel buffer comes from a budget; there is no other initialiser).
