package import Foundation

/// A part of a widget that does something when tapped.
package struct TapTarget: Equatable, Sendable {
    package enum Action: Equatable, Sendable {
        /// Opens the app without saying why.
        case openApp
        case url(URL)
        /// Runs an intent; the name says which.
        case intent(String)
    }

    /// Points, in the coordinates of the finished picture.
    package var frame: CGRect
    package var action: Action
    /// Place in the view tree; empty for the widget as a whole.
    package var place: String
}
