package import AmbrotypeViews

/// Everything a configuration says about a widget, without its type.
@MainActor package struct WidgetDescription {
    package enum Content {
        /// Entries with dates, from a provider.
        case entries(EntrySource)
        /// A Live Activity.
        case activity(ActivitySource)
        /// A control, shown as a tile.
        case control(ControlSource)
    }

    /// The author's string; for a Live Activity the name of its attributes type.
    package var kind: String
    /// The name of the widget's type, for messages.
    package var typeName = ""
    /// Nil for a widget that shows nothing and is not offered.
    package var content: Content?
    package var displayName: Text?
    package var summary: Text?
    /// In the author's order.
    package var families: [WidgetFamily] = WidgetDescription.standardFamilies
    package var disablesContentMargins = false
    package var isBackgroundRemovable = true
    package var disfavored: [WidgetLocation: Set<WidgetFamily>] = [:]
    package var activityFamilies: [ActivityFamily] = []
    package var promptsForConfiguration = false
    /// Another kind whose placed widgets this one takes over.
    package var associatedKind: String?
    package var pushHandler: (any WidgetPushHandler.Type)?
    package var handlesBackgroundSessions = false

    /// What a configuration without `supportedFamilies` offers: every system family (documentation).
    package static let standardFamilies: [WidgetFamily] = [
        .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
    ]

    package init(kind: String, content: Content? = nil) { (self.kind, self.content) = (kind, content) }
}
