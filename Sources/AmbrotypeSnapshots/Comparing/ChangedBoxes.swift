/// Boxes around the changed pixels of a mask: pixels whose cells of a coarse grid touch belong to one box.
enum ChangedBoxes {
    /// No more boxes than this are given; those with most changed pixels.
    static let most = 32

    /// - Parameters:
    ///   - rows: outside these nothing changed.
    ///   - cell: the grid's width, pixels; changes nearer than that are always together.
    /// - Returns: from the top, then from the left; never overlapping unless there were more than `most`.
    static func boxes(of mask: ChangeMask, rows: Range<Int>, cell: Int) -> [PictureDifference.Box] {
        guard !rows.isEmpty else { return [] }
        let columns = (mask.width + cell - 1) / cell
        let top = rows.lowerBound / cell
        let lines = (rows.upperBound - 1) / cell - top + 1
        var cells = [Cell](repeating: Cell(), count: columns * lines)
        cells.withUnsafeMutableBufferPointer { fill($0, mask, rows, cell, columns, top) }
        let found = merged(groups(cells, columns: columns, lines: lines))
        let largest = found.sorted { ($1.changed, $0.box.y, $0.box.x) < ($0.changed, $1.box.y, $1.box.x) }.prefix(most)
        return largest.sorted { ($0.box.y, $0.box.x) < ($1.box.y, $1.box.x) }
    }

    private struct Cell {
        var left = Int.max
        var right = 0
        var top = 0
        var bottom = 0
        var changed = 0

        var box: PixelBox { PixelBox(x: left, y: top, width: right - left, height: bottom - top) }
    }

    private static func fill(
        _ cells: UnsafeMutableBufferPointer<Cell>, _ mask: ChangeMask, _ rows: Range<Int>, _ cell: Int, _ columns: Int,
        _ top: Int
    ) {
        for y in rows {
            let row = mask.row(y)
            let line = (y / cell - top) * columns
            for column in 0..<columns {
                let end = min(mask.width, (column + 1) * cell)
                if isUntouched(row + column * cell, end - column * cell) { continue }
                var (count, first, last) = (0, Int.max, 0)
                for x in column * cell..<end where row[x] == ChangeMask.changed {
                    count += 1
                    first = min(first, x)
                    last = x + 1
                }
                guard count > 0 else { continue }
                if cells[line + column].changed == 0 { cells[line + column].top = y }
                cells[line + column].changed += count
                cells[line + column].left = min(cells[line + column].left, first)
                cells[line + column].right = max(cells[line + column].right, last)
                cells[line + column].bottom = y + 1
            }
        }
    }

    /// Whether nothing was written to so many bytes: most cells, seen eight bytes at a time.
    @inline(__always) private static func isUntouched(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int) -> Bool {
        guard count >= 8 else { return (0..<count).allSatisfy { bytes[$0] == ChangeMask.same } }
        var at = 0
        var any: UInt64 = UnsafeRawPointer(bytes + count - 8).loadUnaligned(as: UInt64.self)
        while at + 8 <= count {
            any |= UnsafeRawPointer(bytes + at).loadUnaligned(as: UInt64.self)
            at += 8
        }
        return any == 0
    }

    /// One box for each group of cells that touch, corners included.
    private static func groups(_ cells: [Cell], columns: Int, lines: Int) -> [PictureDifference.Box] {
        var seen = [Bool](repeating: false, count: cells.count)
        var found: [PictureDifference.Box] = []
        for start in cells.indices where cells[start].changed > 0 && !seen[start] {
            seen[start] = true
            var group = PictureDifference.Box(box: cells[start].box, changed: 0)
            var waiting = [start]
            while let index = waiting.popLast() {
                group.box = group.box.union(cells[index].box)
                group.changed += cells[index].changed
                let (line, column) = (index / columns, index % columns)
                for y in max(0, line - 1)...min(lines - 1, line + 1) {
                    for x in max(0, column - 1)...min(columns - 1, column + 1) {
                        let near = y * columns + x
                        if cells[near].changed > 0, !seen[near] {
                            seen[near] = true
                            waiting.append(near)
                        }
                    }
                }
            }
            found.append(group)
        }
        return found
    }

    /// Boxes that overlap become one, until none do; left alone when there are very many.
    private static func merged(_ boxes: [PictureDifference.Box]) -> [PictureDifference.Box] {
        guard boxes.count <= 1000 else { return boxes }
        var rest = boxes
        var done: [PictureDifference.Box] = []
        while var box = rest.popLast() {
            while let index = rest.firstIndex(where: { $0.box.clipped(to: box.box).area > 0 }) {
                let other = rest.remove(at: index)
                box = PictureDifference.Box(box: box.box.union(other.box), changed: box.changed + other.changed)
            }
            if let index = done.firstIndex(where: { $0.box.clipped(to: box.box).area > 0 }) {
                let other = done.remove(at: index)
                rest.append(.init(box: box.box.union(other.box), changed: box.changed + other.changed))
            } else {
                done.append(box)
            }
        }
        return done
    }
}
