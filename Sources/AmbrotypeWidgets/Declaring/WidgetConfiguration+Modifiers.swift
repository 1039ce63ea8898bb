public import Foundation

extension WidgetConfiguration {
    @MainActor func changed(_ change: @escaping @MainActor (inout WidgetDescription) -> Void)
        -> some WidgetConfiguration
    { ModifiedConfiguration(base: self, change: change) }

    // MARK: Names

    @MainActor @preconcurrency public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
        changed { $0.displayName = displayName }
    }

    @MainActor @preconcurrency
    public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayNameKey))
    }

    @_disfavoredOverload @MainActor @preconcurrency
    public func configurationDisplayName(_ displayName: LocalizedStringResource) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayName))
    }

    @_disfavoredOverload @MainActor @preconcurrency
    public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayName))
    }

    @MainActor @preconcurrency public func description(_ description: Text) -> some WidgetConfiguration {
        changed { $0.summary = description }
    }

    @MainActor @preconcurrency
    public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
        description(Text(descriptionKey))
    }

    @_disfavoredOverload @MainActor @preconcurrency
    public func description(_ descriptionResource: LocalizedStringResource) -> some WidgetConfiguration {
        description(Text(descriptionResource))
    }

    @_disfavoredOverload @MainActor @preconcurrency
    public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
        self.description(Text(description))
    }

    // MARK: Sizes and places

    @MainActor @preconcurrency public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
        changed { $0.families = families }
    }

    @MainActor @preconcurrency
    public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration {
        changed { $0.activityFamilies = families }
    }

    /// Adds to the places named by earlier calls.
    @MainActor @preconcurrency
    public func disfavoredLocations(_ locations: [WidgetLocation], for families: [WidgetFamily])
        -> some WidgetConfiguration
    {
        changed { description in
            for location in locations { description.disfavored[location, default: []].formUnion(families) }
        }
    }

    // MARK: Margins and background

    /// Of no effect before iOS 17.
    @MainActor @preconcurrency public func contentMarginsDisabled() -> some WidgetConfiguration {
        changed { $0.disablesContentMargins = true }
    }

    /// Of no effect before iOS 17. A background that may not be removed stays in the accented and vibrant modes.
    @MainActor @preconcurrency
    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
        changed { $0.isBackgroundRemovable = isRemovable }
    }

    // MARK: Settings and events: recorded, not acted upon

    @MainActor @preconcurrency public func promptsForUserConfiguration() -> some WidgetConfiguration {
        changed { $0.promptsForConfiguration = true }
    }

    @MainActor @preconcurrency public func associatedKind(_ kind: String) -> some WidgetConfiguration {
        changed { $0.associatedKind = kind }
    }

    @MainActor @preconcurrency
    public func pushHandler(_ pushHandlerType: any WidgetPushHandler.Type) -> some WidgetConfiguration {
        changed { $0.pushHandler = pushHandlerType }
    }

    @MainActor @preconcurrency
    public func onBackgroundURLSessionEvents(
        matching matchingString: String,
        _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration { changed { $0.handlesBackgroundSessions = true } }

    @MainActor @preconcurrency
    public func onBackgroundURLSessionEvents(
        matching matchingBlock: ((_ identifier: String) -> Bool)? = nil,
        _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration { changed { $0.handlesBackgroundSessions = true } }
}
