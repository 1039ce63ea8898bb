import AmbrotypeDrawing
import Foundation

/// The styles and scripts of the pages, files of this module.
struct PageSources {
    var style: String
    var script: String

    static let report = PageSources(styles: ["page", "report"], scripts: ["page", "report"])
    static let gallery = PageSources(styles: ["page", "gallery"], scripts: ["page", "gallery"])

    private init(styles: [String], scripts: [String]) {
        style = styles.map { Self.text($0 + ".css") }.joined(separator: "\n")
        script = scripts.map { Self.text($0 + ".js") }.joined(separator: "\n")
    }

    private static func text(_ name: String) -> String {
        let url = Bundle.module.bundleURL.appendingPathComponent("Resources/pages/\(name)")
        guard let data = try? Data(contentsOf: url) else {
            preconditionFailure("the page's \(name) is missing beside the program; build again")
        }
        return String(decoding: data, as: UTF8.self)
    }

    /// What a Content-Security-Policy calls a text of ours: only it may run, nothing that came with a name or a message.
    static func policyDigest(_ text: String) -> String {
        let hex = Array(SHA256.hex(Data(text.utf8)).utf8)
        let bytes = stride(from: 0, to: hex.count, by: 2).map { digit(hex[$0]) << 4 | digit(hex[$0 + 1]) }
        return "'sha256-\(Data(bytes).base64EncodedString())'"
    }

    private static func digit(_ letter: UInt8) -> UInt8 { letter < 58 ? letter - 48 : letter - 87 }
}
