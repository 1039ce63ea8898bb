import AmbrotypeDrawing
package import AmbrotypeWidgets
import Foundation

/// How a screen's upper edge is made, which decides status bar and Lock Screen.
package enum ScreenKind: String, Sendable {
    case island, notch, button, pad

    package init(_ device: Device) {
        if device.idiom == .pad {
            self = .pad
        } else if device.island != nil {
            self = .island
        } else {
            self = device.displayCornerRadius > 0 ? .notch : .button
        }
    }
}

extension Device {
    /// `402x874`: what rows of the scenes' table name.
    var screenName: String { "\(Int(points.width))x\(Int(points.height))" }
}

/// What the Lock Screen shows where. Points.
struct LockMetrics {
    var dateBaseline: CGFloat
    var dateSize: CGFloat
    var clockBaseline: CGFloat
    var clockSize: CGFloat
    /// Centre line of the accessories.
    var accessoryY: CGFloat
    /// Lower edge of the cards.
    var stackBottom: CGFloat
    /// Diameter, and distance of the edge from the screen's sides and bottom; 0 where there are no buttons.
    var button: CGFloat
    var buttonInset: CGFloat
    var buttonBottom: CGFloat

    /// The measured row of the screen, else that of a screen of its kind, scaled by width.
    init(_ device: Device, _ tables: StorefrontTables) {
        let (width, height) = (device.points.width, device.points.height)
        if device.idiom == .pad {
            func share(_ key: String) -> CGFloat { tables.number("padLock", key) * max(width, height) }
            (dateBaseline, dateSize, clockBaseline) = (share("dateBaseline"), share("dateSize"), share("clockBaseline"))
            (clockSize, accessoryY) = (share("clockSize"), share("accessoryY"))
            (stackBottom, button, buttonInset, buttonBottom) = (height - 110, 0, 0, 0)
            return
        }
        let rows = tables.rows("lock")
        let own = rows.first { $0["screen"]?.string == device.screenName }
        let kin = ScreenKind(device) == .island ? "430x932" : "428x926"
        guard let row = own ?? rows.first(where: { $0["screen"]?.string == kin }) else {
            preconditionFailure("scenes.json has no Lock Screen row \(kin)")
        }
        func number(_ key: String) -> CGFloat { CGFloat(row[key]?.number ?? 0) }
        let factor = own == nil ? width / (kin == "430x932" ? 430 : 428) : 1
        // A screen without notch begins higher, by the height of the notch.
        let lift: CGFloat = ScreenKind(device) == .button ? -34 : 0
        dateBaseline = number("dateBaseline") * factor + lift
        dateSize = number("dateSize") * factor
        clockBaseline = number("clockBaseline") * factor + lift
        clockSize = number("clockSize") * factor
        accessoryY = device.lockScreen.accessoryCenterY ?? number("accessoryY") * factor + lift
        stackBottom = device.lockScreen.stackBottom ?? height - number("stackBottom") * factor
        (button, buttonInset) = (number("button"), number("buttonInset") * factor)
        buttonBottom = number("buttonBottom") * factor
    }
}
