/// A 3 × 3 matrix, row by row, over (red, green, blue) or (X, Y, Z).
struct Matrix3: Equatable, Sendable {
    var rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

    init(rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) { self.rows = rows }

    init(columns a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>) {
        rows = (SIMD3(a.x, b.x, c.x), SIMD3(a.y, b.y, c.y), SIMD3(a.z, b.z, c.z))
    }

    static func == (a: Self, b: Self) -> Bool { a.rows == b.rows }

    var columns: [SIMD3<Double>] { (0..<3).map { SIMD3(rows.0[$0], rows.1[$0], rows.2[$0]) } }

    static func * (m: Self, v: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3((m.rows.0 * v).sum(), (m.rows.1 * v).sum(), (m.rows.2 * v).sum())
    }

    static func * (a: Self, b: Self) -> Self {
        let columns = b.columns.map { a * $0 }
        return Matrix3(columns: columns[0], columns[1], columns[2])
    }

    static func diagonal(_ v: SIMD3<Double>) -> Self {
        Matrix3(rows: (SIMD3(v.x, 0, 0), SIMD3(0, v.y, 0), SIMD3(0, 0, v.z)))
    }

    /// nil if there is none.
    var inverse: Matrix3? {
        let (a, b, c) = rows
        let (x, y, z) = (Self.cross(b, c), Self.cross(c, a), Self.cross(a, b))
        let determinant = (a * x).sum()
        guard abs(determinant) > 1e-9 else { return nil }
        return Matrix3(columns: x / determinant, y / determinant, z / determinant)
    }

    private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }

    /// The largest difference of two entries.
    func distance(to other: Self) -> Double {
        zip(columns, other.columns).map { one, two in (0..<3).map { abs(one[$0] - two[$0]) }.max()! }.max()!
    }
}
