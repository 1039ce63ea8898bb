// Intents: the name a SiriKit intent's own source imports. It hands on the engine module with `INIntent`, and holds the classes that
// sources around a generated intent name. They keep what they are given; nothing is donated, resolved or handled.

@_exported public import AmbrotypeFoundation
@_exported public import AmbrotypeIntents
@_exported public import Foundation
