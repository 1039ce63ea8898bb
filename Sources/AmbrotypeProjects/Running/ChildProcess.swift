package import Foundation
import Glibc

/// One run of another program with its output caught.
package struct ChildProcess {
    package struct Result: Sendable {
        package var code: Int32
        package var signal: Int32?
        package var output: String
    }

    /// Runs to the end; what it says on both streams comes back together. -1 as the code where it could not be started.
    package static func run(
        _ program: URL, _ arguments: [String], in folder: URL? = nil, environment: [String: String]? = nil
    )
        -> Result
    {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = folder }
        if let environment { process.environment = environment }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        do { try process.run() } catch { return Result(code: -1, signal: nil, output: "\(error)") }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let text = String(decoding: data, as: UTF8.self)
        if process.terminationReason == .uncaughtSignal {
            return Result(code: 128 + process.terminationStatus, signal: process.terminationStatus, output: text)
        }
        return Result(code: process.terminationStatus, signal: nil, output: text)
    }
}
