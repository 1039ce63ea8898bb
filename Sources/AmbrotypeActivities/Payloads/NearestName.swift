/// The known name that differs least from a wrong one: other capitals or dashes first, else up to a third of its letters.
func nearestName(_ wrong: String, among known: [String]) -> String? {
    func folded(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
    if let same = known.first(where: { folded($0) == folded(wrong) }) { return same }
    let ranked = known.map { (distance: changes(Array(folded(wrong)), Array(folded($0))), name: $0) }
    guard let best = ranked.min(by: { ($0.distance, $0.name) < ($1.distance, $1.name) }),
        best.distance * 3 <= max(3, wrong.count)
    else { return nil }
    return best.name
}

/// Letters to change, put in or take out.
private func changes(_ a: [Character], _ b: [Character]) -> Int {
    var row = Array(0...b.count)
    for i in a.indices {
        var diagonal = row[0]
        row[0] = i + 1
        for j in b.indices {
            let swap = diagonal + (a[i] == b[j] ? 0 : 1)
            diagonal = row[j + 1]
            row[j + 1] = min(swap, row[j] + 1, row[j + 1] + 1)
        }
    }
    return row[b.count]
}
