import Foundation

/// All devices the tool knows, read from the module's `devices.json`.
///
/// The file states units, sources and confidence of every row. Loading it costs about as much as parsing 36 KB of JSON;
/// do it once and hand the table down.
package struct DeviceTable: Sendable {
    /// In the order of the file: iPhones newest first, then iPads.
    package var devices: [Device]
    /// The device taken when nobody chose one: a 402 by 874 point screen at 3 pixels a point.
    package var defaultDevice: Device
    /// Short names of sources and what they stand for.
    package var sources: [String: String]

    /// The table that comes with the module.
    ///
    /// - Throws: what Foundation throws when the resource is missing or damaged.
    package static func load() throws -> DeviceTable {
        let address = Bundle.module.bundleURL.appendingPathComponent("Resources/devices.json")
        return try DeviceTable(json: Data(contentsOf: address))
    }

    /// The device of that id or Apple name, whatever its capitals.
    ///
    /// - Throws: `UnknownDevice` with the nearest names.
    package func device(named name: String) throws(UnknownDevice) -> Device {
        let wanted = Self.folded(name)
        if let found = devices.first(where: { $0.id == wanted || Self.folded($0.name) == wanted }) { return found }
        let ranked = devices.map { (distance: editDistance(wanted, $0.id), id: $0.id) }
            .sorted { ($0.distance, $0.id) < ($1.distance, $1.id) }
        throw UnknownDevice(name: name, nearest: ranked.prefix(3).map(\.id))
    }

    /// `iPhone 16 Pro` → `iphone-16-pro`.
    private static func folded(_ name: String) -> String {
        let words = name.lowercased().split { !($0.isLetter || $0.isNumber) }
        return words.joined(separator: "-")
    }
}

/// A device name the table does not have.
package struct UnknownDevice: Error, Equatable {
    package var name: String
    /// Up to three ids, the likeliest first.
    package var nearest: [String]
}

/// How many letters must be changed, put in or taken out to turn one word into the other.
func editDistance(_ a: String, _ b: String) -> Int {
    let (first, second) = (Array(a), Array(b))
    var row = Array(0...second.count)
    for i in first.indices {
        var diagonal = row[0]
        row[0] = i + 1
        for j in second.indices {
            let change = diagonal + (first[i] == second[j] ? 0 : 1)
            diagonal = row[j + 1]
            row[j + 1] = min(change, row[j] + 1, row[j + 1] + 1)
        }
    }
    return row[second.count]
}
