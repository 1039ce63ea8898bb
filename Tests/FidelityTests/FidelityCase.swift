import Foundation
import Testing

/// What is known of one iOS picture, and how to draw ours. Points, unless pixels are said.
struct FidelityCase: Decodable, Sendable, CustomTestStringConvertible {
    let name: String
    let size: [Double]
    let masks: [[Double]]
    let boxes: [InkBox]
    let colors: [PixelColor]

    enum CodingKeys: String, CodingKey {
        case name = "case"
        case size, masks, boxes, colors
    }

    var testDescription: String { name }

    static let project = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    static let folder = project.appendingPathComponent("Tests/Fidelity")

    /// In the order of `measurements.json`.
    static let all: [FidelityCase] = {
        struct File: Decodable { var cases: [FidelityCase] }
        do {
            let data = try Data(contentsOf: folder.appendingPathComponent("measurements.json"))
            return try JSONDecoder().decode(File.self, from: data).cases
        } catch { fatalError("Tests/Fidelity/measurements.json: \(error)") }
    }()

    /// How a case is drawn: a line of `cases.tsv`.
    struct Settings {
        let appearance: String
        let textSize: String
        let system: String
    }

    static let settings: [String: Settings] = {
        let file = folder.appendingPathComponent("cases.tsv")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            fatalError("no Tests/Fidelity/cases.tsv")
        }
        let rows = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
            $0.split(separator: "\t").map(String.init)
        }
        return Dictionary(
            uniqueKeysWithValues: rows.map { ($0[0], Settings(appearance: $0[1], textSize: $0[2], system: $0[3])) })
    }()
}
