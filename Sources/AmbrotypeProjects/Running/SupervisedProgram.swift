package import Foundation
import Glibc

/// What a program that runs other people's code may use.
package struct ProgramLimits: Sendable {
    /// Seconds without a word of progress.
    package var silence: Double
    /// Bytes of address space.
    package var memory: Int
    /// Bytes the person's own code may print; more ends the program.
    package var chatter: Int

    package init(silence: Double = 30, memory: Int = 4 << 30, chatter: Int = 64 << 20) {
        (self.silence, self.memory, self.chatter) = (silence, memory, chatter)
    }
}

/// How a supervised program ended.
package struct SupervisedResult: Sendable {
    package enum Ending: Equatable, Sendable {
        case code(Int32)
        case signal(Int32)
        case silence(seconds: Double)
        case chatter(bytes: Int)
        case notStarted(String)
    }

    package var ending: Ending
    /// What the tool in the program said on its two streams.
    package var out: [UInt8]
    package var err: [UInt8]
    /// The end of what the person's own code printed.
    package var chatter: String
    /// What the program was at when it ended; nil before its first step and after its last.
    package var step: String?
}

/// Runs a bundle's program with three streams of its own: the tool's words, the tool's complaints, and the steps it takes. Standard
/// output and standard error of the program belong to the person's code.
package enum SupervisedProgram {
    /// Names the three descriptors to the program.
    package static let variable = "AMBROTYPE_STREAMS"
    private static let descriptors: [Int32] = [3, 4, 5]
    /// How much of the person's output is kept.
    private static let keptChatter = 64 << 10

    package static func run(
        _ program: URL, arguments: [String], environment: [String: String], limits: ProgramLimits
    ) -> SupervisedResult {
        var run = Run(limits: limits)
        let pipes = (0..<4).map { _ in Pipe() }
        let writing = pipes.map { $0.fileHandleForWriting.fileDescriptor }
        let reading = pipes.map { $0.fileHandleForReading.fileDescriptor }
        var environment = environment
        environment[variable] = descriptors.map(String.init).joined(separator: ",")
        environment["AMBROTYPE_MEMORY_LIMIT"] = String(limits.memory)
        let started = spawn(program, arguments, environment, writing)
        for pipe in pipes { try? pipe.fileHandleForWriting.close() }
        switch started {
        case .failure(let reason): return run.result(.notStarted(reason.text))
        // A pipe that is let go closes its descriptors.
        case .success(let process): return withExtendedLifetime(pipes) { run.watch(process, reading) }
        }
    }

    private struct Reason: Error { var text: String }

    private static func spawn(
        _ program: URL, _ arguments: [String], _ environment: [String: String], _ writing: [Int32]
    ) -> Result<pid_t, Reason> {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        // High numbers first, so that no descriptor is overwritten before it is handed on.
        let parked: [Int32] = [103, 104, 105, 106]
        for (from, to) in zip(writing, parked) { posix_spawn_file_actions_adddup2(&actions, from, to) }
        posix_spawn_file_actions_adddup2(&actions, parked[3], 1)
        posix_spawn_file_actions_adddup2(&actions, parked[3], 2)
        for (from, to) in zip(parked, descriptors) { posix_spawn_file_actions_adddup2(&actions, from, to) }
        for number in parked { posix_spawn_file_actions_addclose(&actions, number) }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        posix_spawnattr_setpgroup(&attributes, 0)
        var argv = ([program.path] + arguments).map { strdup($0) } + [nil]
        var envp = environment.sorted { $0.key < $1.key }.map { strdup($0.key + "=" + $0.value) } + [nil]
        defer { for text in argv + envp { free(text) } }
        var process = pid_t()
        let code = posix_spawn(&process, program.path, &actions, &attributes, &argv, &envp)
        return code == 0 ? .success(process) : .failure(Reason(text: String(cString: strerror(code))))
    }

    /// The state of one run.
    private struct Run {
        let limits: ProgramLimits
        var out: [UInt8] = []
        var err: [UInt8] = []
        var steps: [UInt8] = []
        var chatter: [UInt8] = []
        var chatterCount = 0
        var step: String?

        init(limits: ProgramLimits) { self.limits = limits }

        func result(_ ending: SupervisedResult.Ending) -> SupervisedResult {
            SupervisedResult(
                ending: ending, out: out, err: err, chatter: String(decoding: chatter, as: UTF8.self), step: step)
        }

        mutating func watch(_ process: pid_t, _ reading: [Int32]) -> SupervisedResult {
            var ending: SupervisedResult.Ending?
            var polls = reading.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            var silentSince = Self.now()
            while polls.contains(where: { $0.fd >= 0 }), ending == nil {
                let left = limits.silence - (Self.now() - silentSince)
                if left <= 0 { ending = .silence(seconds: limits.silence) }
                let count = poll(&polls, nfds_t(polls.count), Int32(max(1, min(left * 1000, 1_000_000))))
                guard count > 0 else { continue }
                for index in polls.indices where polls[index].fd >= 0 && polls[index].revents != 0 {
                    let bytes = Self.read(polls[index].fd)
                    if bytes.isEmpty { polls[index].fd = -1 }
                    take(bytes, from: index)
                    if index != 3 { silentSince = Self.now() }
                }
                if chatterCount > limits.chatter { ending = .chatter(bytes: limits.chatter) }
            }
            if ending != nil { kill(-process, SIGKILL) }
            var status: Int32 = 0
            while waitpid(process, &status, 0) < 0, errno == EINTR {}
            kill(-process, SIGKILL)
            if let ending { return result(ending) }
            return result(status & 0x7F == 0 ? .code((status >> 8) & 0xFF) : .signal(status & 0x7F))
        }

        private mutating func take(_ bytes: [UInt8], from stream: Int) {
            switch stream {
            case 0: out += bytes
            case 1: err += bytes
            case 2:
                steps += bytes
                while let end = steps.firstIndex(of: 0x0A) {
                    let line = String(decoding: steps[..<end], as: UTF8.self)
                    step = line.isEmpty ? nil : line
                    steps.removeSubrange(...end)
                }
            default:
                chatterCount += bytes.count
                chatter += bytes
                if chatter.count > SupervisedProgram.keptChatter {
                    chatter.removeFirst(chatter.count - SupervisedProgram.keptChatter)
                }
            }
        }

        private static func read(_ descriptor: Int32) -> [UInt8] {
            var buffer = [UInt8](repeating: 0, count: 65536)
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            return count > 0 ? Array(buffer[..<count]) : []
        }

        private static func now() -> Double {
            var time = timespec()
            clock_gettime(CLOCK_MONOTONIC, &time)
            return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        }
    }
}
