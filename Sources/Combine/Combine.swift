// Combine: the name a model's own source imports. It holds no code: it hands on the engine module with Combine's API.

@_exported public import AmbrotypeCombine
@_exported public import Foundation
