import Foundation

/// The name of one picture: words of letters, digits, dashes, joined by dots; unique and stable.
///
/// `first.systemMedium.dark.ja` and, where several were asked for, the device, the system, the text size and the redaction.
struct PictureName: Hashable, Comparable {
    var subject: String
    var parts: [String]

    /// Path below the output folder.
    var path: String { subject + "/" + parts.map(Self.safe).joined(separator: ".") + ".png" }

    var description: String { subject + "/" + parts.map(Self.safe).joined(separator: ".") }

    static func < (left: PictureName, right: PictureName) -> Bool { left.path < right.path }

    /// Letters, digits and dashes; anything else becomes one dash.
    static func safe(_ word: String) -> String {
        var result = ""
        for scalar in word.unicodeScalars {
            let keeps = scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
            if keeps || scalar == "-" {
                result.unicodeScalars.append(scalar)
            } else if result.last != "-" {
                result += "-"
            }
        }
        return result.isEmpty ? "x" : result
    }
}
