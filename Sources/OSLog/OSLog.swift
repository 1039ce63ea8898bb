// OSLog: the name a widget's own source imports for `Logger`. It holds no code: it hands on the engine module with it.

@_exported public import AmbrotypeLogging
@_exported public import Foundation
