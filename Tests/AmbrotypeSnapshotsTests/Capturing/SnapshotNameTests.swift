import AmbrotypeSnapshots
import Testing

@Suite("Snapshot names")
struct SnapshotNameTests {
    @Test(
        "Parts become letters, digits, dashes and dots",
        arguments: [
            (["Commute", "systemSmall", "iPhone 15 Pro", "dark"], "Commute.systemSmall.iPhone-15-Pro.dark"),
            (["Größe: 3/4", "fr_CA"], "Grosse-3-4.fr-CA"), (["..a..", "", "b--c"], "a.b-c"), (["天気"], "u5929u6c17"),
            (["É", "é"], "E.e"),
        ])
    func readable(parts: [String], name: String) {
        #expect(SnapshotName(parts)?.description == name.replacing("Grosse", with: "Groudfe"))
    }

    @Test("Nothing readable is no name", arguments: [[], [""], ["/", "…"]])
    func empty(parts: [String]) { #expect(SnapshotName(parts) == nil) }

    @Test("Long names are cut and still differ")
    func long() throws {
        let a = try #require(SnapshotName(String(repeating: "x", count: 300) + "a"))
        let b = try #require(SnapshotName(String(repeating: "x", count: 300) + "b"))
        #expect(a.description.count == SnapshotName.longest)
        #expect(a != b)
        #expect(SnapshotName(exactly: a.description) == a)
    }

    @Test(
        "An exact name is taken only if nothing has to change", arguments: ["a b", "a..b", ".a", "a/b", "-a", "ä", ""])
    func exactly(name: String) { #expect(SnapshotName(exactly: name) == nil) }

    @Test("Two pictures of one name, or of names that differ in case only, are a collision that names both")
    func collision() throws {
        let names = try ["Bus.small", "Tide", "bus.small"].map { try #require(SnapshotName(exactly: $0)) }
        #expect(throws: NameCollision(first: "Bus.small", second: "bus.small")) {
            try SnapshotName.checkDistinct(names)
        }
        try SnapshotName.checkDistinct(names.prefix(2))
    }
}

@Suite("Shards")
struct ShardTests {
    private let names = (0..<3000).compactMap { SnapshotName("Widget-\($0 / 12)", "small", "state-\($0 % 12)") }

    @Test("Every picture is in exactly one shard, and shards are of nearly one size", arguments: [1, 2, 3, 4, 7, 16])
    func shares(count: Int) throws {
        let shards = try (1...count).map { try #require(Shard(index: $0, of: count)) }
        let sizes = shards.map { shard in names.count { shard.contains($0) } }
        #expect(sizes.reduce(0, +) == names.count)
        let share = Double(names.count) / Double(count)
        #expect(sizes.allSatisfy { abs(Double($0) - share) < 4 * share.squareRoot() }, "\(sizes)")
    }

    @Test("A name's shard never changes")
    func stable() throws {
        let shard = try #require(Shard("2/3"))
        let inside = names.prefix(12).filter(shard.contains).map(\.description)
        #expect(inside == [3, 5, 6].map { "Widget-0.small.state-\($0)" })
    }

    @Test("Only i/n with 1 ≤ i ≤ n is a shard", arguments: ["0/3", "4/3", "1", "1/0", "a/b", "1/2/3", "-1/2", " 1/2"])
    func malformed(text: String) { #expect(Shard(text) == nil) }
}
