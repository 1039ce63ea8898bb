import AmbrotypeDrawing
import AmbrotypeText
import AmbrotypeViews
import AmbrotypeWidgets
import Foundation
import Testing

/// What the tests of this module share: the device table and one text engine, fonts from the project's font folder.
@MainActor enum Stage {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("fonts")
    private static let engine = Result { TextEngine(fonts: try FontLibrary(folder: folder)) }
    private static let table = Result { try DeviceTable.load() }

    static func session() throws -> RenderSession { RenderSession(text: try engine.get()) }

    static func device(_ name: String = "iphone-16-pro") throws -> Device { try table.get().device(named: name) }

    static func shell(
        _ presentation: WidgetPresentation, on device: String = "iphone-16-pro", os: Int = 18,
        mode: WidgetMode = .fullColor(.light), _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) throws -> WidgetShell {
        var environment = EnvironmentValues()
        change(&environment)
        return WidgetShell(
            presentation, device: try self.device(device), os: os, mode: mode, environment: environment)
    }

    static func place<V: View>(
        _ view: V, in presentation: WidgetPresentation, on device: String = "iphone-16-pro", os: Int = 18,
        mode: WidgetMode = .fullColor(.light), _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) throws -> PlacedWidget {
        try shell(presentation, on: device, os: os, mode: mode, change).place(view, session: session())
    }
}

extension PlacedWidget {
    /// Codes of the diagnostics, in order.
    var codes: [String] { diagnostics.map(\.code) }
}

extension PlacedNode {
    /// Frames of the leaves in drawing order.
    var leaves: [CGRect] { children.isEmpty ? [frame] : children.flatMap(\.leaves) }

    /// Every text in drawing order.
    var texts: [TextContent] {
        if case .text(let text) = node.kind { return [text] }
        return children.flatMap(\.texts)
    }
}

extension CGRect {
    /// To hundredths, for comparing what was computed with what is written down.
    var rounded: CGRect {
        func r(_ value: CGFloat) -> CGFloat { (value * 100).rounded() / 100 }
        return CGRect(x: r(minX), y: r(minY), width: r(width), height: r(height))
    }
}

extension DisplayItem {
    /// This item and everything inside it.
    var all: [DisplayItem] {
        if case .group(let group) = self {
            return [self] + group.items.flatMap(\.all) + (group.mask ?? []).flatMap(\.all)
        }
        return [self]
    }

    /// The colour of a plain fill.
    var color: DrawingColor? {
        if case .fill(_, _, .color(let color)) = self { return color }
        return nil
    }
}

extension DisplayList {
    var all: [DisplayItem] { items.flatMap(\.all) }
    /// Colours of all plain fills, back to front.
    var colors: [DrawingColor] { all.compactMap(\.color) }
}
