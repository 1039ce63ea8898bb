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

/// One picture's place.
package enum TemplatePresentation: Hashable, Sendable, CustomStringConvertible {
    /// A widget or Live Activity where the system shows it.
    case widget(WidgetPresentation)
    /// A view on its canvas.
    case view

    /// `systemSmall`, `lockScreen`, `island-compact`, `view`: the name on the command line and in file names.
    package var description: String {
        switch self {
        case .widget(let presentation): presentation.name
        case .view: "view"
        }
    }
}
