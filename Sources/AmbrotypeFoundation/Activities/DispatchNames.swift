public import Dispatch
public import Foundation

/// Queues of one kind; on Linux a queue's label alone makes it serial.
public typealias DispatchSerialQueue = DispatchQueue

/// Nanoseconds in a second, and so on.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let MSEC_PER_SEC: UInt64 = 1000

extension NSObject {
    /// The class itself, as archives and loading systems ask for it.
    public class func classForCoder() -> AnyClass { self }
}
