import Foundation

/// One error of the compiler at a place in a person's source.
package struct CompilerMessage: Equatable, Hashable, Sendable, Codable {
    package var file: String
    package var line: Int
    package var column: Int
    package var text: String

    package init(file: String, line: Int, column: Int, text: String) {
        (self.file, self.line, self.column, self.text) = (file, line, column, text)
    }

    /// Errors of a compiler's output, in its order, each once. Lines look like `file:line:column: error: text`.
    package static func errors(in output: String) -> [CompilerMessage] {
        var seen: Set<CompilerMessage> = []
        return output.split(separator: "\n").compactMap { parse($0) }.filter { seen.insert($0).inserted }
    }

    private static func parse(_ line: Substring) -> CompilerMessage? {
        guard let mark = line.range(of: ": error: ") else { return nil }
        let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
        guard place.count >= 3, let row = Int(place[place.count - 2]), let column = Int(place[place.count - 1]) else {
            return CompilerMessage(file: "", line: 0, column: 0, text: String(line[mark.upperBound...]))
        }
        return CompilerMessage(
            file: place.dropLast(2).joined(separator: ":"), line: row, column: column,
            text: String(line[mark.upperBound...]))
    }

    /// The names the compiler could not find.
    package var missingName: String? {
        for phrase in ["cannot find type '", "cannot find '", "cannot find operator '"] {
            guard let start = text.range(of: phrase) else { continue }
            return String(text[start.upperBound...].prefix { $0 != "'" })
        }
        return nil
    }
}

/// Why sources do not compile, as far as a person can do something about it.
package enum CompileCause: String, CaseIterable, Sendable, Codable {
    case moduleMissing = "module missing"
    case nameMissing = "name missing"
    case memberMissing = "member missing"
    case initializerDiffers = "initialiser or call differs"
    case macroMissing = "macro missing"
    case objectiveC = "Objective-C"
    case availability
    case tooSlow = "too long to type-check"
    case other

    package init(_ text: String) {
        self = Self.phrases.first { text.contains($0.0) }?.1 ?? .other
    }

    private static let phrases: [(String, CompileCause)] = [
        ("in reasonable time", .tooSlow),
        ("no such module", .moduleMissing), ("unable to resolve module dependency", .moduleMissing),
        ("no macro named", .macroMissing), ("external macro implementation", .macroMissing),
        ("Objective-C", .objectiveC), ("'@objc'", .objectiveC), ("#selector", .objectiveC), ("@NSManaged", .objectiveC),
        ("cannot find type", .nameMissing), ("cannot find", .nameMissing), ("unknown attribute", .nameMissing),
        ("is not a member type of", .memberMissing), ("has no member", .memberMissing),
        ("is unavailable", .availability), ("only available", .availability),
        ("extra argument", .initializerDiffers), ("missing argument", .initializerDiffers),
        ("incorrect argument label", .initializerDiffers), ("no exact matches", .initializerDiffers),
        ("does not conform to", .initializerDiffers), ("cannot convert value", .initializerDiffers),
        ("no 'init'", .initializerDiffers), ("trailing closure", .initializerDiffers),
    ]

    /// What a person can do.
    package var advice: String {
        switch self {
        case .moduleMissing:
            "give its sources with --stub Name=folder; ambrotype build --make-stubs writes a skeleton from the names used"
        case .nameMissing:
            "a name of your own: add the file or module that declares it (--stub Name=folder, or name the file); a name of Apple's: see that the file itself imports its framework (import SwiftUI, import WidgetKit); if it does, ambrotype does not have it yet: please report it"
        case .memberMissing, .initializerDiffers:
            "if this is Apple's API, ambrotype does not have this form yet: please report it; else give the declaring module with --stub Name=folder"
        case .macroMissing:
            "this macro is not supported; move the code that needs it to a file outside the widget target"
        case .objectiveC:
            "Objective-C does not exist on Linux: leave the file out with --exclude, or give a stub of what it declares"
        case .availability: "this part of Foundation does not exist on Linux: please report it"
        case .tooSlow:
            "often a name in the expression is unknown, and the compiler does not come to say which: break the body into smaller views, then it is named"
        case .other: "if it compiles in Xcode, please report it"
        }
    }
}
