/// How hard the search for repeats is.
struct DeflateEffort {
    /// Candidates tried at a place.
    var tries: Int
    /// After a repeat shorter than this the next place is tried too, for a better one.
    var lazyBelow: Int
    /// Inside a repeat longer than this only its first and last places are remembered.
    var rememberedWhole: Int

    /// Chosen by measuring: see `docs/png-encoding.md`.
    static let standard = DeflateEffort(tries: 40, lazyBelow: 64, rememberedWhole: 32)
    /// For large pictures made anew each time: half the time, a few per cent larger.
    static let hurried = DeflateEffort(tries: 4, lazyBelow: 16, rememberedWhole: 16)
    /// For files that are kept: a few per cent smaller, several times slower.
    static let thorough = DeflateEffort(tries: 200, lazyBelow: 258, rememberedWhole: 258)
}

/// Compresses bytes that come piece by piece into a zlib stream (RFC 1950, 1951), in about 700 KB whatever their number.
///
/// Ours rather than a library's for three reasons: rows stream through bounded memory; equal pixels give equal bytes on
/// every machine, whichever library version it has; and pictures of an interface, with their long runs and rows equal to
/// the row above, are compressed in a fraction of the time. The output does not depend on how the input was cut.
final class Deflater {
    private typealias Tables = DeflateTables

    private static let history = Tables.farthest
    private static let lookahead = Tables.longestMatch + 4
    private static let capacity = history + (1 << 17)
    private static let hashBits: UInt32 = 15
    /// Tokens after which it is asked whether a new block would pay.
    private static let segment = 1 << 10
    private static let mostTokens = 1 << 15

    private let effort: DeflateEffort
    /// A distance at which repeats are likely: a filtered row and its type byte.
    private let stride: Int
    private let step: Int
    private let memory: [AnyObject]
    /// History, then what is still to be parsed.
    private let bytes: UnsafeMutablePointer<UInt8>
    /// For each hash of four bytes the last place that has it; for each place the one before with the same hash.
    private let heads: UnsafeMutablePointer<UInt32>
    private let links: UnsafeMutablePointer<UInt32>
    private let tokens: UnsafeMutablePointer<DeflateToken>
    private var blocks: DeflateBlockWriter
    private var sum = Adler32()
    /// Place of the buffer's first byte in a stream that begins at 65536, so that empty table entries are out of reach.
    private var base = 1 << 16
    private var end = 0
    private var next = 0
    private var remembered = 0
    private var lastDistance = 1
    /// What a literal costs of late, in 16ths of a bit.
    private var literalCost = 96
    /// Literals since the last repeat: the longer none is found, the fewer places are searched.
    private var streak = 0
    private var tokenCount = 0
    /// Of the block being gathered: what it holds up to the last segment's end.
    private var blockTokens = 0
    private var blockCounts = DeflateCounts()
    private var blockEstimate = 0
    /// Places in the stream of the block's first byte and of the first one after its last whole segment.
    private var blockStart = 1 << 16
    private var blockEnd = 1 << 16

    init(effort: DeflateEffort, stride: Int, step: Int, in workspace: Workspace) throws(ImageError) {
        self.effort = effort
        self.stride = stride <= Tables.farthest ? stride : 1
        let purpose = "compressing a picture"
        self.step = step
        let buffer = try Scratch<UInt8>(Self.capacity + 8, in: workspace, for: purpose)
        let heads = try Scratch<UInt32>(1 << Int(Self.hashBits), zero: 0, in: workspace, for: purpose)
        let links = try Scratch<UInt32>(Self.history, in: workspace, for: purpose)
        let tokens = try Scratch<DeflateToken>(Self.mostTokens + Self.segment, in: workspace, for: purpose)
        memory = [buffer, heads, links, tokens]
        (bytes, self.heads, self.links, self.tokens) = (buffer.start, heads.start, links.start, tokens.start)
        blocks = try DeflateBlockWriter(in: workspace)
        blocks.bits.put(0x78, bits: 8)
        blocks.bits.put(0x9C, bits: 8)
    }

    func append(_ input: UnsafePointer<UInt8>, count: Int) throws(ImageError) {
        sum.add(input, count: count)
        var (from, left) = (input, count)
        while left > 0 {
            let part = min(left, Self.capacity - end)
            (bytes + end).update(from: from, count: part)
            end += part
            (from, left) = (from + part, left - part)
            guard end == Self.capacity else { continue }
            try parse(upTo: end - Self.lookahead)
            slide()
        }
    }

    /// The compressed stream; nothing may be appended after it.
    func finish() throws(ImageError) -> ByteBlocks {
        try parse(upTo: end)
        if tokenCount > blockTokens { try endSegment() }
        try endBlock(isLast: true)
        blocks.bits.align()
        try blocks.bits.makeRoom()
        for shift in [24, 16, 8, 0] as [UInt32] { blocks.bits.put(UInt64(sum.value >> shift & 0xFF), bits: 8) }
        try blocks.bits.empty()
        return blocks.bits.out
    }

    /// Drops what lies further back than a repeat can reach.
    private func slide() {
        let drop = next - Self.history
        guard drop > 0 else { return }
        bytes.update(from: bytes + drop, count: end - drop)
        (base, end, next, remembered) = (base + drop, end - drop, next - drop, remembered - drop)
    }

    /// Joins the last tokens to the block, or ends it before them if codes of their own make both shorter.
    private func endSegment() throws(ImageError) {
        let segment = DeflateCounts(tokens + blockTokens, count: tokenCount - blockTokens)
        literalCost = segment.literalCost(former: literalCost)
        let joined = blockCounts + segment
        let (alone, together) = (segment.estimate, joined.estimate)
        if blockTokens > 0 && (blockEstimate + alone < together || tokenCount > Self.mostTokens) {
            try endBlock(isLast: false)
            (blockCounts, blockEstimate) = (segment, alone)
        } else {
            (blockCounts, blockEstimate) = (joined, together)
        }
        (blockTokens, blockEnd) = (tokenCount, base + next)
    }

    /// Writes the block's whole segments; the tokens behind them move to the front.
    private func endBlock(isLast: Bool) throws(ImageError) {
        let first = blockStart - base
        let raw = first >= 0 ? UnsafeBufferPointer(start: bytes + first, count: blockEnd - blockStart) : nil
        try blocks.write(tokens, count: blockTokens, counts: blockCounts, raw: raw, isLast: isLast)
        tokenCount -= blockTokens
        tokens.update(from: tokens + blockTokens, count: tokenCount)
        (blockTokens, blockStart) = (0, blockEnd)
    }

    // MARK: Searching

    /// Turns the bytes from `next` to `limit` into tokens; the last repeat may reach beyond.
    private func parse(upTo limit: Int) throws(ImageError) {
        while next < limit {
            var match = best(at: next, over: Repeat())
            while match.length > 0 && match.length < effort.lazyBelow && next + 1 < limit {
                let later = best(at: next + 1, over: match)
                guard later.length > 0 else { break }
                try push(DeflateToken(literal: bytes[next]), count: 1)
                match = later
            }
            if match.length == 0 {
                streak &+= 1
                for _ in 0..<min(1 &+ streak &>> 5, limit &- next) {
                    try push(DeflateToken(literal: bytes[next]), count: 1)
                }
                remembered = next
            } else {
                streak = 0
                lastDistance = match.distance
                remember(next + match.length, length: match.length)
                try push(DeflateToken(length: match.length, distance: match.distance), count: match.length)
            }
        }
    }

    @inline(__always)
    private func push(_ token: DeflateToken, count: Int) throws(ImageError) {
        tokens[tokenCount] = token
        tokenCount &+= 1
        next &+= count
        if tokenCount &- blockTokens == Self.segment { try endSegment() }
    }

    /// Notes the places up to `place` in the tables.
    @inline(__always)
    private func remember(_ place: Int, length: Int) {
        let place = min(place, end &- 3)
        if length > effort.rememberedWhole && place &- remembered > 16 {
            for at in remembered..<(remembered &+ 8) { _ = note(at) }
            remembered = place &- 8
        }
        while remembered < place {
            _ = note(remembered)
            remembered &+= 1
        }
    }

    /// Puts one place at the head of its chain; the former head's place in the stream.
    @inline(__always)
    private func note(_ at: Int) -> UInt32 {
        let hash = Int(truncatingIfNeeded: (RepeatSearch.load(bytes + at) &* 0x9E37_79B1) &>> (32 &- Self.hashBits))
        let place = UInt32(truncatingIfNeeded: base &+ at)
        let former = heads[hash]
        links[Int(place) & (Self.history - 1)] = former
        heads[hash] = place
        return former
    }

    /// The repeat at `at` that saves most, if it saves more than `least`; else one of length 0.
    private func best(at: Int, over least: Repeat) -> Repeat {
        let most = min(Tables.longestMatch, end &- at)
        guard most > 3 && most > least.length else { return Repeat() }
        var search = RepeatSearch(here: bytes + at, most: most, over: least, literalCost: literalCost)
        // Where repeats are likely, the nearest first: one that is as long as can be is not beaten from further off.
        if at >= 1 && search.consider(1) || at >= step && search.consider(step) { return search.best }
        let (last, stride) = (lastDistance, stride)
        if at >= last && search.consider(last) || at >= stride && search.consider(stride) { return search.best }
        guard at == remembered else { return search.best }
        let first = Int(note(at))
        remembered &+= 1
        walk(from: first, at: at, &search)
        return search.best
    }

    /// Along the chain of places with the same hash, the latest first.
    @inline(__always)
    private func walk(from first: Int, at: Int, _ search: inout RepeatSearch) {
        let (links, here) = (self.links, base &+ at)
        var (place, tries) = (first, effort.tries)
        while here &- place < Tables.farthest && tries > 0 {
            if search.consider(here &- place) { return }
            place = Int(links[place & (Self.history - 1)])
            tries &-= 1
        }
    }
}
