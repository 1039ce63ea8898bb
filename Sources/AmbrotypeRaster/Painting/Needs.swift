import AmbrotypeDrawing
import AmbrotypeGeometry

/// Which pixels must be right before an item is drawn, so that others are right afterwards: backdrops read around
/// themselves.
enum Needs {
    /// For each item the pixels that must be right once it is drawn.
    static func after(_ items: [SceneItem], need: PixelRect, canvas: PixelRect) -> [PixelRect] {
        var (result, current) = ([PixelRect](), need)
        result.reserveCapacity(items.count)
        for item in items.reversed() {
            result.append(current)
            current = before(item, need: current, canvas: canvas)
        }
        return result.reversed()
    }

    /// The pixels that must be right before the first item.
    static func before(_ items: [SceneItem], need: PixelRect, canvas: PixelRect) -> PixelRect {
        items.reversed().reduce(need) { before($1, need: $0, canvas: canvas) }
    }

    private static func before(_ item: SceneItem, need: PixelRect, canvas: PixelRect) -> PixelRect {
        guard item.readsBehind else { return need }
        let shown = item.bounds.intersection(need)
        guard !shown.isEmpty else { return need }
        switch item.content {
        case .backdrop(_, let recipe):
            let blur = GaussianBlur(sigma: Double(recipe.blurRadius) * Double(item.map.meanScale))
            return need.union(shown.expanded(by: blur.extent).nearest(in: recipe.frame(item.map, in: canvas)))
        case .group(let group):
            let inner = group.needsLayer ? group.inputs(for: shown)[0] : shown
            return need.union(before(group.items, need: inner, canvas: canvas))
        case .fill, .picture: return need
        }
    }
}

extension SceneGroup {
    /// What each filter must be given so that `result` comes out of the last: as many as filters, and `result` behind
    /// them.
    func inputs(for result: PixelRect) -> [PixelRect] {
        var outputs = [content]
        for filter in filters { outputs.append(filter.output(of: outputs[outputs.count - 1])) }
        var regions = [result.intersection(outputs[filters.count])]
        for index in filters.indices.reversed() {
            regions.append(filters[index].input(for: regions[regions.count - 1]).intersection(outputs[index]))
        }
        return regions.reversed()
    }
}
