package import Foundation

/// One view of a placed tree, as `docs/snapshot-tree.md` describes its JSON: what it is and where it stands.
package struct PlacedTree: Equatable, Sendable {
    /// The way from the root, outermost first: `VStack/ProgressView[1]/ZStack`.
    package var place: String
    /// The view's own name: `Text`, `VStack`, `padding`.
    package var type: String
    /// What tells this view from others of its type besides its text: a picture's name, an identifier.
    package var name: String?
    /// The text it shows.
    package var text: String?
    /// In points; the origin is the picture's top left corner, y down.
    package var frame: CGRect
    /// More that is worth comparing, by key: `fonts`, `lines`, `isTruncated`, `link`.
    package var details: [String: JSONValue]
    package var children: [PlacedTree]

    package init(
        place: String, type: String, name: String? = nil, text: String? = nil, frame: CGRect,
        details: [String: JSONValue] = [:], children: [PlacedTree] = []
    ) {
        (self.place, self.type, self.name, self.text) = (place, type, name, text)
        (self.frame, self.details, self.children) = (frame, details, children)
    }

    /// This view and all below it, parents first.
    package var all: [PlacedTree] {
        var found: [PlacedTree] = []
        collect(into: &found)
        return found
    }

    private func collect(into found: inout [PlacedTree]) {
        found.append(self)
        for child in children { child.collect(into: &found) }
    }

    /// What a person calls the view: `Text 'Arriving'`, `Image 'cover'`, `VStack`. Long texts are cut.
    package var label: String {
        guard let word = (text ?? name)?.replacing("\n", with: " "), !word.isEmpty else { return type }
        return "\(type) '\(word.count > 40 ? word.prefix(39) + "…" : word)'"
    }
}

extension PlacedTree: Decodable {
    /// Members that are no details.
    private static let known: Set<String> = ["place", "type", "name", "text", "frame", "children"]

    private enum Key: String, CodingKey { case place, type, name, text, frame, children }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        type = try values.decode(String.self, forKey: .type)
        place = try values.decodeIfPresent(String.self, forKey: .place) ?? type
        name = try values.decodeIfPresent(String.self, forKey: .name)
        text = try values.decodeIfPresent(String.self, forKey: .text)
        let numbers = try values.decode([Double].self, forKey: .frame)
        guard numbers.count == 4 else {
            throw DecodingError.dataCorruptedError(
                forKey: .frame, in: values, debugDescription: "a frame is [x, y, width, height]")
        }
        frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        children = try values.decodeIfPresent([PlacedTree].self, forKey: .children) ?? []
        let others = try decoder.container(keyedBy: DetailKey.self)
        details = try others.allKeys.reduce(into: [:]) {
            $0[$1.stringValue] = try others.decode(JSONValue.self, forKey: $1)
        }
    }

    /// Any member that is not one of the known ones.
    private struct DetailKey: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init?(stringValue: String) {
            guard !known.contains(stringValue) else { return nil }
            self.stringValue = stringValue
        }
        init?(intValue: Int) { nil }
    }

    /// The schema of `docs/snapshot-tree.md`; numbers are rounded to thousandths of a point.
    package var json: JSONValue {
        var members: [JSONValue.Member] = [.init("place", .string(place)), .init("type", .string(type))]
        if let name { members.append(.init("name", .string(name))) }
        if let text { members.append(.init("text", .string(text))) }
        let numbers = [frame.minX, frame.minY, frame.width, frame.height]
        members.append(.init("frame", .array(numbers.map { .number(Self.rounded($0)) })))
        members += details.sorted { $0.key < $1.key }.map { .init($0.key, $0.value) }
        if !children.isEmpty { members.append(.init("children", .array(children.map(\.json)))) }
        return .object(members)
    }

    private static func rounded(_ value: CGFloat) -> Double {
        let thousandths = (Double(value) * 1000).rounded() / 1000
        return thousandths == 0 ? 0 : thousandths
    }
}
