import Foundation

/// Both results, made at once where two threads may be used. Where both fail, the first's error is thrown.
///
/// The two must not write to what both see.
func sideBySide<First, Second>(
    threads: Int, _ first: () throws -> First, _ second: () throws -> Second
) throws -> (First, Second) {
    guard threads > 1 else { return (try first(), try second()) }
    nonisolated(unsafe) var one: Result<First, any Error>?
    nonisolated(unsafe) var other: Result<Second, any Error>?
    withoutActuallyEscaping(first) { first in
        withoutActuallyEscaping(second) { second in
            nonisolated(unsafe) let (first, second) = (first, second)
            DispatchQueue.concurrentPerform(iterations: 2) { index in
                if index == 0 { one = Result { try first() } } else { other = Result { try second() } }
            }
        }
    }
    return (try one!.get(), try other!.get())
}
