// WidgetKit: the name a widget's own source imports. It hands on the engine modules whose members show in WidgetKit's API,
// Foundation included: widget sources name Foundation's types without importing it.

@_exported public import AmbrotypeCommands
@_exported public import AmbrotypeIntents
@_exported public import AmbrotypeTimelines
@_exported public import AmbrotypeWidgets
@_exported public import AmbrotypeFoundation
@_exported public import Foundation
