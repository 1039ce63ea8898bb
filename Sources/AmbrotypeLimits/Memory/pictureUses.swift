package import AmbrotypeDrawing
package import AmbrotypeGeometry
import Foundation

/// A picture as a display list shows it.
package struct ShownPicture: Equatable, Sendable {
    package var key: PictureKey
    /// Pixels the whole picture would take as it is drawn, whatever of it a clip leaves.
    package var width: Double
    package var height: Double
}

/// Every picture of a list with the pixels it is shown at.
///
/// - Parameter scale: pixels a point.
package func shownPictures(_ list: DisplayList, scale: CGFloat) -> [ShownPicture] {
    pictures(list.items, CGAffineTransform(scaleX: scale, y: scale))
}

private func pictures(_ items: [DisplayItem], _ map: CGAffineTransform) -> [ShownPicture] {
    items.flatMap { item -> [ShownPicture] in
        switch item {
        case .picture(let key, let rect, let source, _, _):
            guard source.width > 0, source.height > 0 else { return [] }
            return [shown(key, CGSize(width: rect.width / source.width, height: rect.height / source.height), map)]
        case .fill(_, _, .tile(let key, _, let size)): return [shown(key, size, map)]
        case .group(let group):
            let inner = group.transform.concatenating(map)
            return pictures(group.items, inner) + pictures(group.mask ?? [], inner)
        case .fill, .bitmap, .backdrop: return []
        }
    }
}

private func shown(_ key: PictureKey, _ size: CGSize, _ map: CGAffineTransform) -> ShownPicture {
    let across = (map.a * map.a + map.b * map.b).squareRoot()
    let down = (map.c * map.c + map.d * map.d).squareRoot()
    return ShownPicture(key: key, width: Double(size.width * across), height: Double(size.height * down))
}
