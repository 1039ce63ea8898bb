/// Numbers and pieces from bytes that may end anywhere: what is not there is nil.
struct ByteReader {
    let bytes: UnsafeRawBufferPointer
    var isLittleEndian = false

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    var count: Int { bytes.count }

    func byte(_ at: Int) -> Int? { at >= 0 && at < bytes.count ? Int(bytes[at]) : nil }

    /// An unsigned number of `size` (1…8) bytes.
    func number(_ at: Int, size: Int) -> Int? {
        guard at >= 0, size >= 0, at <= bytes.count - size else { return nil }
        var value = 0
        for i in 0..<size {
            let place = isLittleEndian ? at + size - 1 - i : at + i
            value = value << 8 | Int(bytes[place])
        }
        return value
    }

    func two(_ at: Int) -> Int? { number(at, size: 2) }

    func four(_ at: Int) -> Int? { number(at, size: 4) }

    /// A signed fixed-point number, 16 bits before and 16 behind the point.
    func fixed(_ at: Int) -> Double? {
        four(at).map { Double(Int32(truncatingIfNeeded: $0)) / 65536 }
    }

    /// The bytes from `at` on, `size` of them.
    func piece(_ at: Int, _ size: Int) -> ByteReader? {
        guard at >= 0, size >= 0, at <= bytes.count - size else { return nil }
        var piece = ByteReader(UnsafeRawBufferPointer(rebasing: bytes[at..<(at + size)]))
        piece.isLittleEndian = isLittleEndian
        return piece
    }

    /// The bytes from `at` to the end.
    func rest(_ at: Int) -> ByteReader? { piece(at, bytes.count - at) }

    func starts(with text: StaticString, at: Int = 0) -> Bool {
        guard at >= 0, at <= bytes.count - text.utf8CodeUnitCount else { return false }
        return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[at + $0] == text.utf8Start[$0] }
    }

    /// Four letters, a byte each.
    func tag(_ at: Int) -> String? {
        piece(at, 4).map { String(String.UnicodeScalarView($0.bytes.map { Unicode.Scalar($0) })) }
    }

    var array: [UInt8] { Array(bytes) }
}
