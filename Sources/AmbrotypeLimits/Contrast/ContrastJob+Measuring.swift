package import AmbrotypeDrawing
import AmbrotypeRaster
package import AmbrotypeRendering
import Foundation

extension ContrastJob {
    /// What is hard to read. A picture that does not fit `budget` bytes is not measured.
    ///
    /// - Parameters:
    ///   - small: least contrast of small letters.
    ///   - large: least contrast of large letters and symbols, and of anything at all.
    package func findings(pictures: PictureLibrary, budget: Int, small: Double, large: Double) -> [Finding] {
        guard let shown = Pixels(picture, pictures, budget), let ink = Pixels(ink, pictures, budget) else { return [] }
        return marks.compactMap { mark in
            guard let ratio = ratio(of: mark, shown, ink) else { return nil }
            // Over a wallpaper nothing can reach more than white does: six tenths of that count as readable (assumed).
            let most = best.map { $0 * 0.6 } ?? .infinity
            let rule: Rule
            if ratio < min(large, most) {
                rule = LayoutRules.lowContrast
            } else if !mark.isLarge, best == nil, ratio < small {
                rule = LayoutRules.weakContrast
            } else {
                return nil
            }
            return Finding(
                rule, subject: subject, at: FindingPlace(picture: name, source: mark.source, view: mark.view),
                "\(mark.words) has a contrast of \(words((ratio * 10).rounded(.down) / 10)) to 1 \(mode)",
                numbers: ["contrast": (ratio * 100).rounded() / 100, "size": Double(mark.size)], weight: large / ratio)
        }
    }

    /// The quarter of its letters that stands out least decides: a photo behind may hide one letter and not the next.
    private func ratio(of mark: Mark, _ shown: Pixels, _ ink: Pixels) -> Double? {
        let box = PixelSpan(mark.frame, in: shown)
        let step = max(8, Int(mark.size * Self.scale))
        var ratios: [Double] = []
        for x in stride(from: box.left, to: box.right, by: step) {
            for y in stride(from: box.top, to: box.bottom, by: step * 2) {
                let cell = PixelSpan(
                    left: x, top: y, right: min(x + step, box.right), bottom: min(y + step * 2, box.bottom))
                if let ratio = self.ratio(in: cell, shown, ink) { ratios.append(ratio) }
            }
        }
        ratios.sort()
        return ratios.isEmpty ? nil : ratios[ratios.count / 4]
    }

    private func ratio(in cell: PixelSpan, _ shown: Pixels, _ ink: Pixels) -> Double? {
        var (letters, ground) = (Mean(), Mean())
        for y in cell.top..<cell.bottom {
            for x in cell.left..<cell.right {
                let cover = ink.alpha(x, y)
                if cover >= 245 { letters.add(shown.luminance(x, y, over: behind)) }
                if cover == 0 { ground.add(shown.luminance(x, y, over: behind)) }
            }
        }
        guard letters.count >= 3, ground.count >= 3 else { return nil }
        return contrast(letters.value, ground.value)
    }
}

private struct Mean {
    var sum = 0.0
    var count = 0
    var value: Double { sum / Double(max(count, 1)) }
    mutating func add(_ value: Double) { (sum, count) = (sum + value, count + 1) }
}

/// A box of pixels.
struct PixelSpan {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int
}

extension PixelSpan {
    fileprivate init(_ frame: CGRect, in pixels: Pixels) {
        let scale = ContrastJob.scale
        left = max(0, Int((frame.minX * scale).rounded(.down)))
        top = max(0, Int((frame.minY * scale).rounded(.down)))
        right = min(pixels.width, Int((frame.maxX * scale).rounded(.up)))
        bottom = min(pixels.height, Int((frame.maxY * scale).rounded(.up)))
        right = max(left, right)
        bottom = max(top, bottom)
    }
}

/// A drawn list.
private struct Pixels {
    var width: Int
    var height: Int
    var bytes: [UInt8]

    init?(_ list: DisplayList, _ pictures: PictureLibrary, _ budget: Int) {
        var bytes: [UInt8] = []
        let raster = Rasterizer(
            scale: ContrastJob.scale, budget: MemoryBudget(limit: budget), pictures: pictures.session())
        guard let report = try? raster.rasterize(list, emit: { bytes.append(contentsOf: $0) }) else { return nil }
        (width, height, self.bytes) = (report.pixelWidth, report.pixelHeight, bytes)
    }

    func alpha(_ x: Int, _ y: Int) -> UInt8 { bytes[(y * width + x) * 4 + 3] }

    func luminance(_ x: Int, _ y: Int, over behind: DrawingColor) -> Double {
        let at = (y * width + x) * 4
        let rest = 1 - Double(bytes[at + 3]) / 255
        func part(_ index: Int, _ below: Float) -> Double { Double(bytes[at + index]) / 255 + rest * Double(below) }
        return AmbrotypeLimits.luminance(part(0, behind.red), part(1, behind.green), part(2, behind.blue))
    }
}

/// WCAG's relative luminance of a colour, 0…1; its alpha does not count.
package func luminance(_ color: DrawingColor) -> Double {
    luminance(Double(color.red), Double(color.green), Double(color.blue))
}

/// The same of gamma-encoded sRGB, 0…1 each.
package func luminance(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

private func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
}

/// WCAG's contrast of two luminances, 1…21.
package func contrast(_ one: Double, _ other: Double) -> Double { (max(one, other) + 0.05) / (min(one, other) + 0.05) }
