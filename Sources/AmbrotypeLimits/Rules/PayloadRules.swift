/// Rules about push payloads: everything for which the system drops a push without a word.
package enum PayloadRules {
    package static let all: [Rule] = [
        notJSON, missing, wrongType, unknown, notAllowed, dateAsText, implausible, refused,
    ]

    package static let notJSON = Rule(
        "payload-not-json", .payload, .error,
        what: "A push file is not JSON.",
        why: "The server of APNs refuses it.",
        mend: "Mend the place named.",
        source: "The JSON standard.",
        confidence: .documented,
        failing: #"{"aps": {"event": "update",}}"#,
        passing: #"{"aps": {"event": "update"}}"#)

    package static let missing = Rule(
        "payload-key-missing", .payload, .error,
        what: "A key that the system or the type needs is missing.",
        why: "The system drops the push without a word.",
        mend: "Send the key, or make the property optional.",
        source: "The system’s decoder: a plain JSON decoder of the attributes’ and the state’s types.",
        confidence: .documented,
        failing: #"{"stge": 1} for a state with stage"#,
        passing: #"{"stage": 1}"#)

    package static let wrongType = Rule(
        "payload-wrong-type", .payload, .error,
        what: "A value has another type than its property.",
        why: "The system drops the push without a word.",
        mend: "Send the type that the property has.",
        source: "The system’s decoder: a plain JSON decoder of the attributes’ and the state’s types.",
        confidence: .documented,
        failing: #"{"stage": "1"}"#,
        passing: #"{"stage": 1}"#)

    package static let unknown = Rule(
        "payload-key-unknown", .payload, .warning,
        what: "A key that nobody reads.",
        why: "It costs bytes, and is mostly a slip of the pen for a key that is then missing.",
        mend: "Use the key named as nearest, or leave it out.",
        source: "The system’s decoder: a plain JSON decoder of the attributes’ and the state’s types.",
        confidence: .documented,
        failing: #"{"stge": 1}"#,
        passing: #"{"stage": 1}"#)

    package static let notAllowed = Rule(
        "payload-value-not-allowed", .payload, .error,
        what: "A word that is not one of those allowed.",
        why: "The system drops the push without a word.",
        mend: "Use one of the words named.",
        source: "The system’s decoder: a plain JSON decoder of the attributes’ and the state’s types.",
        confidence: .documented,
        failing: #"{"event": "begin"}"#,
        passing: #"{"event": "start"}"#)

    package static let dateAsText = Rule(
        "payload-date-as-text", .payload, .error,
        what: "A date is written as text.",
        why: "Swift’s decoder wants seconds since 1 January 2001 unless told otherwise, and nobody can tell the "
            + "system’s.",
        mend: "Send seconds since 1 January 2001.",
        source: "The system’s decoder: a plain JSON decoder of the attributes’ and the state’s types.",
        confidence: .documented,
        failing: #"{"arrival": "2026-06-09T10:00:00Z"}"#,
        passing: #"{"arrival": 802692000}"#)

    package static let implausible = Rule(
        "payload-date-implausible", .payload, .warning,
        what: "A number that is no date of our time.",
        why: "Dates of aps count from 1970, dates in the content state from 2001, and neither in milliseconds; "
            + "mixed up, they lie 31 years or 50 thousand away.",
        mend: "Count from the year named.",
        source: "The system’s decoder: a plain JSON decoder of the attributes’ and the state’s types.",
        confidence: .documented,
        failing: #"{"arrival": 1781000000}"#,
        passing: #"{"arrival": 802692000}"#)

    package static let refused = Rule(
        "payload-refused", .payload, .error,
        what: "The type’s own decoding refuses the value.",
        why: "The system drops the push without a word.",
        mend: "See the words of the type.",
        source: "The system’s decoder: a plain JSON decoder of the attributes’ and the state’s types.",
        confidence: .documented,
        failing: "a value for which init(from:) throws",
        passing: "a value it takes")
}
