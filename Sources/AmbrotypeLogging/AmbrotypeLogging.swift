// AmbrotypeLogging: the names of the unified log and of `os`.
//
// In:  messages of a person's own code.
// Out: nothing. A picture does not depend on what was logged, and standard output and error belong to the tool.

/// Writes messages of one part of a program; here they go nowhere.
public struct Logger: Sendable {
    public init() {}
    public init(subsystem: String, category: String) {}
    public init(_ log: OSLog) {}

    public func log(_ message: OSLogMessage) {}
    public func log(level: OSLogType, _ message: OSLogMessage) {}
    public func trace(_ message: OSLogMessage) {}
    public func debug(_ message: OSLogMessage) {}
    public func info(_ message: OSLogMessage) {}
    public func notice(_ message: OSLogMessage) {}
    public func warning(_ message: OSLogMessage) {}
    public func error(_ message: OSLogMessage) {}
    public func critical(_ message: OSLogMessage) {}
    public func fault(_ message: OSLogMessage) {}
}

/// How grave a message is.
public struct OSLogType: Equatable, Hashable, RawRepresentable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }
    public static let `default` = OSLogType(0)
    public static let info = OSLogType(1)
    public static let debug = OSLogType(2)
    public static let error = OSLogType(16)
    public static let fault = OSLogType(17)
}

/// A log by subsystem and category.
public final class OSLog: Sendable {
    public static let `default` = OSLog(subsystem: "", category: "")
    public static let disabled = OSLog(subsystem: "", category: "")

    public struct Category: Sendable {
        let name: String
        public static let pointsOfInterest = Category(name: "PointsOfInterest")
    }

    public init(subsystem: String, category: String) {}
    public init(subsystem: String, category: Category) {}
    public func isEnabled(type: OSLogType) -> Bool { false }
}

public func os_log(
    _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: any CVarArg...
) {}
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: any CVarArg...) {}
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {}

/// Marks stretches of time for a profiler; here they mark nothing.
public struct OSSignposter: Sendable {
    public init() {}
    public init(subsystem: String, category: String) {}
    public init(logger: Logger) {}
    public struct State: Sendable {}
    public func beginInterval(_ name: StaticString) -> State { State() }
    public func endInterval(_ name: StaticString, _ state: State) {}
    public func emitEvent(_ name: StaticString) {}
}
