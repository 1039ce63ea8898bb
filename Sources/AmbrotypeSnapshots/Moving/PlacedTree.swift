import AmbrotypeGeometry
package import Foundation

/// One view of a placed tree, as `docs/snapshot-tree.md` describes its JSON: what it is and where it stands.
package struct PlacedTree: Equatable, Sendable {
    /// The way from the root, outermost first: `VStack/HStack[1]/Text`.
    package var place: String
    /// The view's own name: `Text`, `VStack`, `ProgressView`.
    package var type: String
    /// What tells this view from others of its type besides its text: a picture's name, an identifier.
    package var name: String?
    /// The text it shows, all of it, also where it is truncated.
    package var text: String?
    /// In points; the origin is the picture's top left corner, y down.
    package var frame: CGRect
    /// More that is worth comparing, in words: `font`, `color`, `truncated`, `link`.
    package var details: [String: String]
    package var children: [PlacedTree]

    package init(
        place: String, type: String, name: String? = nil, text: String? = nil, frame: CGRect,
        details: [String: String] = [:], children: [PlacedTree] = []
    ) {
        (self.place, self.type, self.name, self.text) = (place, type, name, text)
        (self.frame, self.details, self.children) = (frame, details, children)
    }

    /// This view and all below it, parents first.
    package func forEach(_ body: (PlacedTree) -> Void) {
        body(self)
        for child in children { child.forEach(body) }
    }

    /// What a person calls the view: `Text 'Arriving'`, `Image 'cover'`, `VStack`. Long texts are cut.
    package var label: String {
        guard let word = (text ?? name)?.replacing("\n", with: " "), !word.isEmpty else { return type }
        return "\(type) '\(word.count > 40 ? word.prefix(39) + "…" : word)'"
    }
}

extension PlacedTree: Decodable {
    private enum Key: String, CodingKey { case place, type, name, text, frame, details, children }

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
        details = try values.decodeIfPresent([String: String].self, forKey: .details) ?? [:]
        children = try values.decodeIfPresent([PlacedTree].self, forKey: .children) ?? []
    }

    /// The schema of `docs/snapshot-tree.md`; numbers are rounded to thousandths of a point.
    package var json: JSONValue {
        .object([
            "place": .string(place),
            "type": .string(type),
            "name": name.map { .string($0) },
            "text": text.map { .string($0) },
            "frame": .array([frame.minX, frame.minY, frame.width, frame.height].map { .number(Self.rounded($0)) }),
            "details": details.isEmpty ? nil : .strings(details),
            "children": children.isEmpty ? nil : .array(children.map(\.json)),
        ])
    }

    private static func rounded(_ value: CGFloat) -> Double {
        let thousandths = (Double(value) * 1000).rounded() / 1000
        return thousandths == 0 ? 0 : thousandths
    }
}
