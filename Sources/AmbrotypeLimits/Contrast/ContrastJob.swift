package import AmbrotypeDrawing
import AmbrotypeGeometry
import AmbrotypeRaster
package import AmbrotypeText
package import AmbrotypeViews
import AmbrotypeWidgets
package import Foundation

/// A picture whose words are to be measured against their ground; runs on any thread.
///
/// The picture is drawn twice, as it is and with nothing but its words and symbols in black; where the second is black the first
/// shows ink, and where the second is empty close by, ground.
package struct ContrastJob: Sendable {
    /// Pixels a point: strokes of small letters are two pixels wide and reach their full colour.
    static let scale: CGFloat = 2

    /// A text or symbol and where it stands on the picture, points.
    struct Mark: Sendable {
        var frame: CGRect
        /// Height of a letter or, for a symbol, of the whole; points.
        var size: CGFloat
        var isLarge: Bool
        var words: String
        var view: String
        var source: String?
    }

    let picture: DisplayList
    let ink: DisplayList
    let marks: [Mark]
    let subject: String
    let name: String
    /// What shows through where nothing is drawn.
    let behind: DrawingColor
    /// Contrast that white, the most there is, reaches over a wallpaper; nil where the widget has its own ground.
    let best: Double?
    /// Words for the mode and the wallpaper.
    let mode: String

    /// - Parameter wallpaper: what the picture was placed on, where it has no ground of its own.
    @MainActor package init?(_ observed: ObservedPicture, wallpaper: DrawingColor? = nil, named mode: String) {
        let map = CGAffineTransform(
            scaleX: observed.displayList.size.width / max(observed.size.width, 1),
            y: observed.displayList.size.height / max(observed.size.height, 1))
        var items: [DisplayItem] = []
        var marks: [Mark] = []
        for leaf in observed.leaves where leaf.part != "background" {
            guard let mark = Mark(leaf, map), let black = leaf.inBlack else { continue }
            items.append(.group(DisplayGroup(transform: leaf.map.concatenating(map), items: paintItems(black))))
            marks.append(mark)
        }
        if marks.isEmpty { return nil }
        (picture, self.marks) = (observed.displayList, marks)
        ink = DisplayList(size: observed.displayList.size, items: items)
        (subject, name, self.mode) = (observed.subject, observed.name, mode)
        behind = wallpaper ?? (observed.mode.colorScheme == .dark ? .black : .white)
        best = wallpaper.map { contrast(luminance(.white), luminance($0)) }
    }
}

extension ContrastJob.Mark {
    @MainActor fileprivate init?(_ leaf: Leaf, _ map: CGAffineTransform) {
        frame = leaf.frame.applying(map)
        (view, source) = (leaf.placed.place.description, leaf.placed.place.source)
        if let clip = leaf.clip { frame = frame.intersection(clip.applying(map)) }
        if frame.isNull || frame.width < 2 || frame.height < 2 { return nil }
        if let text = leaf.text, let layout = leaf.placed.text {
            guard !text.isRedacted, text.string.contains(where: { !$0.isWhitespace }), let font = text.runs.first?.font
            else { return nil }
            size = font.size * layout.scaleUsed
            isLarge = size >= 18 || (size >= 14 && font.weight >= 700)
            words = quoted(text.string)
        } else if let name = leaf.symbolName {
            (size, isLarge, words) = (frame.height, true, "the symbol \(name)")
        } else {
            return nil
        }
    }
}

extension Leaf {
    /// The leaf as ink alone; nil for what is none.
    fileprivate var inBlack: PlacedNode? {
        var black = placed
        switch placed.node.kind {
        case .text(var content):
            content.paints = content.paints.map { _ in .color(.black) }
            black.node.kind = .text(content)
        case .picture(var content):
            guard case .outlines(let layers, let name) = content.source else { return nil }
            content.source = .outlines(
                layers.map { SymbolPaint(path: $0.path, fill: $0.fill, style: .color(.black), erases: $0.erases) },
                name: name)
            content.tint = .color(.black)
            black.node.kind = .picture(content)
        default: return nil
        }
        return black
    }
}
