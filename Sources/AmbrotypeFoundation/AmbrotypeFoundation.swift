// AmbrotypeFoundation: what Apple's Foundation has and Foundation on Linux lacks.
//
// In:  the surroundings that the top of the house has set (`SharedSurroundings`): locale, calendar, time zone, string tables, and the
//      folders that stand for the app's container and its app groups.
// Out: the missing names, with Apple's signatures: `LocalizedStringResource`, `String(localized:)`, `RelativeDateTimeFormatter`,
//      `DateComponentsFormatter`, `MeasurementFormatter`, `ListFormatter`, `Measurement.formatted()`, app-group containers, standard
//      folders, `NSPredicate(format:)`, `NSUserActivity`, `NSItemProvider`, `NSFileCoordinator`, `autoreleasepool`, names of Dispatch and small ones.
//
// Whoever compiles a person's sources imports this module into every file (`-import-module AmbrotypeFoundation`): a file that imports
// Foundation alone uses these names too.
//
// Reading order: `Formatting`, `Files`, `Predicates/NSPredicate+Format`, then the shells in `Activities`.
//
// What this module must not know: pixels, widgets.

@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import FoundationXML
@_exported public import protocol AmbrotypeViews.CustomLocalizedStringResourceConvertible
@_exported public import struct AmbrotypeViews.InlinePresentationIntent
@_exported public import struct AmbrotypeViews.LocalizedStringResource
@_exported public import struct AmbrotypeGeometry.CGAffineTransform
