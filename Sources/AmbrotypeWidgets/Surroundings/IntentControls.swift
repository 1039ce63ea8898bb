public import AmbrotypeViews

/// Buttons and toggles that run an intent; the tap map names the intent's type, nothing is run.
extension Button {
    public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
        self.init(target: String(describing: I.self), label: label())
    }

    public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
        self.init(role: role, target: String(describing: I.self), label: label())
    }
}

extension Button where Label == Text {
    public init<I: AppIntent>(_ titleKey: LocalizedStringKey, intent: I) {
        self.init(intent: intent) { Text(titleKey) }
    }

    public init<I: AppIntent>(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: I) {
        self.init(role: role, intent: intent) { Text(titleKey) }
    }

    @_disfavoredOverload public init<I: AppIntent>(_ titleResource: LocalizedStringResource, intent: I) {
        self.init(intent: intent) { Text(titleResource) }
    }

    @_disfavoredOverload public init<I: AppIntent>(_ title: some StringProtocol, intent: I) {
        self.init(intent: intent) { Text(title) }
    }

    @_disfavoredOverload public init<I: AppIntent>(_ title: some StringProtocol, role: ButtonRole?, intent: I) {
        self.init(role: role, intent: intent) { Text(title) }
    }
}

extension Toggle {
    public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn, target: String(describing: I.self), label: label())
    }
}

extension Toggle where Label == Text {
    public init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) {
        self.init(isOn: isOn, intent: intent) { Text(titleKey) }
    }

    @_disfavoredOverload public init<I: AppIntent>(_ titleResource: LocalizedStringResource, isOn: Bool, intent: I) {
        self.init(isOn: isOn, intent: intent) { Text(titleResource) }
    }

    @_disfavoredOverload public init<I: AppIntent>(_ title: some StringProtocol, isOn: Bool, intent: I) {
        self.init(isOn: isOn, intent: intent) { Text(title) }
    }
}
