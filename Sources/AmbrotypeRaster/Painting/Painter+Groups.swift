import AmbrotypeDrawing
import AmbrotypeGeometry
import Foundation

extension Painter {
    func draw(_ group: SceneGroup, _ item: SceneItem, into layer: Layer, need: PixelRect, within: PixelRect) throws {
        if group.needsLayer {
            try drawApart(group, item, into: layer, area: item.bounds.intersection(need).intersection(within))
        } else {
            try drawThrough(group, item, into: layer, need: need, within: within)
        }
    }

    // MARK: - Straight onto what lies below

    private func drawThrough(
        _ group: SceneGroup, _ item: SceneItem, into layer: Layer, need: PixelRect, within: PixelRect
    ) throws {
        guard let clip = group.clip else { return try draw(group.items, into: layer, need: need, within: within) }
        let inside = within.intersection(clip.bounds)
        if clip.isBounds { return try draw(group.items, into: layer, need: need, within: inside) }
        let region = Needs.before(group.items, need: need, canvas: canvas).intersection(inside)
            .intersection(layer.rect).intersection(item.bounds)
        guard !region.isEmpty else { return }
        if isRehearsal {
            // At worst nothing of the region is wholly inside the clip.
            let edges = try budget.take(region.area * 4, for: "clip")
            try draw(group.items, into: layer, need: need, within: region)
            return withExtendedLifetime(edges) {}
        }
        var count = EdgeCountSink(region: region)
        scan(clip, region, into: &count)
        let reservation = try budget.take(count.count * 4, for: "clip")
        let kept = UnsafeMutablePointer<UInt32>.allocate(capacity: max(1, count.count))
        defer { kept.deallocate() }
        if count.count > 0 {
            var keep = EdgeKeepSink(layer: layer, region: region, pass: .keep, kept: kept)
            scan(clip, region, into: &keep)
        }
        try draw(group.items, into: layer, need: need, within: region)
        if count.count > 0 {
            var restore = EdgeKeepSink(layer: layer, region: region, pass: .restore, kept: kept)
            scan(clip, region, into: &restore)
        }
        withExtendedLifetime(reservation) {}
    }

    private func scan(_ clip: SceneClip, _ region: PixelRect, into sink: inout some SpanSink) {
        scanner.scan(clip.shape.path, map: clip.map, style: clip.shape.style, clip: region, into: &sink)
    }

    // MARK: - In a layer of its own

    private func drawApart(_ group: SceneGroup, _ item: SceneItem, into parent: Layer, area: PixelRect) throws {
        guard !area.isEmpty else { return }
        let regions = group.inputs(for: area)
        guard let inner = regions.first, !inner.isEmpty else { return }
        let rect = Needs.before(group.items, need: inner, canvas: canvas).intersection(group.content)
        var layer = try self.layer(rect, parent: parent, for: "group")
        try draw(group.items, into: layer, need: inner, within: rect)
        let isBare = group.clip == nil && group.mask == nil && group.blendMode == .normal && group.opacity >= 1
        for (index, filter) in group.filters.enumerated() {
            let isLast = isBare && index == group.filters.count - 1
            guard
                let result = try apply(
                    filter, to: layer, region: regions[index + 1], directlyOnto: isLast ? parent : nil)
            else { return }
            layer = result
        }
        try finish(group, layer, into: parent, area: area.intersection(layer.rect))
    }

    private func finish(_ group: SceneGroup, _ layer: Layer, into parent: Layer, area: PixelRect) throws {
        guard !area.isEmpty else { return }
        if let clip = group.clip, !isRehearsal {
            var sink = ClearOutsideSink(layer: layer, region: area)
            scan(clip, area, into: &sink)
        }
        if let mask = group.mask {
            let alpha = try self.layer(area, parent: nil, for: "mask")
            try draw(mask, into: alpha, need: area, within: area)
            if !isRehearsal { layer.multiply(byAlphaOf: alpha, region: area) }
        }
        if !isRehearsal { layer.join(onto: parent, region: area, opacity: group.opacity, mode: group.blendMode) }
    }
}
