package import AmbrotypeViews
package import Foundation

/// The views of one picture, and what a person should know about it.
@MainActor package struct TemplateDrawing {
    package var content: Content
    /// Warnings; errors are thrown instead.
    package var issues: [TemplateIssue]

    package enum Content {
        /// A widget in one family, with its container background and URL.
        case widget(AnyView)
        /// A Live Activity's card.
        case lockScreen(AnyView, backgroundTint: Color?, actionColor: Color?)
        /// All parts of the Dynamic Island.
        case island(TemplateIsland)
        /// A view on a canvas; `height` nil for the view's own.
        case view(AnyView, width: CGFloat, height: CGFloat?)
    }

    /// The view of a widget, card or canvas; nil for an island.
    package var view: AnyView? {
        switch content {
        case .widget(let view), .lockScreen(let view, _, _), .view(let view, _, _): view
        case .island: nil
        }
    }
}

/// The parts of a Dynamic Island; nil for those the template does not have.
@MainActor package struct TemplateIsland {
    package var leading: AnyView?
    package var trailing: AnyView?
    package var center: AnyView?
    package var bottom: AnyView?
    package var compactLeading: AnyView?
    package var compactTrailing: AnyView?
    package var minimal: AnyView?
    package var keylineTint: Color?
    package var widgetURL: URL?
}
