// UIKit: the name a widget's own source imports for colours, pictures and fonts. It holds no code: it hands on the engine module with
// them, and Foundation.

@_exported public import AmbrotypeFoundation
@_exported public import AmbrotypeUIKit
@_exported public import Foundation
