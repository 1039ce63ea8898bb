/// Why a shot cannot be drawn. The shot's name is added by whoever tells it.
package enum StorefrontTrouble: Error, Equatable, Sendable {
    /// The widget could not be drawn; the lines say why.
    case widget(subject: String, lines: [String])
    /// The configuration asks for a widget, sample or entry that is not there; the lines say what is.
    case noSuchWidget(subject: String, lines: [String])
    /// The device has no such place.
    case noSuchPlace(String, device: String)
    /// A widget does not fit the grid where it was put.
    case outsideGrid(what: String, column: Int, row: Int, columns: Int, rows: Int)
    /// Two widgets cover the same cell.
    case overlapping(String, String)
    /// A caption needs more room than there is at its least size.
    case captionTooLong(text: String, leastSize: Double, width: Double, height: Double)
    /// A name that is not known.
    case unknown(kind: String, name: String, near: [String])
    /// A resource table of the module cannot be read.
    case damagedTable(String)
}

extension StorefrontTrouble {
    /// Whether the configuration is to be mended, rather than a widget or the tool.
    package var isMistake: Bool {
        switch self {
        case .widget, .damagedTable: false
        default: true
        }
    }

    /// One or more lines for a person: what, and how to mend it.
    package var lines: [String] {
        switch self {
        case .widget(let subject, let lines), .noSuchWidget(let subject, let lines):
            lines.map { "\(subject): \($0)" }
        case .noSuchPlace(let place, let device):
            ["\(device) has no \(place): choose another scene or device"]
        case .outsideGrid(let what, let column, let row, let columns, let rows):
            [
                "\(what) at [\(column), \(row)] does not fit the grid of \(columns) columns and \(rows) rows: "
                    + "choose a smaller column or row"
            ]
        case .overlapping(let one, let other): ["\(one) and \(other) cover the same cells: move one of them"]
        case .captionTooLong(let text, let size, let width, let height):
            [
                "the caption \"\(text)\" does not fit \(Int(width)) × \(Int(height)) points at its least size of "
                    + "\(Int(size)): shorten it, lower captionStyle.minimumSize or give it more room with captionStyle.height"
            ]
        case .unknown(let kind, let name, let near):
            [
                "there is no \(kind) \"\(name)\""
                    + (near.isEmpty ? "" : "; did you mean \(near.joined(separator: " or "))?")
            ]
        case .damagedTable(let reason): ["a table of the storefront cannot be read: \(reason)"]
        }
    }
}
