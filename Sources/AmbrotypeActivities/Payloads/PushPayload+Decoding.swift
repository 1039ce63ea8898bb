import Foundation

extension PayloadPart {
    /// Decodes into a Swift type as the system does: a plain JSON decoder, dates as seconds since 2001.
    ///
    /// - Parameter pointer: where this part stands in the payload, for messages.
    package func decode<Value: Decodable>(
        _ type: Value.Type, at pointer: String
    ) throws(PayloadMismatch) -> Value {
        do {
            return try JSONDecoder().decode(type, from: json)
        } catch let error as DecodingError {
            throw PayloadMismatch(problem: problem(error, at: pointer))
        } catch {
            let kind = PayloadProblem.Kind.refused(String(describing: error))
            throw PayloadMismatch(problem: PayloadProblem(pointer: pointer, kind: kind, isFatal: true))
        }
    }

    /// What a decoder's error says, with the place and what was found there.
    package func problem(_ error: DecodingError, at pointer: String) -> PayloadProblem {
        let (path, kind): ([any CodingKey], PayloadProblem.Kind)
        switch error {
        case .keyNotFound(let key, let context): (path, kind) = (context.codingPath + [key], .missing)
        case .typeMismatch(let wanted, let context):
            (path, kind) = (context.codingPath, mismatch(wanted, context.codingPath))
        case .valueNotFound(let wanted, let context):
            (path, kind) = (context.codingPath, .wrongType(expected: "\(wanted)", found: "null"))
        case .dataCorrupted(let context):
            (path, kind) = (context.codingPath, .refused(context.debugDescription))
        @unknown default: (path, kind) = ([], .refused(String(describing: error)))
        }
        let place = path.map { $0.intValue.map(String.init) ?? PayloadProblem.escaped($0.stringValue) }
        return PayloadProblem(pointer: ([pointer] + place).joined(separator: "/"), kind: kind, isFatal: true)
    }

    /// A text where a number was wanted is in most reports a date written out.
    private func mismatch(_ wanted: Any.Type, _ path: [any CodingKey]) -> PayloadProblem.Kind {
        let found = node(at: path)
        if let text = found?.string, wanted == Double.self, looksLikeDate(text) { return .dateAsText(text) }
        return .wrongType(expected: "\(wanted)", found: found?.type ?? "nothing")
    }

    func node(at path: [any CodingKey]) -> PayloadNode? {
        path.reduce(Optional(node)) { node, key in
            if let index = key.intValue, case .array(let elements)? = node?.value {
                return elements.indices.contains(index) ? elements[index] : nil
            }
            return node?[key.stringValue]
        }
    }

    private func looksLikeDate(_ text: String) -> Bool {
        let digits = text.prefix(4).allSatisfy(\.isNumber)
        return text.count >= 10 && digits && text.dropFirst(4).first == "-"
    }
}

/// A state or attributes that do not fit their type.
package struct PayloadMismatch: Error, Equatable, Sendable {
    package var problem: PayloadProblem
}
