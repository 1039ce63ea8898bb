/// What a picture shows and under which circumstances, in words; reports filter by it.
package struct SceneContext: Equatable, Sendable, Codable {
    /// What is drawn: a widget's kind, a template's name. Groups pictures in reports.
    package var target: String
    package var family: String?
    package var device: String?
    /// The rendering mode: full colour, accented, vibrant.
    package var mode: String?
    /// Light or dark.
    package var scheme: String?
    package var locale: String?
    package var timeZone: String?
    /// The pinned moment, ISO 8601.
    package var clock: String?
    package var textSize: String?
    /// More circumstances, such as `privacy` or `placeholder`.
    package var others: [String: String]?

    package init(
        target: String, family: String? = nil, device: String? = nil, mode: String? = nil, scheme: String? = nil,
        locale: String? = nil, timeZone: String? = nil, clock: String? = nil, textSize: String? = nil,
        others: [String: String]? = nil
    ) {
        (self.target, self.family, self.device, self.mode) = (target, family, device, mode)
        (self.scheme, self.locale, self.timeZone) = (scheme, locale, timeZone)
        (self.clock, self.textSize, self.others) = (clock, textSize, others)
    }

    package var json: JSONValue {
        .object([
            "target": .string(target), "family": family.map { .string($0) }, "device": device.map { .string($0) },
            "mode": mode.map { .string($0) }, "scheme": scheme.map { .string($0) },
            "locale": locale.map { .string($0) }, "timeZone": timeZone.map { .string($0) },
            "clock": clock.map { .string($0) }, "textSize": textSize.map { .string($0) },
            "others": others.flatMap { $0.isEmpty ? nil : .strings($0) },
        ])
    }
}
