// AmbrotypeUIKit: the values of UIKit and Core Graphics that widget sources name.
//
// In:  what a person's own code makes: colours with a name or a rule for light and dark, pictures from bytes, files, assets and symbols,
//      fonts, paths, drawings into an image context.
// Out: the same as SwiftUI's values: `Color(uiColor:)`, `Image(uiImage:)`, `Font(_:)`, `Path(_:)`. Bytes of pictures wait in
//      `MadePictures` until a render asks for them.
//
// Views, controllers and controls are shells: a widget cannot show them, and iOS draws a no-entry sign for `UIViewRepresentable`.
//
// Reading order: `Colours/UIColor`, `Pictures/UIImage`, `Graphics/CGContext` and `UIGraphicsImageRenderer`, `Fonts/UIFont`, `Traits`,
// `Shells`.
//
// What this module must not know: widgets, devices, templates.

@_exported public import AmbrotypeGeometry
@_exported public import Foundation
