/// Three box averages along a line of eight values abreast: two lines of pixels, or eight lines of single values.
///
/// Values are whole numbers 0…8160 (1/32 of a byte's step) held in single precision, and so are all sums below 2²⁴:
/// running sums are exact, whatever the place they started from. Each average is rounded to a whole number.
struct BoxLines {
    typealias Lanes = SIMD8<Float>

    let blur: GaussianBlur
    let count: Int
    private let first: UnsafeMutablePointer<Lanes>
    private let second: UnsafeMutablePointer<Lanes>
    /// Where the line begins in both buffers; before and behind it are zeros.
    private let margin: Int

    /// Largest value.
    static let full = 255 * 32

    /// Bytes of working memory for lines of `count` values.
    static func bytes(count: Int, blur: GaussianBlur) -> Int {
        2 * (count + 2 * (blur.radius + 2)) * MemoryLayout<Lanes>.stride
    }

    init(blur: GaussianBlur, count: Int) {
        (self.blur, self.count, margin) = (blur, count, blur.radius + 2)
        let length = count + 2 * margin
        first = .allocate(capacity: length)
        second = .allocate(capacity: length)
        first.initialize(repeating: .zero, count: length)
        second.initialize(repeating: .zero, count: length)
    }

    /// The same memory for a line that is no longer.
    init(_ lines: BoxLines, count: Int) {
        (blur, self.count, margin) = (lines.blur, count, lines.margin)
        (first, second) = (lines.first, lines.second)
        for at in 0..<margin {
            first[margin + count + at] = .zero
            second[margin + count + at] = .zero
        }
    }

    func deallocate() {
        first.deallocate()
        second.deallocate()
    }

    /// The line to be filled before `run`.
    @inline(__always) var input: UnsafeMutablePointer<Lanes> { first + margin }

    /// Averages three times; the result stays valid until the next run.
    @inline(__always)
    func run() -> UnsafeMutablePointer<Lanes> {
        average(first + margin, second + margin)
        average(second + margin, first + margin)
        average(first + margin, second + margin)
        return second + margin
    }

    private func average(_ from: UnsafeMutablePointer<Lanes>, _ to: UnsafeMutablePointer<Lanes>) {
        let radius = blur.radius
        let (weight, edge) = (Lanes(repeating: Float(blur.weight)), Lanes(repeating: Float(blur.edge)))
        let share = Lanes(repeating: 1 / Float(blur.total))
        // Adding and taking away 2²³ rounds to a whole number.
        let whole = Lanes(repeating: 8_388_608)
        var sum = Lanes.zero
        var index = 0
        while index < min(radius, count) {
            sum += from[index]
            index &+= 1
        }
        var (behind, ahead, target) = (from - radius - 1, from + radius, to)
        let end = to + count
        while target < end {
            // The line without its two outermost values, moved on by one.
            sum += ahead[0] - behind[0]
            let ends = behind[0] + ahead[1]
            let mean = (sum * weight + ends * edge) * share
            target[0] = (mean + whole) - whole
            behind += 1
            ahead += 1
            target += 1
        }
    }
}
