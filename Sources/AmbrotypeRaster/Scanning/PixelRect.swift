import AmbrotypeGeometry
import Foundation

/// An upright rectangle of whole device pixels: columns `left..<right`, rows `top..<bottom` of the canvas.
struct PixelRect: Equatable {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    static let empty = PixelRect(left: 0, top: 0, right: 0, bottom: 0)

    /// Farther out nothing is told apart; keeps fixed-point products within 64 bits.
    static let farthest = 1 << 21

    var width: Int { max(0, right - left) }
    var height: Int { max(0, bottom - top) }
    var isEmpty: Bool { right <= left || bottom <= top }
    var area: Int { width * height }

    func intersection(_ other: PixelRect) -> PixelRect {
        let result = PixelRect(
            left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
            bottom: min(bottom, other.bottom))
        return result.isEmpty ? .empty : result
    }

    func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(
            left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
            bottom: max(bottom, other.bottom))
    }

    func expanded(by distance: Int) -> PixelRect {
        if isEmpty { return self }
        return PixelRect(
            left: left - distance, top: top - distance, right: right + distance, bottom: bottom + distance)
    }

    func offset(dx: Int, dy: Int) -> PixelRect {
        PixelRect(left: left + dx, top: top + dy, right: right + dx, bottom: bottom + dy)
    }

    func contains(_ other: PixelRect) -> Bool {
        other.isEmpty || (left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom)
    }
}

extension PixelRect {
    /// The smallest pixel rectangle around `rect` (device pixels); empty if it is empty or not a number.
    init(covering rect: CGRect) {
        let (x0, y0, x1, y1) = (rect.origin.x, rect.origin.y, rect.maxX, rect.maxY)
        guard x1 >= x0, y1 >= y0 else {
            self = .empty
            return
        }
        let limit = CGFloat(PixelRect.farthest)
        func cut(_ value: CGFloat) -> CGFloat { min(max(value, -limit), limit) }
        self.init(
            left: Int(cut(x0).rounded(.down)), top: Int(cut(y0).rounded(.down)), right: Int(cut(x1).rounded(.up)),
            bottom: Int(cut(y1).rounded(.up)))
    }
}
