package import Foundation

/// A push to a Live Activity, taken apart. Keys as Apple documents them for `aps`.
package struct PushPayload: Equatable, Sendable {
    package enum Event: String, Equatable, Sendable, CaseIterable { case start, update, end }

    package var event: Event
    /// When the server made the push; an older one than the last is ignored by the system.
    package var timestamp: Date
    /// The changing part, as sent; nil where the push has none.
    package var contentState: PayloadPart?
    package var staleDate: Date?
    package var dismissalDate: Date?
    package var relevanceScore: Double?
    /// For `start`: the name of the attributes type and its value.
    package var attributesType: String?
    package var attributes: PayloadPart?
    package var alert: PushAlert?
    /// Asks for an update token (iOS 18) or subscribes to a broadcast channel (iOS 18).
    package var wantsToken: Bool
    package var channel: String?
    package var size: PayloadSize
}

/// A value of the payload as it was sent: its bytes, and its parts for looking into.
package struct PayloadPart: Equatable, Sendable {
    package var json: Data
    package var node: PayloadNode

    package init(json: Data, node: PayloadNode) { (self.json, self.node) = (json, node) }

    /// Takes JSON apart.
    package init(_ json: Data) throws(PayloadSyntaxError) {
        self.init(json: json, node: try PayloadReader.read(Array(json)))
    }
}

/// The alert of a push.
package struct PushAlert: Equatable, Sendable {
    /// A plain text, or a key of the app's strings with arguments.
    package enum Words: Equatable, Sendable {
        case plain(String)
        case localized(key: String, arguments: [String])
    }

    package var title: Words?
    package var body: Words?
    package var sound: String?
}

/// Bytes of a payload against the limit.
package struct PayloadSize: Equatable, Sendable {
    /// The file as it is, and without the white space between tokens, as servers send it.
    package var file: Int
    package var compact: Int
    /// Attributes and state without white space.
    package var attributes: Int
    package var contentState: Int

    package init(file: Int, compact: Int, attributes: Int, contentState: Int) {
        (self.file, self.compact, self.attributes, self.contentState) = (file, compact, attributes, contentState)
    }

    /// Static and changing data together must not exceed 4 KB (Apple's documentation); so must the push itself.
    package static let limit = 4096

    /// What is held against the limit.
    package var counted: Int { max(compact, attributes + contentState) }
    package var isOverLimit: Bool { counted > Self.limit }
}

/// Something wrong with a payload, at a place.
package struct PayloadProblem: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        case syntax(PayloadSyntaxError)
        /// A key the system or the state needs.
        case missing
        case wrongType(expected: String, found: String)
        /// Not a key anybody reads; the nearest known one.
        case unknown(nearest: String?)
        /// Not one of the values allowed.
        case notAllowed(found: String, allowed: [String])
        /// A date as text where the decoder wants seconds since 1 January 2001.
        case dateAsText(String)
        /// A number of seconds that reads as a date before 2010 or after 2100; often milliseconds, or seconds counted
        /// from 1970 where 2001 is meant.
        case implausibleDate(Double, hint: DateHint)
        /// The value decodes, but the type's own code refuses it.
        case refused(String)
    }

    package enum DateHint: String, Equatable, Sendable {
        case milliseconds
        case since1970
        case since2001
        case none
    }

    /// JSON pointer: `/aps/content-state/arrival`.
    package var pointer: String
    package var kind: Kind
    /// Whether the system drops the push for it; else it is a remark.
    package var isFatal: Bool

    package init(pointer: String, kind: Kind, isFatal: Bool) {
        (self.pointer, self.kind, self.isFatal) = (pointer, kind, isFatal)
    }
}

extension PayloadProblem {
    static func escaped(_ key: String) -> String {
        key.replacing("~", with: "~0").replacing("/", with: "~1")
    }
}
