/// How a command ends; the numbers are stable and listed in `docs/exit-codes.md`.
package enum ExitCode: Int32, Sendable, CaseIterable {
    case success = 0
    case pictureDiffers = 1
    case usage = 2
    case sizeDiffers = 3
    case goldenMissing = 4
    case orphan = 5
    case lint = 6
    case memory = 7
    case toolError = 70

    /// Which of two endings is told: the one further up in the published table.
    package func joined(with other: ExitCode) -> ExitCode {
        let order: [ExitCode] = [
            .usage, .toolError, .sizeDiffers, .pictureDiffers, .goldenMissing, .orphan, .lint, .memory, .success,
        ]
        return order.first { $0 == self || $0 == other } ?? self
    }
}
