package import AmbrotypeDrawing

/// Why bytes did not become pixels, or pixels no file. `name` is the file's path or the word the caller gave the bytes.
///
/// The sentences shown to people are in `ImageError+Wording.swift`.
package enum ImageError: Error, Equatable, Sendable {
    /// The file cannot be opened or mapped; `reason` is the system's.
    case unreadable(name: String, reason: String)
    /// The data ends before the picture does.
    case truncated(name: String)
    /// A known format, but its contents break the format's rules; `reason` is the library's.
    case broken(name: String, reason: String)
    /// The first bytes belong to no picture format; `looksLike` says what they are if that is known.
    case notAnImage(name: String, looksLike: String?)
    /// More pixels than the caller allows, by the header alone; nothing was decoded.
    case tooLarge(name: String, width: Int, height: Int, limit: Int)
    /// A picture that is not read; `what` names the format or the feature.
    case unsupported(name: String, what: String)
    /// The format needs a library that is not installed.
    case missingLibrary(name: String, format: String, package: String)
    /// A buffer did not fit the memory budget.
    case budget(name: String, MemoryBudgetExceeded)
    /// The file cannot be written; `reason` is the system's.
    case unwritable(name: String, reason: String)
}
