public import Foundation

/// The base of the classes that a SiriKit intent definition generates.
open class INIntent: NSObject, @unchecked Sendable {
    public required override init() { super.init() }
}
