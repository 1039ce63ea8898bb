import AmbrotypeDrawing

/// The blurred picture as a grid of cells, and the pixels between them.
///
/// `Channels` is 4 for pixels or 1 for alpha alone; values are 0…8160.
final class BlurGrid {
    let blur: GaussianBlur
    let channels: Int
    /// The pixels that can be asked for.
    let output: PixelRect
    /// Cells held, in units of cells.
    let cells: PixelRect
    let values: UnsafeMutablePointer<UInt16>
    /// Two rows of cells while pixels are made.
    let mixedRow: UnsafeMutablePointer<Int32>
    private let reservation: MemoryBudget.Reservation

    /// Reserves the grid; it is filled by `fill(from:)`. In a rehearsal there is no memory and nothing may be called.
    init(
        blur: GaussianBlur, channels: Int, output: PixelRect, budget: MemoryBudget, isRehearsal: Bool
    ) throws {
        (self.blur, self.channels, self.output) = (blur, channels, output)
        let margin = blur.reach + 1
        // Whole groups of eight, which lines of one channel are made of.
        func groups(_ low: Int, _ high: Int) -> Int { low + ((high - low + 7) & ~7) }
        let (left, top) = ((output.left >> blur.shift) - margin, (output.top >> blur.shift) - margin)
        cells = PixelRect(
            left: left, top: top, right: groups(left, (output.right >> blur.shift) + margin + 1),
            bottom: groups(top, (output.bottom >> blur.shift) + margin + 1))
        let longest = max(cells.width, cells.height)
        let row = cells.width << blur.shift
        let bytes =
            cells.area * channels * 2 + cells.width * channels * 4 + BoxLines.bytes(count: longest, blur: blur)
            + row * 12
        reservation = try budget.take(bytes, for: "blur")
        values = .allocate(capacity: isRehearsal ? 1 : cells.area * channels)
        mixedRow = .allocate(capacity: isRehearsal ? 1 : cells.width * channels)
    }

    deinit {
        values.deallocate()
        mixedRow.deallocate()
    }

    func fill(from source: BlurSource) {
        gather(source)
        guard !blur.isNothing else { return }
        let lines = BoxLines(blur: blur, count: max(cells.width, cells.height))
        if channels == 4 {
            for y in stride(from: 0, to: cells.height, by: 2) {
                smoothPair(lines, start: y * cells.width * 4, step: 4, apart: cells.width * 4, count: cells.width)
            }
            for x in stride(from: 0, to: cells.width, by: 2) {
                smoothPair(lines, start: x * 4, step: cells.width * 4, apart: 4, count: cells.height)
            }
        } else {
            for y in stride(from: 0, to: cells.height, by: 8) { smoothRows(lines, from: y) }
            for x in stride(from: 0, to: cells.width, by: 8) { smoothColumns(lines, from: x) }
        }
        lines.deallocate()
    }
}

// MARK: - Averaging

extension BlurGrid {
    /// Two lines of four-channel cells; distances in values.
    private func smoothPair(_ lines: BoxLines, start: Int, step: Int, apart: Int, count: Int) {
        let lines = BoxLines(lines, count: count)
        let (first, second) = (values + start, values + start + apart)
        let input = lines.input
        for index in 0..<count {
            input[index] = SIMD8(lowHalf: numbers(first + index &* step), highHalf: numbers(second + index &* step))
        }
        let result = lines.run()
        for index in 0..<count {
            write(result[index].lowHalf, first + index &* step)
            write(result[index].highHalf, second + index &* step)
        }
    }

    /// Eight neighbouring columns of one-channel cells.
    private func smoothColumns(_ lines: BoxLines, from x: Int) {
        let (width, count) = (cells.width, cells.height)
        let lines = BoxLines(lines, count: count)
        let (at, input) = (values + x, lines.input)
        for index in 0..<count {
            let place = at + index &* width
            input[index] = SIMD8(lowHalf: numbers(place), highHalf: numbers(place + 4))
        }
        let result = lines.run()
        for index in 0..<count {
            write(result[index].lowHalf, at + index &* width)
            write(result[index].highHalf, at + index &* width + 4)
        }
    }

    /// Eight neighbouring rows of one-channel cells.
    private func smoothRows(_ lines: BoxLines, from y: Int) {
        let (width, count) = (cells.width, cells.width)
        let lines = BoxLines(lines, count: count)
        let (rows, input) = (values + y * width, lines.input)
        for index in 0..<count {
            var lanes = SIMD8<Float>.zero
            for row in 0..<8 { lanes[row] = Float(rows[row &* width &+ index]) }
            input[index] = lanes
        }
        let result = lines.run()
        for index in 0..<count {
            let lanes = result[index]
            for row in 0..<8 { rows[row &* width &+ index] = UInt16(truncatingIfNeeded: Int32(lanes[row])) }
        }
    }

    @inline(__always)
    private func numbers(_ at: UnsafeMutablePointer<UInt16>) -> SIMD4<Float> {
        let four = UnsafeRawPointer(at).loadUnaligned(as: SIMD4<UInt16>.self)
        let bits = SIMD4<UInt32>(truncatingIfNeeded: four) | SIMD4(repeating: 0x4B00_0000)
        return unsafeBitCast(bits, to: SIMD4<Float>.self) - 8_388_608
    }

    @inline(__always)
    private func write(_ value: SIMD4<Float>, _ at: UnsafeMutablePointer<UInt16>) {
        let bits = unsafeBitCast(value + 8_388_608, to: SIMD4<UInt32>.self)
        UnsafeMutableRawPointer(at).storeBytes(
            of: SIMD4<UInt16>(truncatingIfNeeded: bits), as: SIMD4<UInt16>.self)
    }
}
