public import AmbrotypeViews

/// A control configuration with one of its properties changed.
struct ModifiedControl<Base: ControlWidgetConfiguration>: DescribedControl {
    let base: Base
    let change: @MainActor (inout WidgetDescription) -> Void

    func describe() -> WidgetDescription {
        func described<Configuration: ControlWidgetConfiguration>(_ configuration: Configuration) -> WidgetDescription {
            if let known = configuration as? any DescribedControl { return known.describe() }
            return described(configuration.body)
        }
        var description = described(base)
        change(&description)
        return description
    }
}

extension ControlWidgetConfiguration {
    @MainActor private func changed(_ change: @escaping @MainActor (inout WidgetDescription) -> Void)
        -> some ControlWidgetConfiguration
    { ModifiedControl(base: self, change: change) }

    @MainActor @preconcurrency public func displayName(_ name: LocalizedStringResource)
        -> some ControlWidgetConfiguration
    { changed { $0.displayName = Text(name) } }

    @MainActor @preconcurrency public func description(_ text: LocalizedStringResource)
        -> some ControlWidgetConfiguration
    { changed { $0.summary = Text(text) } }

    @MainActor @preconcurrency public func promptsForUserConfiguration() -> some ControlWidgetConfiguration {
        changed { $0.promptsForConfiguration = true }
    }

    @MainActor @preconcurrency public func pushHandler(_ type: any ControlPushHandler.Type)
        -> some ControlWidgetConfiguration
    { changed { _ in } }
}

/// Is told when the token for pushes to controls changes. Never called here.
public protocol ControlPushHandler {
    init()
    func pushTokensDidChange(controls: [ControlInfo])
}
