import AmbrotypeCommands
import Foundation
import Glibc

// The program: looks at the machine once, runs one command, ends with its code.

/// Writes all of a text to a descriptor; a reader that went away ends the program by SIGPIPE, as in any other.
func write(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
        let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
        if count < 0 && errno != EINTR { return }
        bytes = bytes.dropFirst(max(count, 0))
    }
}

signal(SIGPIPE, SIG_DFL)
let outside = Outside(
    environment: ProcessInfo.processInfo.environment,
    currentDirectory: URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true),
    now: Date(), processors: ProcessInfo.processInfo.activeProcessorCount,
    isTerminal: isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["CI"] == nil,
    program: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath(),
    out: { write($0, to: STDOUT_FILENO) }, err: { write($0, to: STDERR_FILENO) })
let code = await runCommandLine(Array(CommandLine.arguments.dropFirst()), outside: outside)
exit(code.rawValue)
