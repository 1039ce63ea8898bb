import AmbrotypeDrawing
import AmbrotypeGeometry
import AmbrotypeStorefront
import AmbrotypeText
import AmbrotypeWidgets
import Foundation

/// What the tests of this module share: tables, fonts, and a supply that answers with plain rectangles and keeps what was
/// asked.
@MainActor final class Theatre {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("fonts")
    private static let engine = Result { TextEngine(fonts: try FontLibrary(folder: folder)) }
    private static let table = Result { try DeviceTable.load() }
    static let tables = Result { try StorefrontTables.load() }

    private(set) var slots: [WidgetSlot] = []

    static func device(_ name: String) throws -> Device { try table.get().device(named: name) }

    /// Red squares of the size the device gives each family.
    func stage(_ device: String = "iphone-16-pro", system: Int = 18, locale: String = "en-US") throws -> Stage {
        let device = try Self.device(device)
        return Stage(
            device: device, system: system, locale: Locale(identifier: locale),
            now: Date(timeIntervalSince1970: 1_780_998_060), timeZone: TimeZone(identifier: "UTC")!,
            tables: try Self.tables.get(), engine: try Self.engine.get(),
            supply: { [weak self] (slot) throws(StorefrontTrouble) in
                self?.slots.append(slot)
                return Self.answer(slot)
            })
    }

    private static func answer(_ slot: WidgetSlot) -> SuppliedWidget {
        var size = CGSize(width: 160, height: 80)
        if case .family(let family) = slot.presentation {
            size = slot.device.widgetMetrics(family, os: slot.system)?.displaySize ?? size
        }
        let red = DrawingColor(red: 1, green: 0, blue: 0)
        let items: [DisplayItem] = [
            .fill(Path(CGRect(origin: .zero, size: size)), style: FillStyle(), paint: .color(red))
        ]
        return SuppliedWidget(list: DisplayList(size: size, items: items), cornerRadius: 22)
    }
}

extension DisplayList {
    /// The frames of the widgets on the canvas, in drawing order.
    var widgetFrames: [CGRect] { Self.frames(items, .identity) }

    private static func frames(_ items: [DisplayItem], _ map: CGAffineTransform) -> [CGRect] {
        items.flatMap { item -> [CGRect] in
            switch item {
            case .group(let group): return frames(group.items, group.transform.concatenating(map))
            case .fill(let path, _, .color(let color)) where color == DrawingColor(red: 1, green: 0, blue: 0):
                return [path.boundingRect.applying(map)]
            default: return []
            }
        }
    }

    /// Every item, also those inside groups.
    var all: [DisplayItem] {
        func flat(_ items: [DisplayItem]) -> [DisplayItem] {
            items.flatMap { item -> [DisplayItem] in
                if case .group(let group) = item { return [item] + flat(group.items) }
                return [item]
            }
        }
        return flat(items)
    }
}
