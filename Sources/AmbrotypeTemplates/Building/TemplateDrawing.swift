package import AmbrotypeViews
package import AmbrotypeWidgets
package import Foundation

/// The views of one picture, and what a person should know about it.
@MainActor package struct TemplateDrawing {
    package var content: Content
    /// Warnings; errors are thrown instead.
    package var issues: [TemplateIssue]

    package enum Content {
        /// A widget in one family, or a Live Activity's card, with everything around it.
        case widget(AnyView)
        /// All parts of the Dynamic Island.
        case island(DynamicIsland)
        /// A view on a canvas; `height` nil for the view's own.
        case view(AnyView, width: CGFloat, height: CGFloat?)
    }

    /// The view of a widget, card or canvas; nil for an island.
    package var view: AnyView? {
        switch content {
        case .widget(let view), .view(let view, _, _): view
        case .island: nil
        }
    }
}
