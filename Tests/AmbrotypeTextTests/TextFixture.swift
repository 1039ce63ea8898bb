import AmbrotypeGeometry
import AmbrotypeText
import Foundation

/// The project's own fonts, and short ways to set text with them.
enum TextFixture {
    static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static let fonts: FontLibrary = {
        do {
            return try FontLibrary(folder: repository.appendingPathComponent("fonts"))
        } catch {
            fatalError("the tests need the project's fonts: run \(FontError.mend) (\(error))")
        }
    }()

    static let engine = TextEngine(fonts: fonts)

    /// One run of the system font, in one line unless a width is given.
    static func set(
        _ text: String, size: CGFloat = 17, weight: Int = 400, pitch: CGFloat? = nil, monospacedDigits: Bool = false,
        style: ParagraphStyle = ParagraphStyle(), width: CGFloat? = nil, height: CGFloat? = nil
    ) -> TextLayout {
        let font = FontRequest(size: size, weight: weight, monospacedDigits: monospacedDigits, linePitch: pitch)
        return engine.layout([TextRun(text: text, font: font)], style: style, width: width, height: height)
    }

    /// Left and right edge of what is drawn, points; control points stand in for the curve.
    static func ink(_ layout: TextLayout) -> CGRect {
        layout.fragments().reduce(CGRect.null) { bounds, fragment in
            guard case .outline(let path, _) = fragment else { return bounds }
            return bounds.isNull ? path.controlBounds : bounds.union(path.controlBounds)
        }
    }

    /// Boxes around the control points of each closed part of the outlines.
    static func subpaths(_ layout: TextLayout) -> [CGRect] {
        var boxes: [CGRect] = []
        for case .outline(let path, _) in layout.fragments() {
            for element in path.elements {
                let points: [CGPoint] =
                    switch element {
                    case .move(let to), .line(let to): [to]
                    case .quadCurve(let to, let control): [to, control]
                    case .curve(let to, let first, let second): [to, first, second]
                    case .closeSubpath: []
                    }
                if case .move(let start) = element { boxes.append(CGRect(origin: start, size: .zero)) }
                for point in points {
                    boxes[boxes.count - 1] = boxes[boxes.count - 1].union(CGRect(origin: point, size: .zero))
                }
            }
        }
        return boxes
    }
}

/// The measured widths, as in `Tests/Data/system-widths.json`.
struct SystemWidths: Decodable {
    struct Kerning: Decodable {
        var text: [String: [Double]]
        var display: [String: [Double]]
    }
    var strings: [String]
    var widths: [String: [String: [Double]]]
    var kerning: Kerning
    var xHeight: [String: [String: Double]]

    static let measured: SystemWidths = {
        let file = TextFixture.repository.appendingPathComponent("Tests/Data/system-widths.json")
        do {
            return try JSONDecoder().decode(SystemWidths.self, from: Data(contentsOf: file))
        } catch {
            fatalError("\(file.path): \(error)")
        }
    }()

    static let weights = ["regular": 400, "medium": 500, "semibold": 600, "bold": 700]

    /// What kerning adds to string `index`, points.
    func kerning(_ index: Int, size: Double, weight: String) -> Double {
        let bold = ["regular": 0, "medium": 751.0 / 2048, "semibold": 1297.0 / 2048, "bold": 1][weight]!
        func mixed(_ table: [String: [Double]]) -> Double {
            table["regular"]![index] + bold * (table["bold"]![index] - table["regular"]![index])
        }
        let share = opticalShare(size)
        return ((1 - share) * mixed(kerning.text) + share * mixed(kerning.display)) / 2048 * size
    }

    private func opticalShare(_ size: Double) -> Double {
        switch size {
        case ...17: 0
        case ...19: (size - 17) / 22
        case ...24: 1 / 11.0 + (size - 19) / 5 * (8 / 11.0)
        case ...28: 9 / 11.0 + (size - 24) / 4 * (2 / 11.0)
        default: 1
        }
    }
}
