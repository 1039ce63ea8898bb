// CoreGraphics: the name a widget's own source imports for transforms, paths, colours and pictures. It holds no code: it hands on the
// engine modules with them.

@_exported public import AmbrotypeGeometry
@_exported public import AmbrotypeUIKit
@_exported public import Foundation
