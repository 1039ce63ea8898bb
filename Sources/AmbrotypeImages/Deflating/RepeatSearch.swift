/// A copy of bytes already sent.
struct Repeat {
    /// 0 where none was found.
    var length = 0
    var distance = 0
    /// Bits saved against sending the bytes as literals, in 16ths; more is better, 0 is worthless.
    var gain = 0
}

/// The search for the best repeat at one place.
struct RepeatSearch {
    /// The best so far that saves more than what was to be beaten.
    private(set) var best = Repeat()
    /// Bits of a repeat beside those of its distance: its two codes, and something for the literals they displace.
    private static let cost = 13

    private let here: UnsafePointer<UInt8>
    private let most: Int
    private let literalCost: Int
    /// Only a repeat longer than this is looked at closely.
    private var over: Int
    /// The first four bytes, and the four that end where a longer repeat would.
    private let head: UInt32
    private var tail: UInt32

    /// For repeats of 4…`most` bytes at `here` that are longer and save more than `least`. `most` is above 3 and above
    /// its length; a literal costs `literalCost` 16ths of a bit.
    @inline(__always)
    init(here: UnsafePointer<UInt8>, most: Int, over least: Repeat, literalCost: Int) {
        (self.here, self.most, self.literalCost) = (here, most, literalCost)
        best.gain = least.gain
        over = max(3, least.length)
        head = Self.load(here)
        tail = Self.load(here + (over &- 3))
    }

    /// Whether the repeat at that distance is as long as can be; it is kept if it is better than the best.
    @inline(__always)
    mutating func consider(_ distance: Int) -> Bool {
        let from = here - distance
        guard Self.load(from + (over &- 3)) == tail && Self.load(from) == head else { return false }
        let length = commonLength(from)
        guard length > over else { return false }
        let distanceBits = 63 &- distance.leadingZeroBitCount
        let gain = length &* literalCost &- 16 &* (Self.cost &+ distanceBits)
        guard gain > best.gain else { return false }
        best = Repeat(length: length, distance: distance, gain: gain)
        over = length
        if length == most { return true }
        tail = Self.load(here + (over &- 3))
        return false
    }

    @inline(__always)
    static func load(_ at: UnsafePointer<UInt8>) -> UInt32 { UnsafeRawPointer(at).loadUnaligned(as: UInt32.self) }

    /// How many bytes from here and from `from` on are equal, at least 4 being known, at most `most`.
    @inline(__always)
    private func commonLength(_ from: UnsafePointer<UInt8>) -> Int {
        var length = 4
        while length &+ 8 <= most {
            let one = UnsafeRawPointer(here + length).loadUnaligned(as: UInt64.self)
            let two = UnsafeRawPointer(from + length).loadUnaligned(as: UInt64.self)
            if one != two { return length &+ (one ^ two).littleEndian.trailingZeroBitCount &>> 3 }
            length &+= 8
        }
        while length < most && here[length] == from[length] { length &+= 1 }
        return length
    }
}
