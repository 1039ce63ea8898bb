package import Foundation
import Synchronization

/// What a program's own code may ask for outside any view: the pinned locale, calendar and time zone, string tables,
/// asset catalog, screen, and the folders that stand for the app's.
///
/// On a device this is process-wide too (`Locale.current`, the main bundle). The top of the house sets it before it asks a provider
/// or resolves a view; engine code never reads it, as views inherit the same values through `EnvironmentValues`.
package struct SharedSurroundings: Sendable {
    package var locale = Locale(identifier: "en_US")
    package var calendar = Calendar(identifier: .gregorian)
    package var timeZone = TimeZone(identifier: "UTC") ?? .gmt
    package var assets: any AssetSource = NoAssets()
    package var strings: any StringSource = NoStrings()
    /// Folder that holds one folder for each app group; nil where the render has no fixtures.
    package var groupContainers: URL?
    /// Folder that stands for the app's own container (Documents, Library, tmp).
    package var container: URL?

    /// Folder that the names of the catalog's pictures start from.
    package var assetFolder: URL?
    /// A StoreKit configuration (`.storekit`).
    package var storeConfiguration: URL?
    /// Products that count as bought, with the day.
    package var purchases: [String: Date] = [:]
    /// Points; of the device that is drawn.
    package var screenSize = CGSize(width: 393, height: 852)
    package var displayScale: CGFloat = 3
    /// Major version of iOS whose look is drawn.
    package var systemVersion = 26

    package init() {}

    private static let shared = Mutex(SharedSurroundings())

    /// For one task alone: what stands here goes before what the process shares.
    @TaskLocal package static var ofTask: SharedSurroundings?

    package static var current: SharedSurroundings {
        get { ofTask ?? shared.withLock { $0 } }
        set { shared.withLock { $0 = newValue } }
    }
}
