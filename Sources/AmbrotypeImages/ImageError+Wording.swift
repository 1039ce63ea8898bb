import AmbrotypeDrawing

extension ImageError: CustomStringConvertible {
    /// One line: the file, what is wrong, how to mend it.
    package var description: String { "\(name): \(problem) \(mend)" }

    /// The file the error is about.
    package var name: String {
        switch self {
        case .unreadable(let name, _), .truncated(let name), .broken(let name, _), .notAnImage(let name, _),
            .tooLarge(let name, _, _, _), .unsupported(let name, _), .missingLibrary(let name, _, _),
            .budget(let name, _), .unwritable(let name, _):
            name
        }
    }

    /// What is wrong, one sentence.
    package var problem: String {
        switch self {
        case .unreadable(_, let reason): "the picture cannot be read (\(reason))."
        case .truncated: "the picture ends too early; part of the file is missing."
        case .broken(_, let reason): "the picture's data is damaged (\(reason))."
        case .notAnImage(_, let kind): kind.map { "this is \($0), not a picture." } ?? "this is no picture."
        case .tooLarge(_, let width, let height, let limit):
            "the picture is \(width) × \(height) pixels; at most \(limit / 1_000_000) megapixels are allowed."
        case .unsupported(_, let what): "\(what) is not supported."
        case .missingLibrary(_, let format, _): "reading \(format) needs a library that is not installed."
        case .budget(_, let over):
            "the memory budget of \(over.limit) bytes is too small for \(over.purpose) "
                + "(\(over.bytes) bytes on top of \(over.used) in use)."
        case .unwritable(_, let reason): "the file cannot be written (\(reason))."
        }
    }

    /// What to do about it, one sentence.
    package var mend: String {
        switch self {
        case .unreadable: "Check the path and the file's permissions."
        case .truncated: "Copy or export the file again."
        case .broken: "Export the picture again, or open and save it in an image editor."
        case .notAnImage(_, "a Git LFS pointer"): "Run `git lfs pull`."
        case .notAnImage: "Use a PNG, JPEG, WebP or HEIC file."
        case .tooLarge: "Check that the file is what it should be, or scale the picture down."
        case .unsupported(_, let what) where what.hasPrefix("CgBI"):
            "Take the PNG from the project's sources, not from a built app, or convert it with `pngcrush -revert-iphone-optimizations`."
        case .unsupported: "Convert it to PNG or JPEG."
        case .missingLibrary(_, _, let package): "Install it with `apt-get install \(package)`."
        case .budget(_, let over): "A budget of \(over.limitThatWouldDo) bytes would do, or a smaller picture."
        case .unwritable: "Check that the folder exists, may be written to and has room."
        }
    }
}
