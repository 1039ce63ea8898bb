import AmbrotypeDrawing
import Foundation

/// A golden's name: ASCII letters, digits, dashes and dots, the same on every file system.
///
/// Made from parts (target, family, device, …) joined by dots. Accents are dropped, other letters become `u` and their
/// number, everything else becomes one dash. A name of more than `longest` characters is cut and ends in eight digits of
/// its digest.
package struct SnapshotName: Hashable, Comparable, Sendable, CustomStringConvertible {
    package let description: String

    /// Characters; leaves room for an extension within 255 bytes, and for a folder on old Windows.
    package static let longest = 120

    /// Nil if no letter or digit is left. Empty parts are left out.
    package init?(_ parts: [String]) {
        let words = parts.map(Self.readable).filter { !$0.isEmpty }
        let joined = words.joined(separator: ".")
        guard !joined.isEmpty else { return nil }
        guard joined.utf8.count > Self.longest else {
            description = joined
            return
        }
        let digest = SHA256.hex(Data(joined.utf8)).prefix(8)
        description = joined.prefix(Self.longest - 9) + "-" + digest
    }

    package init?(_ parts: String...) { self.init(parts) }

    /// A name that is used as it is: nil unless it holds only letters, digits, dashes and single dots inside.
    package init?(exactly name: String) {
        guard let same = Self.init(name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)),
            same.description == name
        else { return nil }
        self = same
    }

    package static func < (left: Self, right: Self) -> Bool { left.description < right.description }

    /// Two names that differ in case only would be one file on a Mac or on Windows.
    package var folded: String { description.lowercased() }

    private static func readable(_ part: String) -> String {
        var out = ""
        for scalar in part.decomposedStringWithCanonicalMapping.unicodeScalars {
            if scalar.isASCII, scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "." {
                out.unicodeScalars.append(scalar)
            } else if scalar.properties.isAlphabetic {
                out += "u" + String(scalar.value, radix: 16)
            } else if scalar.properties.generalCategory != .nonspacingMark {
                out += "-"
            }
        }
        let pieces = out.split(separator: ".").map { $0.split(separator: "-").joined(separator: "-") }
        return pieces.filter { !$0.isEmpty }.joined(separator: ".")
    }
}

/// Two captures that would share one golden.
package struct NameCollision: Error, Equatable, Sendable, CustomStringConvertible {
    /// The names, in the order in which they came.
    package var first: String
    package var second: String

    package init(first: String, second: String) { (self.first, self.second) = (first, second) }

    package var description: String {
        first == second
            ? "two pictures are named \"\(first)\"; name one of them otherwise."
            : "\"\(first)\" and \"\(second)\" would be one file on some systems; name one of them otherwise."
    }
}

extension SnapshotName {
    /// Throws the first two of `names` that are the same, or differ in case only.
    package static func checkDistinct(_ names: some Sequence<SnapshotName>) throws(NameCollision) {
        var seen: [String: SnapshotName] = [:]
        for name in names {
            if let first = seen.updateValue(name, forKey: name.folded) {
                throw NameCollision(first: first.description, second: name.description)
            }
        }
    }
}
