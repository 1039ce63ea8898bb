package import Foundation

/// One model of iPhone or iPad and everything the table knows about its screen.
package struct Device: Equatable, Sendable {
    package enum Idiom: String, Sendable { case phone, pad }

    /// A name for the command line: `iphone-16-pro`.
    package var id: String
    /// Apple's name: `iPhone 16 Pro`.
    package var name: String
    package var idiom: Idiom
    /// Screen size in points, portrait.
    package var points: CGSize
    /// Pixels per point, 2 or 3.
    package var scale: CGFloat
    /// Continuous corner radius of the screen; 0 for screens with square corners.
    package var displayCornerRadius: CGFloat
    /// The first iOS version the model ran.
    package var firstOS: Int
    /// The last it can run; nil while it still gets new ones.
    package var lastOS: Int?
    package var island: DynamicIslandMetrics?
    package var lockScreen: LockScreenMetrics
    package var fact: DeviceFact
    package var cornerFact: DeviceFact

    var systemRows: [FamilySizes]
    var homeRows: [DeviceTable.HomeRow]
    var iconRows: [DeviceTable.IconRow]
    var radiusRows: [DeviceTable.RadiusRow]
    var marginRows: [DeviceTable.MarginRow]

    /// The size of screenshots in pixels, portrait.
    package var pixels: CGSize {
        CGSize(width: (points.width * scale).rounded(), height: (points.height * scale).rounded())
    }

    /// Whether a phone of this model exists with that iOS version. Sizes are answered for any version.
    package func runs(os: Int) -> Bool { os >= firstOS && os <= lastOS ?? .max }
}

/// Sizes of some families from one iOS version on.
struct FamilySizes: Equatable, Sendable {
    var from: Int
    var layout: [WidgetFamily: CGSize]
    var display: [WidgetFamily: CGSize]
    var fact: DeviceFact
}
