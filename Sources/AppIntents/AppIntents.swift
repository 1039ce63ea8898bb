// AppIntents: the name an intent's own source imports. It hands on the engine modules whose members show in its API, and
// Foundation. The declarations that show views or localised texts lie with the widgets that use them.

@_exported public import AmbrotypeIntents
@_exported public import AmbrotypeWidgets
@_exported public import AmbrotypeFoundation
@_exported public import Foundation
