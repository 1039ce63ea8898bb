package import AmbrotypeWidgets

/// What a template is drawn as.
package enum TemplateKind: String, CaseIterable, Sendable {
    /// Home Screen and Lock Screen widgets, one body or one per family.
    case widget
    /// A Live Activity: Lock Screen card and Dynamic Island.
    case liveActivity
    /// Any view on a canvas of its own.
    case view
}

/// One picture's place on the phone.
package enum TemplatePresentation: Hashable, Sendable, CustomStringConvertible {
    /// A widget in one family.
    case family(WidgetFamily)
    /// The card of a Live Activity.
    case lockScreen
    /// The whole Dynamic Island in one of its three forms.
    case compact, minimal, expanded
    /// A view on its canvas.
    case view

    /// The name on the command line and in file names.
    package var description: String {
        switch self {
        case .family(let family): family.name
        case .lockScreen: "lockScreen"
        case .compact: "compact"
        case .minimal: "minimal"
        case .expanded: "expanded"
        case .view: "view"
        }
    }
}
