package import Foundation
import Glibc

extension Outside {
    /// The machine that the program runs on, looked at once: the tool's and a compiled bundle's view of the outside.
    package static func machine() -> Outside {
        signal(SIGPIPE, SIG_DFL)
        shareOneHeap()
        let process = ProcessInfo.processInfo
        return Outside(
            environment: process.environment,
            currentDirectory: URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true),
            now: Date(), processors: process.activeProcessorCount,
            isTerminal: isatty(STDERR_FILENO) == 1 && process.environment["CI"] == nil,
            program: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath(),
            out: { write($0, to: STDOUT_FILENO) }, err: { write($0, to: STDERR_FILENO) })
    }
}

/// One heap for all threads. With one each, what a thread gave back is of no use to the next, and nine store pictures one after
/// the other hold 97 MB where 63 would do (measured); the few large buffers of a picture do not wait for each other.
private func shareOneHeap() {
    let mostArenas: Int32 = -8  // M_ARENA_MAX
    _ = mallopt(mostArenas, 1)
}

/// The C library's call; the module Glibc hides it.
@_silgen_name("mallopt") private func mallopt(_ parameter: Int32, _ value: Int32) -> Int32

/// Writes all of a text to a descriptor. A reader that went away ends the program by SIGPIPE, as in any other; one that is slow is
/// waited for; an output that takes no more, such as a full disk, ends it with code 70, since what was asked for is not there.
private func write(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
        let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
        if count >= 0 {
            bytes = bytes.dropFirst(count)
            continue
        }
        switch errno {
        case EINTR: continue
        case EAGAIN:
            var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            _ = poll(&ready, 1, -1)
        // Closed on purpose: nobody wants to read.
        case EBADF: return
        case let trouble: return endUnwritten(descriptor, trouble)
        }
    }
}

private func endUnwritten(_ descriptor: Int32, _ trouble: Int32) {
    guard descriptor == STDOUT_FILENO else { return }
    write("the output cannot be written: \(String(cString: strerror(trouble)))\n", to: STDERR_FILENO)
    _exit(Int32(ExitCode.toolError.rawValue))
}
