/// Those of `names` that a mistyped `name` most likely meant, best first, at most `limit`.
///
/// Distance is the number of letters to insert, delete, replace or swap (Damerau-Levenshtein, restricted), case counting a
/// quarter; a name is offered if that is at most a third of its length (at least one), or if one contains the other.
package func nearestNames(to name: String, among names: some Sequence<String>, limit: Int = 3) -> [String] {
    let wanted = name.lowercased()
    var found: [(distance: Double, name: String)] = []
    for candidate in Set(names) where candidate != name {
        let lowered = candidate.lowercased()
        let distance = Double(editDistance(wanted, lowered))
        let reach = Double(max(1, max(wanted.count, lowered.count) / 3))
        let isPart = wanted.count > 2 && lowered.count > 2 && (lowered.contains(wanted) || wanted.contains(lowered))
        if lowered == wanted {
            found.append((0.25, candidate))
        } else if distance <= reach {
            found.append((distance, candidate))
        } else if isPart {
            found.append((reach + 1, candidate))
        }
    }
    return found.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(limit).map(\.name)
}

/// Letters to insert, delete, replace or swap with their neighbour to get from one word to the other.
package func editDistance(_ left: String, _ right: String) -> Int {
    let a = Array(left)
    let b = Array(right)
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in 1...a.count {
        var row = [i] + [Int](repeating: 0, count: b.count)
        for j in 1...b.count {
            let change = a[i - 1] == b[j - 1] ? 0 : 1
            row[j] = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + change)
            if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { row[j] = min(row[j], beforeLast[j - 2] + 1) }
        }
        (beforeLast, last) = (last, row)
    }
    return last[b.count]
}
