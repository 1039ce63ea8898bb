/// Capital letters of five by seven blocks, enough for the titles of joined pictures, so that no font is needed.
enum BlockLetters {
    /// Pixels across.
    static func width(_ text: String, size: Int) -> Int { max(0, text.count * 6 - 1) * size }

    /// Writes one row of pixels of `text`; `row` counts from its top, others than 0..<7 × size write nothing.
    static func write(_ text: String, size: Int, row: Int, to out: UnsafeMutablePointer<UInt32>, color: UInt32) {
        guard row >= 0, row < 7 * size else { return }
        for (index, letter) in text.enumerated() {
            guard let bits = letters[letter]?[row / size] else { continue }
            for column in 0..<5 where bits >> (4 - column) & 1 == 1 {
                let x = (index * 6 + column) * size
                for dot in 0..<size { out[x + dot] = color }
            }
        }
    }

    private static let letters: [Character: [UInt8]] = [
        "A": [0b01110, 0b10001, 0b10001, 0b11111, 0b10001, 0b10001, 0b10001],
        "C": [0b01111, 0b10000, 0b10000, 0b10000, 0b10000, 0b10000, 0b01111],
        "D": [0b11110, 0b10001, 0b10001, 0b10001, 0b10001, 0b10001, 0b11110],
        "E": [0b11111, 0b10000, 0b10000, 0b11110, 0b10000, 0b10000, 0b11111],
        "F": [0b11111, 0b10000, 0b10000, 0b11110, 0b10000, 0b10000, 0b10000],
        "I": [0b11111, 0b00100, 0b00100, 0b00100, 0b00100, 0b00100, 0b11111],
        "L": [0b10000, 0b10000, 0b10000, 0b10000, 0b10000, 0b10000, 0b11111],
        "N": [0b10001, 0b11001, 0b10101, 0b10011, 0b10001, 0b10001, 0b10001],
        "P": [0b11110, 0b10001, 0b10001, 0b11110, 0b10000, 0b10000, 0b10000],
        "R": [0b11110, 0b10001, 0b10001, 0b11110, 0b10100, 0b10010, 0b10001],
        "T": [0b11111, 0b00100, 0b00100, 0b00100, 0b00100, 0b00100, 0b00100],
        "U": [0b10001, 0b10001, 0b10001, 0b10001, 0b10001, 0b10001, 0b01110],
        "X": [0b10001, 0b01010, 0b00100, 0b00100, 0b00100, 0b01010, 0b10001],
    ]
}
