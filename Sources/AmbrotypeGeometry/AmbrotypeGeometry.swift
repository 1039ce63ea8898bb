// AmbrotypeGeometry: points, rectangles, transforms, paths, continuous corners, pixel snapping.
//
// In:  numbers in points, y down, as everywhere above the raster.
// Out: plain values that can be printed and compared. Nothing here knows of views, colours or pixels' contents.
//
// Read on in this order: `CGAffineTransform`, `Angle` and `UnitPoint`, `Edge` and `EdgeInsets`, `Path` (its elements, then
// `Path+Shapes` for rectangles and ellipses, `Path+ContinuousCorners`, `Path+Trimming`), `StrokeStyle`, `PixelGrid`.

@_exported public import Foundation
