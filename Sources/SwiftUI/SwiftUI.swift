// SwiftUI: the name a widget's own source imports. It holds no code: it hands on the engine modules whose members show in
// SwiftUI's API, Foundation included, as on iOS.
//
// UIKit's values come along: many widget sources name `UIImage` and `UIColor` without importing UIKit, and on iOS that works.
//
// Views and modifiers are in AmbrotypeViews; `Widget`, `WidgetBundle` and their configurations, which Apple keeps here, in
// AmbrotypeWidgets; the `main` of a bundle in AmbrotypeCommands.
//
// What this module must not hold: anything a widget could see under another name.

@_exported public import AmbrotypeCombine
@_exported public import AmbrotypeCommands
@_exported public import AmbrotypeFoundation
@_exported public import AmbrotypeUIKit
@_exported public import AmbrotypeViews
@_exported public import AmbrotypeWidgets
@_exported public import Foundation
@_exported public import Observation
