package import Foundation

extension PayloadPart {
    /// Keys that the type did not read: those that are not there when its value is encoded again.
    ///
    /// - Parameter decoded: the value that was made of this part, encoded.
    package func unread(by decoded: PayloadPart, at pointer: String) -> [PayloadProblem] {
        Self.unread(node, decoded.node, pointer)
    }

    private static func unread(_ sent: PayloadNode, _ read: PayloadNode, _ pointer: String) -> [PayloadProblem] {
        switch (sent.value, read.value) {
        case (.object(let members), .object(let known)):
            return members.flatMap { member -> [PayloadProblem] in
                let place = pointer + "/" + PayloadProblem.escaped(member.key)
                if let twin = read[member.key] { return unread(member.value, twin, place) }
                // An optional that was sent as null is not encoded again.
                if case .null = member.value.value { return [] }
                let nearest = nearestName(member.key, among: known.map(\.key))
                return [PayloadProblem(pointer: place, kind: .unknown(nearest: nearest), isFatal: false)]
            }
        case (.array(let elements), .array(let known)) where elements.count == known.count:
            return zip(elements, known).enumerated().flatMap { unread($1.0, $1.1, "\(pointer)/\($0)") }
        default: return []
        }
    }

    /// What a decoder's error says, and where a key is missing the one that may be meant.
    package func problems(of error: DecodingError, at pointer: String) -> [PayloadProblem] {
        let found = problem(error, at: pointer)
        guard case .keyNotFound(let key, let context) = error,
            let members = node(at: context.codingPath)?.members,
            let slip = nearestName(key.stringValue, among: members.map(\.key))
        else { return [found] }
        let parent = found.pointer.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        let place = (parent + [Substring(PayloadProblem.escaped(slip))]).joined(separator: "/")
        return [PayloadProblem(pointer: place, kind: .unknown(nearest: key.stringValue), isFatal: false), found]
    }
}
