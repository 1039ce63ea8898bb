/// Boxes around changed pixels: those whose cells of a coarse grid touch belong to one box.
enum ChangedBoxes {
    /// No more boxes than this are given; those with most changed pixels.
    static let most = 32

    /// Empties `cells`.
    ///
    /// - Returns: from the top, then from the left; never overlapping unless there were more than `most`.
    static func boxes(of cells: ChangedCells) -> [PictureDifference.Box] {
        let found = merged(groups(cells))
        let largest = found.sorted { ($1.changed, $0.box.y, $0.box.x) < ($0.changed, $1.box.y, $1.box.x) }.prefix(most)
        return largest.sorted { ($0.box.y, $0.box.x) < ($1.box.y, $1.box.x) }
    }

    /// One box for each group of cells that touch, corners included.
    private static func groups(_ cells: ChangedCells) -> [PictureDifference.Box] {
        var found: [PictureDifference.Box] = []
        var waiting: [(line: Int, column: Int)] = []
        for line in cells.touchedLines {
            for column in 0..<cells.columns where cells.changed(line, column) > 0 {
                var group = taken(line, column, from: cells, &waiting)
                while let next = waiting.popLast() {
                    for y in next.line - 1...next.line + 1 {
                        for x in next.column - 1...next.column + 1 where cells.changed(y, x) > 0 {
                            group = group.joined(with: taken(y, x, from: cells, &waiting))
                        }
                    }
                }
                found.append(group)
            }
        }
        return found
    }

    private static func taken(
        _ line: Int, _ column: Int, from cells: ChangedCells, _ waiting: inout [(line: Int, column: Int)]
    ) -> PictureDifference.Box {
        let box = cells.box(line, column)
        cells.clear(line, column)
        waiting.append((line, column))
        return box
    }

    /// Boxes that overlap become one, until none do; left alone when there are very many.
    private static func merged(_ boxes: [PictureDifference.Box]) -> [PictureDifference.Box] {
        guard boxes.count <= 1000 else { return boxes }
        var rest = boxes
        var done: [PictureDifference.Box] = []
        while var box = rest.popLast() {
            while let index = rest.firstIndex(where: { $0.box.clipped(to: box.box).area > 0 }) {
                box = box.joined(with: rest.remove(at: index))
            }
            if let index = done.firstIndex(where: { $0.box.clipped(to: box.box).area > 0 }) {
                rest.append(box.joined(with: done.remove(at: index)))
            } else {
                done.append(box)
            }
        }
        return done
    }
}

extension PictureDifference.Box {
    fileprivate func joined(with other: Self) -> Self {
        Self(box: box.union(other.box), changed: changed + other.changed)
    }
}
