import AmbrotypeGeometry
import Foundation

/// Reads the table's outlines: `M`, `L`, `C` and `Z` with absolute numbers.
enum PathNotation {
    static func path(_ text: String) -> Path {
        var path = Path()
        var command: Character = " "
        var numbers: [CGFloat] = []
        func finish() {
            switch (command, numbers.count) {
            case ("M", 2): path.move(to: CGPoint(x: numbers[0], y: numbers[1]))
            case ("L", 2): path.addLine(to: CGPoint(x: numbers[0], y: numbers[1]))
            case ("C", 6):
                path.addCurve(
                    to: CGPoint(x: numbers[4], y: numbers[5]), control1: CGPoint(x: numbers[0], y: numbers[1]),
                    control2: CGPoint(x: numbers[2], y: numbers[3]))
            case ("Z", 0): path.closeSubpath()
            default: break
            }
            numbers = []
        }
        var digits = ""
        func number() {
            if let value = Double(digits) { numbers.append(CGFloat(value)) }
            digits = ""
        }
        for letter in text {
            if letter.isLetter {
                number()
                finish()
                command = letter
            } else if letter == " " {
                number()
            } else {
                digits.append(letter)
            }
        }
        number()
        finish()
        return path
    }
}
