import AmbrotypeViews
public import Foundation

extension UIColor {
    // MARK: By name, from the table of system colours

    public static var systemRed: UIColor { UIColor(system: "systemRed") }
    public static var systemOrange: UIColor { UIColor(system: "systemOrange") }
    public static var systemYellow: UIColor { UIColor(system: "systemYellow") }
    public static var systemGreen: UIColor { UIColor(system: "systemGreen") }
    public static var systemMint: UIColor { UIColor(system: "systemMint") }
    public static var systemTeal: UIColor { UIColor(system: "systemTeal") }
    public static var systemCyan: UIColor { UIColor(system: "systemCyan") }
    public static var systemBlue: UIColor { UIColor(system: "systemBlue") }
    public static var systemIndigo: UIColor { UIColor(system: "systemIndigo") }
    public static var systemPurple: UIColor { UIColor(system: "systemPurple") }
    public static var systemPink: UIColor { UIColor(system: "systemPink") }
    public static var systemBrown: UIColor { UIColor(system: "systemBrown") }
    public static var systemGray: UIColor { UIColor(system: "systemGray") }
    public static var systemGray2: UIColor { UIColor(system: "systemGray2") }
    public static var systemGray3: UIColor { UIColor(system: "systemGray3") }
    public static var systemGray4: UIColor { UIColor(system: "systemGray4") }
    public static var systemGray5: UIColor { UIColor(system: "systemGray5") }
    public static var systemGray6: UIColor { UIColor(system: "systemGray6") }
    public static var label: UIColor { UIColor(system: "label") }
    public static var secondaryLabel: UIColor { UIColor(system: "secondaryLabel") }
    public static var tertiaryLabel: UIColor { UIColor(system: "tertiaryLabel") }
    public static var quaternaryLabel: UIColor { UIColor(system: "quaternaryLabel") }
    public static var placeholderText: UIColor { UIColor(system: "placeholderText") }
    public static var systemFill: UIColor { UIColor(system: "systemFill") }
    public static var secondarySystemFill: UIColor { UIColor(system: "secondarySystemFill") }
    public static var tertiarySystemFill: UIColor { UIColor(system: "tertiarySystemFill") }
    public static var quaternarySystemFill: UIColor { UIColor(system: "quaternarySystemFill") }
    public static var separator: UIColor { UIColor(system: "separator") }
    public static var opaqueSeparator: UIColor { UIColor(system: "opaqueSeparator") }
    public static var link: UIColor { UIColor(system: "link") }
    public static var systemBackground: UIColor { UIColor(system: "systemBackground") }
    public static var secondarySystemBackground: UIColor { UIColor(system: "secondarySystemBackground") }
    public static var tertiarySystemBackground: UIColor { UIColor(system: "tertiarySystemBackground") }
    public static var systemGroupedBackground: UIColor { UIColor(system: "systemGroupedBackground") }
    public static var secondarySystemGroupedBackground: UIColor { UIColor(system: "secondarySystemGroupedBackground") }
    public static var tertiarySystemGroupedBackground: UIColor { UIColor(system: "tertiarySystemGroupedBackground") }
    public static var tintColor: UIColor { UIColor(.accentColor) }
    public static var darkText: UIColor { UIColor(white: 0, alpha: 1) }
    public static var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }

    // MARK: Fixed, from UIKit's documentation

    public static var black: UIColor { UIColor(white: 0, alpha: 1) }
    public static var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
    public static var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
    public static var white: UIColor { UIColor(white: 1, alpha: 1) }
    public static var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
    public static var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    public static var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    public static var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    public static var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
    public static var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
    public static var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
    public static var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
    public static var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
    public static var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
    public static var clear: UIColor { UIColor(white: 0, alpha: 0) }
}
