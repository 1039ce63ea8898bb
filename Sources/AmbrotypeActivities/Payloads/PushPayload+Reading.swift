package import Foundation

/// Takes a payload apart, as sent by a server: an object with `aps`.
///
/// - Returns: the push, nil when the system would drop it, and everything that is wrong, in the order of the payload.
package func readPush(_ data: Data) -> (push: PushPayload?, problems: [PayloadProblem]) {
    do {
        let root = try PayloadReader.read(Array(data))
        var reading = PushReading(data: data, root: root)
        let push = reading.push()
        return (push, reading.problems)
    } catch {
        return (nil, [PayloadProblem(pointer: "", kind: .syntax(error), isFatal: true)])
    }
}

private let apsKeys = [
    "timestamp", "event", "content-state", "stale-date", "dismissal-date", "relevance-score", "attributes-type",
    "attributes", "alert", "sound", "input-push-token", "input-push-channel",
]

private struct PushReading {
    let data: Data
    let root: PayloadNode
    var problems: [PayloadProblem] = []

    mutating func push() -> PushPayload? {
        guard root.members != nil else { return note("", .wrongType(expected: "an object", found: root.type)) }
        guard let aps = root["aps"] else { return note("/aps", .missing) }
        guard let members = aps.members else {
            return note("/aps", .wrongType(expected: "an object", found: aps.type))
        }
        for member in members where !apsKeys.contains(member.key) {
            let nearest = nearestName(member.key, among: apsKeys)
            note(pointer(member.key), .unknown(nearest: nearest), fatal: false)
        }
        let event = event(aps)
        let timestamp = date("timestamp", aps, required: true)
        let state = part("content-state", aps)
        let attributes = part("attributes", aps)
        let type = text("attributes-type", aps)
        require(event, aps)
        let size = PayloadSize(
            file: data.count, compact: root.compactSize, attributes: attributes?.node.compactSize ?? 0,
            contentState: state?.node.compactSize ?? 0)
        let (stale, dismissal) = (date("stale-date", aps), date("dismissal-date", aps))
        let (alert, score) = (alert(aps), number("relevance-score", aps))
        guard let event, let timestamp, !problems.contains(where: \.isFatal) else { return nil }
        return PushPayload(
            event: event, timestamp: timestamp, contentState: state, staleDate: stale, dismissalDate: dismissal,
            relevanceScore: score, attributesType: type, attributes: attributes, alert: alert,
            wantsToken: aps["input-push-token"]?.number == 1, channel: text("input-push-channel", aps), size: size)
    }

    /// What `start` needs and what `update` needs. A start without alert is named but not refused: reports differ.
    private mutating func require(_ event: PushPayload.Event?, _ aps: PayloadNode) {
        var keys: [String] = []
        if event == .start { keys = ["content-state", "attributes-type", "attributes", "alert"] }
        if event == .update { keys = ["content-state"] }
        for key in keys where aps[key] == nil { note(pointer(key), .missing, fatal: key != "alert") }
    }

    private mutating func event(_ aps: PayloadNode) -> PushPayload.Event? {
        guard let word = text("event", aps, required: true) else { return nil }
        if let event = PushPayload.Event(rawValue: word) { return event }
        return note(pointer("event"), .notAllowed(found: word, allowed: PushPayload.Event.allCases.map(\.rawValue)))
    }

    private mutating func alert(_ aps: PayloadNode) -> PushAlert? {
        guard let node = aps["alert"] else { return nil }
        if let title = node.string { return PushAlert(title: .plain(title), body: nil, sound: text("sound", aps)) }
        guard node.members != nil else {
            return note(pointer("alert"), .wrongType(expected: "an object or a string", found: node.type))
        }
        let sound = node["sound"]?.string ?? text("sound", aps)
        return PushAlert(title: words("title", node), body: words("body", node), sound: sound)
    }

    private mutating func words(_ key: String, _ alert: PayloadNode) -> PushAlert.Words? {
        guard let node = alert[key] else { return nil }
        if let text = node.string { return .plain(text) }
        if let name = node["loc-key"]?.string {
            guard case .array(let arguments)? = node["loc-args"]?.value else {
                return .localized(key: name, arguments: [])
            }
            return .localized(key: name, arguments: arguments.compactMap(\.string))
        }
        let expected = "a string, or an object with loc-key"
        return note("/aps/alert/\(key)", .wrongType(expected: expected, found: node.type))
    }
}

extension PushReading {
    private func pointer(_ key: String) -> String { "/aps/" + PayloadProblem.escaped(key) }

    private mutating func note(_ pointer: String, _ kind: PayloadProblem.Kind, fatal: Bool = true) {
        problems.append(PayloadProblem(pointer: pointer, kind: kind, isFatal: fatal))
    }

    /// Notes a problem in place of the value that could not be read.
    private mutating func note<Value>(_ pointer: String, _ kind: PayloadProblem.Kind) -> Value? {
        note(pointer, kind, fatal: true)
        return nil
    }

    private mutating func text(_ key: String, _ aps: PayloadNode, required: Bool = false) -> String? {
        guard let node = aps[key] else { return required ? note(pointer(key), .missing) : nil }
        if let text = node.string { return text }
        return note(pointer(key), .wrongType(expected: "a string", found: node.type))
    }

    private mutating func number(_ key: String, _ aps: PayloadNode) -> Double? {
        guard let node = aps[key] else { return nil }
        if let number = node.number { return number }
        return note(pointer(key), .wrongType(expected: "a number", found: node.type))
    }

    /// Whole seconds since 1970.
    private mutating func date(_ key: String, _ aps: PayloadNode, required: Bool = false) -> Date? {
        guard let node = aps[key] else { return required ? note(pointer(key), .missing) : nil }
        guard case .number(let seconds, let isInteger) = node.value, isInteger else {
            return note(pointer(key), .wrongType(expected: "an integer", found: node.type))
        }
        if let hint = DateSense.since1970.doubt(seconds) {
            note(pointer(key), .implausibleDate(seconds, hint: hint), fatal: false)
        }
        return Date(timeIntervalSince1970: seconds)
    }

    private mutating func part(_ key: String, _ aps: PayloadNode) -> PayloadPart? {
        guard let node = aps[key] else { return nil }
        guard node.members != nil else {
            return note(pointer(key), .wrongType(expected: "an object", found: node.type))
        }
        let first = data.startIndex + node.range.lowerBound
        return PayloadPart(json: Data(data[first..<first + node.range.count]), node: node)
    }
}

/// How a number of seconds is counted, and whether it can be meant as a date.
enum DateSense {
    case since1970, since2001

    /// Nil when the date lies between 2010 and 2100; else what it probably is.
    func doubt(_ seconds: Double) -> PayloadProblem.DateHint? {
        let shift = 978_307_200.0
        let plausible = 1_262_304_000.0...4_102_444_800.0
        let since1970 = self == .since1970 ? seconds : seconds + shift
        // A date counted from 1970 but read from 2001 lies 31 years ahead, between 2041 and 2100 in our time.
        if self == .since2001 && 1_500_000_000...2_100_000_000 ~= seconds { return .since1970 }
        if plausible.contains(since1970) { return nil }
        if plausible.contains(seconds / 1000) { return .milliseconds }
        if self == .since1970 && plausible.contains(seconds + shift) { return .since2001 }
        return PayloadProblem.DateHint.none
    }
}
