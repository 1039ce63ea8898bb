import AmbrotypeDrawing
import AmbrotypeGeometry
import Foundation

extension Painter {
    /// A pixmap and how device pixels look into it.
    struct Placed {
        var pixmap: Pixmap
        var map: PictureMap
    }

    func draw(_ picture: ScenePicture, _ item: SceneItem, into layer: Layer, area: PixelRect) throws {
        let isHard = picture.interpolation == .none
        guard let placed = try place(picture, item, isTile: false) else { return }
        let map = placed.map
        let base: PlacedPicture.Base
        var rows: AreaRows?
        if isHard || map.isExact {
            let sampling: PictureShader.Sampling = isHard ? .nearest : .exact
            base = .sampled(PictureShader(pixmap: placed.pixmap, map: map, sampling: sampling))
        } else if map.keepsAxes && map.reduction > 65536 + 64 {
            let memory = try AreaRows(source: placed.pixmap.width, device: area.width, budget: budget)
            rows = memory
            base = .area(
                AreaShader(
                    pixmap: placed.pixmap, map: map, area: area, sums: memory.sums, columns: memory.columns))
        } else {
            base = .sampled(PictureShader(pixmap: placed.pixmap, map: map, sampling: .bilinear))
        }
        let shader = PlacedPicture(base: base, tint: picture.tint, opacity: item.opacity)
        var sink = ShaderSink(layer: layer, shader: shader, colors: scratch.colors)
        scanner.scan(Path(picture.rect), map: item.map, style: FillStyle(), clip: area, into: &sink)
        withExtendedLifetime((placed, rows)) {}
    }

    /// Fetches the pixels; nil in a rehearsal. What is much too large and cannot be made smaller row by row, a turned
    /// picture or a tile, is made smaller first.
    func place(_ picture: ScenePicture, _ item: SceneItem, isTile: Bool) throws -> Placed? {
        let map = item.map
        let across = picture.rect.width * (map.a * map.a + map.b * map.b).squareRoot() / picture.part.width
        let down = picture.rect.height * (map.c * map.c + map.d * map.d).squareRoot() / picture.part.height
        func whole(_ value: CGFloat) -> Int { value >= 1 ? Int(min((value - 0.01).rounded(.up), 100_000)) : 1 }
        var pixmap: Pixmap
        switch picture.source {
        case .key(let key):
            let width = min(whole(across), max(1, whole(key.pixelSize.width)))
            let height = min(whole(down), max(1, whole(key.pixelSize.height)))
            if isRehearsal {
                _ = try budget.take(width * height * 4, for: key.name)
                return nil
            }
            pixmap = try pictures.pixmap(for: key, pixelWidth: width, pixelHeight: height, budget: budget)
        case .bitmap(let bitmap):
            if isRehearsal {
                _ = try budget.take(bitmap.bytes.count, for: "bitmap")
                return nil
            }
            pixmap = try bitmap.premultiplied(budget: budget)
        }
        func placed() -> PictureMap {
            PictureMap(
                width: pixmap.width, height: pixmap.height, rect: picture.rect, source: picture.part, map: map)
        }
        var place = placed()
        let isReadyMade = picture.interpolation == .none || (place.keepsAxes && !isTile)
        if !isReadyMade, place.reduction >= 2 * 65536 {
            pixmap = try pixmap.reduced(by: place.reduction >> 16, budget: budget)
            place = placed()
        }
        return Placed(pixmap: pixmap, map: place)
    }
}

/// Working memory of one picture made smaller.
private final class AreaRows {
    let sums: UnsafeMutablePointer<SIMD4<Float>>
    let columns: UnsafeMutablePointer<AreaShader.Column>
    private let reservation: MemoryBudget.Reservation

    init(source: Int, device: Int, budget: MemoryBudget) throws {
        reservation = try budget.take(AreaShader.bytes(source: source, device: device), for: "picture row")
        sums = .allocate(capacity: source)
        sums.initialize(repeating: .zero, count: source)
        columns = .allocate(capacity: device)
    }

    deinit {
        sums.deallocate()
        columns.deallocate()
    }
}

extension Bitmap {
    func premultiplied(budget: MemoryBudget) throws -> Pixmap {
        let pixmap = try Pixmap(width: width, height: height, budget: budget, for: "bitmap")
        let target = pixmap.mutablePixels
        bytes.withUnsafeBytes { bytes in
            for at in 0..<width * height {
                let pixel = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: at * 4, as: UInt32.self))
                let share = alpha(pixel)
                target[at] = share == 255 ? pixel : scaled(pixel | 0xFF00_0000, share)
            }
        }
        return pixmap
    }
}

extension Pixmap {
    /// Means of squares of `factor` × `factor` pixels; the last row and column take what is left.
    func reduced(by factor: Int, budget: MemoryBudget) throws -> Pixmap {
        let (columns, rows) = ((width + factor - 1) / factor, (height + factor - 1) / factor)
        let result = try Pixmap(width: columns, height: rows, budget: budget, for: "smaller picture")
        for y in 0..<rows {
            let lines = y * factor..<min((y + 1) * factor, height)
            for x in 0..<columns {
                let cells = x * factor..<min((x + 1) * factor, width)
                var total = SIMD4<Float>.zero
                for line in lines { for cell in cells { total += unpacked(pixels[line * width + cell]) } }
                result.mutablePixels[y * columns + x] = rounded(total * (1 / Float(lines.count * cells.count)))
            }
        }
        return result
    }
}
