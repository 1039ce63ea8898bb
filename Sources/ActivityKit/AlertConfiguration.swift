public import AmbrotypeViews

/// A banner and a sound that go with an update. Carried and not shown.
public struct AlertConfiguration: Sendable {
    public struct AlertSound: Equatable, Sendable {
        let name: String?

        public static let `default` = AlertSound(name: nil)

        public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
    }

    public let title: LocalizedStringResource
    public let body: LocalizedStringResource
    public let sound: AlertSound

    public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound = .default) {
        (self.title, self.body, self.sound) = (title, body, sound)
    }
}
