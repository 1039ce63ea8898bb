// os: the name a widget's own source imports for `Logger` and `os_log`. It holds no code: it hands on the engine module with them.

@_exported public import AmbrotypeLogging
@_exported public import Foundation
