import AmbrotypeDrawing
import AmbrotypeGeometry
import AmbrotypeImages
import AmbrotypeRendering
import AmbrotypeText
import AmbrotypeViews
import Foundation

/// Pictures in rows, left to right, as many as fit the width.
@MainActor struct SheetLayout {
    private struct Cell {
        var file: SheetFile
        var key: PictureKey
        var rect: CGRect
        var caption: [DisplayItem]
    }

    private static let gap: CGFloat = 16
    private var cells: [Cell] = []
    private var size: CGSize

    init(_ files: [SheetFile], width: CGFloat, zoom: CGFloat, captions: Captions?) throws(ImageError) {
        size = CGSize(width: width, height: 0)
        var (x, y, rowHeight) = (Self.gap, Self.gap, CGFloat(0))
        for file in files {
            let header = try readHeader(.file(file.url.path))
            let pixels = CGSize(width: header.width, height: header.height)
            let factor = min(zoom, (width - 2 * Self.gap) / pixels.width)
            let shown = CGSize(width: (pixels.width * factor).rounded(), height: (pixels.height * factor).rounded())
            let room = max(shown.width, captions == nil ? 0 : 120)
            if x + room > width - Self.gap, x > Self.gap { (x, y, rowHeight) = (Self.gap, y + rowHeight + Self.gap, 0) }
            let caption = captions?.items(file.name, below: CGRect(x: x, y: y, width: room, height: shown.height))
            let rect = CGRect(origin: CGPoint(x: x, y: y), size: shown)
            cells.append(
                Cell(
                    file: file, key: PictureKey(name: file.url.path, pixelSize: pixels), rect: rect,
                    caption: caption?.items ?? []))
            x += room + Self.gap
            rowHeight = max(rowHeight, shown.height + (caption?.height ?? 0))
        }
        size.height = y + rowHeight + Self.gap
    }

    var library: PictureLibrary {
        let known = Set(cells.map(\.key.name))
        return PictureLibrary { known.contains($0) ? .file($0) : nil }
    }

    func list(on ground: DrawingColor) -> DisplayList {
        var items: [DisplayItem] = [
            .fill(Path(CGRect(origin: .zero, size: size)), style: FillStyle(), paint: .color(ground))
        ]
        for cell in cells {
            items.append(
                .picture(
                    cell.key, rect: cell.rect, source: CGRect(x: 0, y: 0, width: 1, height: 1), interpolation: .high,
                    tint: nil))
            items += cell.caption
        }
        return DisplayList(size: size, items: items)
    }
}

/// Names below pictures.
@MainActor struct Captions {
    let text: TextEngine

    func items(_ name: String, below rect: CGRect) -> (items: [DisplayItem], height: CGFloat) {
        let words = Lettering(text: text).set(name, Lettering.Style(lines: 3), width: rect.width)
        return ([words.at(rect.minX, rect.maxY + 4)], words.size.height + 4)
    }
}
