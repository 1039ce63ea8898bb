import Foundation

/// A folder of a test's own, gone with it.
final class ProjectScratch: Sendable {
    let url: URL

    init() {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("ambrotype-project-\(UUID().uuidString)")
        try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    @discardableResult func write(_ text: String, to path: String) throws -> URL {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
        return file
    }

    /// Paths below the folder.
    func relative(_ files: [URL]) -> [String] {
        let root = url.resolvingSymlinksInPath().path + "/"
        return files.map { $0.resolvingSymlinksInPath().path.replacingOccurrences(of: root, with: "") }
    }
}

enum SampleSource {
    static let bundle = """
        import SwiftUI
        import WidgetKit

        @main struct Cups: WidgetBundle {
            var body: some Widget { CupWidget() }
        }

        """
    static let widget = """
        import SwiftUI
        import WidgetKit

        struct CupWidget: Widget {
            var body: some WidgetConfiguration { fatalError() }
        }

        """
    static let widgetInfo = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>NSExtension</key><dict>
        <key>NSExtensionPointIdentifier</key><string>com.apple.widgetkit-extension</string>
        </dict></dict></plist>
        """
}
