import AmbrotypeDrawing
import AmbrotypeGeometry
import Foundation

/// Draws scene items into layers.
///
/// `need` is the part of a layer whose pixels must be right when an item is done, `within` the part that clips around
/// it let through. In a rehearsal every buffer is taken from the budget and nothing is drawn, which tells what a band
/// costs.
final class Painter {
    let budget: MemoryBudget
    let pictures: any PictureProvider
    let isRehearsal: Bool
    let canvas: PixelRect
    let table = GradientTable()
    private(set) var scratch: ScanScratch
    /// The budget by which the scan's memory is measured.
    private let scratchLimit: Int

    init(
        canvas: PixelRect, budget: MemoryBudget, pictures: any PictureProvider, isRehearsal: Bool = false,
        scratchLimit: Int? = nil
    ) throws {
        (self.canvas, self.budget, self.pictures, self.isRehearsal) = (canvas, budget, pictures, isRehearsal)
        self.scratchLimit = scratchLimit ?? budget.limit
        scratch = try ScanScratch(
            width: canvas.width, budget: budget, limit: self.scratchLimit, isRehearsal: isRehearsal)
    }

    var scanner: PathScanner { PathScanner(scratch: scratch) }

    /// A transparent layer, and scan rows wide enough for it.
    func layer(_ rect: PixelRect, parent: Layer?, for purpose: String) throws -> Layer {
        if rect.width > scratch.width {
            scratch = try ScanScratch(width: rect.width, budget: budget, limit: scratchLimit, isRehearsal: isRehearsal)
        }
        return try Layer(rect: rect, parent: parent, budget: budget, isRehearsal: isRehearsal, for: purpose)
    }

    func draw(_ items: [SceneItem], into layer: Layer, need: PixelRect, within: PixelRect) throws {
        let reaching = within.intersection(layer.rect)
        guard items.contains(where: { $0.readsBehind }) else {
            let area = need.intersection(reaching)
            for item in items where !item.bounds.intersection(area).isEmpty {
                try draw(item, into: layer, need: area, within: area)
            }
            return
        }
        let needs = Needs.after(items, need: need, canvas: canvas)
        for (item, need) in zip(items, needs) where !item.bounds.intersection(reaching).isEmpty {
            try draw(item, into: layer, need: need, within: reaching)
        }
    }

    private func draw(_ item: SceneItem, into layer: Layer, need: PixelRect, within: PixelRect) throws {
        if case .group(let group) = item.content {
            return try draw(group, item, into: layer, need: need, within: within)
        }
        let area = item.bounds.intersection(need).intersection(within)
        guard !area.isEmpty else { return }
        switch item.content {
        case .fill(let path, let style, let paint):
            try fill(path, style, paint, item, into: layer, area: area)
        case .picture(let picture): try draw(picture, item, into: layer, area: area)
        case .backdrop(let clip, let recipe): try draw(clip, recipe, item, into: layer, area: area)
        case .group: break
        }
    }
}
