// Network: the name a connection watcher's own source imports. A render has no network, and says so.

public import Dispatch

/// Whether there is a network: there is none.
public final class NWPathMonitor: @unchecked Sendable {
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    public var currentPath: NWPath { NWPath() }

    public init() {}
    public init(requiredInterfaceType: NWInterface.InterfaceType) {}

    public func start(queue: DispatchQueue) { pathUpdateHandler?(NWPath()) }
    public func cancel() {}
}

/// A way into the network.
public struct NWPath: Sendable {
    public enum Status: Sendable {
        case satisfied
        case unsatisfied
        case requiresConnection
    }

    public var status: Status { .unsatisfied }
    public var isExpensive: Bool { false }
    public var isConstrained: Bool { false }
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }
}

/// A piece of hardware with a network behind it.
public struct NWInterface: Sendable {
    public enum InterfaceType: Sendable {
        case other
        case wifi
        case cellular
        case wiredEthernet
        case loopback
    }
}
