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
        // Whole groups of four, which one-channel lines are made of.
        func groups(_ low: Int, _ high: Int) -> Int { low + ((high - low + 3) & ~3) }
        let (left, top) = ((output.left >> blur.shift) - margin, (output.top >> blur.shift) - margin)
        cells = PixelRect(
            left: left, top: top, right: groups(left, (output.right >> blur.shift) + margin + 1),
            bottom: groups(top, (output.bottom >> blur.shift) + margin + 1))
        let longest = max(cells.width, cells.height)
        let row = cells.width << blur.shift
        let bytes =
            cells.area * channels * 2 + cells.width * channels * 4 + BoxLines.bytes(count: longest, blur: blur)
            + row * 4 + cells.width * 8
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
            for y in 0..<cells.height { smooth(lines, start: y * cells.width, step: 1, count: cells.width) }
            for x in 0..<cells.width { smooth(lines, start: x, step: cells.width, count: cells.height) }
        } else {
            for y in stride(from: 0, to: cells.height, by: 4) { smoothRows(lines, from: y) }
            for x in stride(from: 0, to: cells.width, by: 4) { smoothColumns(lines, from: x) }
        }
        lines.deallocate()
    }
}

// MARK: - Averaging

extension BlurGrid {
    /// One line of four-channel cells.
    private func smooth(_ lines: BoxLines, start: Int, step: Int, count: Int) {
        let lines = BoxLines(lines, count: count)
        var at = values + start * 4
        let input = lines.input
        for index in 0..<count {
            input[index] = numbers(at)
            at += step * 4
        }
        let result = lines.run()
        at = values + start * 4
        for index in 0..<count {
            write(result[index], at)
            at += step * 4
        }
    }

    /// Four neighbouring columns of one-channel cells.
    private func smoothColumns(_ lines: BoxLines, from x: Int) {
        let (width, count) = (cells.width, cells.height)
        let lines = BoxLines(lines, count: count)
        let (at, input) = (values + x, lines.input)
        for index in 0..<count { input[index] = numbers(at + index * width) }
        let result = lines.run()
        for index in 0..<count { write(result[index], at + index * width) }
    }

    /// Four neighbouring rows of one-channel cells.
    private func smoothRows(_ lines: BoxLines, from y: Int) {
        let (width, count) = (cells.width, cells.width)
        let lines = BoxLines(lines, count: count)
        let (a, input) = (values + y * width, lines.input)
        let (b, c, d) = (a + width, a + 2 * width, a + 3 * width)
        for index in 0..<count {
            input[index] = SIMD4(Float(a[index]), Float(b[index]), Float(c[index]), Float(d[index]))
        }
        let result = lines.run()
        for index in 0..<count {
            let value = result[index]
            a[index] = UInt16(truncatingIfNeeded: Int32(value.x))
            b[index] = UInt16(truncatingIfNeeded: Int32(value.y))
            c[index] = UInt16(truncatingIfNeeded: Int32(value.z))
            d[index] = UInt16(truncatingIfNeeded: Int32(value.w))
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
