package import AmbrotypeDrawing
import AmbrotypeLayout
package import AmbrotypeViews
package import Foundation

/// A caption with an optional line below it. Sizes in points of the canvas.
package struct Caption: Equatable, Sendable {
    package var text: String
    package var subtitle: String?
    /// The size it is set in where it fits, and the least it may shrink to.
    package var size: CGFloat
    package var minimumSize: CGFloat
    package var weight: Font.Weight
    package var design: Font.Design
    package var color: DrawingColor
    package var subtitleColor: DrawingColor
    /// The subtitle's size as a share of the caption's.
    package var subtitleShare: CGFloat
    package var alignment: TextAlignment

    package init(
        text: String, subtitle: String? = nil, size: CGFloat, minimumSize: CGFloat, weight: Font.Weight = .bold,
        design: Font.Design = .default, color: DrawingColor = .white, subtitleColor: DrawingColor? = nil,
        subtitleShare: CGFloat = 0.52, alignment: TextAlignment = .center
    ) {
        (self.text, self.subtitle, self.size, self.minimumSize) = (text, subtitle, size, minimumSize)
        (self.weight, self.design, self.color) = (weight, design, color)
        self.subtitleColor = subtitleColor ?? color.opacity(0.82)
        (self.subtitleShare, self.alignment) = (subtitleShare, alignment)
    }
}

/// A caption that fits: the size found, and its lines' frames.
package struct FittedCaption: Equatable, Sendable {
    package var size: CGFloat
    package var frame: CGRect
    package var items: [DisplayItem]
}

/// Fits captions into rooms: the largest size at which nothing is cut and no word is broken. Japanese lines end between phrases, unless
/// even the least size is too large for that: then between any two letters that may be parted.
@MainActor package struct CaptionFitter {
    let setter: TextSetter

    package init(setter: TextSetter) { self.setter = setter }

    /// The caption inside `room`, from its upper edge down, or centred in its height.
    ///
    /// - Throws: `captionTooLong` where it does not fit at its least size.
    package func fit(_ caption: Caption, in room: CGRect, centred: Bool = true) throws(StorefrontTrouble)
        -> FittedCaption
    {
        for setter in [setter.keepingPhrases, setter].compactMap({ $0 }) {
            if let fitted = CaptionFitter(setter: setter).fitted(caption, room, centred) { return fitted }
        }
        throw .captionTooLong(
            text: caption.text, leastSize: Double(caption.minimumSize), width: Double(room.width),
            height: Double(room.height))
    }

    /// At the largest size that does; nil where not even the least one does.
    private func fitted(_ caption: Caption, _ room: CGRect, _ centred: Bool) -> FittedCaption? {
        var size = caption.size
        while true {
            if let fitted = attempt(caption, size, room, centred) { return fitted }
            guard size > caption.minimumSize else { return nil }
            // Half a point at a time; the least size is always tried.
            size = max(size - 0.5, caption.minimumSize)
        }
    }

    private func look(_ caption: Caption, _ size: CGFloat) -> TextLook {
        TextLook(
            size: size, weight: caption.weight, design: caption.design, color: caption.color,
            alignment: caption.alignment, lines: nil)
    }

    private func subtitleLook(_ caption: Caption, _ size: CGFloat) -> TextLook {
        TextLook(
            size: size * caption.subtitleShare, weight: .medium, design: caption.design, color: caption.subtitleColor,
            alignment: caption.alignment, lines: nil)
    }

    private func attempt(_ caption: Caption, _ size: CGFloat, _ room: CGRect, _ centred: Bool) -> FittedCaption? {
        let main = look(caption, size)
        let sub = subtitleLook(caption, size)
        guard holdsEveryWord(caption.text, main, room.width),
            caption.subtitle.map({ holdsEveryWord($0, sub, room.width) }) ?? true
        else { return nil }
        let mainSize = balanced(caption.text, main, room.width)
        let subSize = caption.subtitle.map { balanced($0, sub, room.width) } ?? .zero
        let gap = caption.subtitle == nil ? 0 : size * 0.32
        let height = mainSize.height + gap + subSize.height
        guard height <= room.height + 0.01 else { return nil }
        let top = centred ? room.midY - height / 2 : room.minY
        var items = setter.items(caption.text, main, in: frame(mainSize, top, room, caption.alignment))
        if let subtitle = caption.subtitle {
            items += setter.items(
                subtitle, sub, in: frame(subSize, top + mainSize.height + gap, room, caption.alignment))
        }
        return FittedCaption(
            size: size, frame: CGRect(x: room.minX, y: top, width: room.width, height: height), items: items)
    }

    private func frame(_ size: CGSize, _ top: CGFloat, _ room: CGRect, _ alignment: TextAlignment) -> CGRect {
        let isRight = setter.environment.layoutDirection == .rightToLeft
        let x: CGFloat
        switch alignment {
        case .center: x = room.midX - size.width / 2
        case .leading: x = isRight ? room.maxX - size.width : room.minX
        case .trailing: x = isRight ? room.minX : room.maxX - size.width
        }
        return CGRect(x: x, y: top, width: size.width, height: size.height)
    }

    /// Whether the longest word stands on one line.
    private func holdsEveryWord(_ text: String, _ look: TextLook, _ width: CGFloat) -> Bool {
        setter.words(of: text).allSatisfy { setter.measure($0, look).width <= width }
    }

    /// The narrowest width that needs no more lines than `width` does: lines of like length.
    private func balanced(_ text: String, _ look: TextLook, _ width: CGFloat) -> CGSize {
        let natural = setter.measure(text, look, width: width)
        guard natural.height > look.size * 1.9 else { return natural }
        var (low, high) = (width / 2, width)
        for _ in 0..<7 {
            let middle = (low + high) / 2
            let size = setter.measure(text, look, width: middle)
            if size.height <= natural.height + 0.01, holdsEveryWord(text, look, middle) {
                high = middle
            } else {
                low = middle
            }
        }
        return setter.measure(text, look, width: high)
    }
}
