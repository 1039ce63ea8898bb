package import AmbrotypeDrawing
import Foundation

/// A colour space that Xcode's colour sets can name.
package enum AssetColorSpace: String, CaseIterable, Sendable {
    case srgb = "srgb"
    case extendedSRGB = "extended-srgb"
    case displayP3 = "display-p3"
    case extendedLinearSRGB = "extended-linear-srgb"
    case grayGamma22 = "gray-gamma-22"
    case extendedGray = "extended-gray"

    package var isGray: Bool { self == .grayGamma22 || self == .extendedGray }

    /// The colour in gamma-encoded sRGB. Colours outside its gamut keep components beyond 0…1.
    package func color(red: Double, green: Double, blue: Double, alpha: Double) -> DrawingColor {
        let rgb: [Double]
        switch self {
        case .srgb, .extendedSRGB, .extendedGray: rgb = [red, green, blue]
        case .extendedLinearSRGB: rgb = [red, green, blue].map(srgbEncoded)
        case .displayP3: rgb = linearSRGB(fromLinearP3: [red, green, blue].map(srgbDecoded)).map(srgbEncoded)
        case .grayGamma22: rgb = [red, green, blue].map { srgbEncoded(pow(max($0, 0), 2.2)) }
        }
        return DrawingColor(red: Float(rgb[0]), green: Float(rgb[1]), blue: Float(rgb[2]), alpha: Float(alpha))
    }
}

/// IEC 61966-2-1, mirrored below zero.
private func srgbDecoded(_ value: Double) -> Double {
    let size = abs(value)
    let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -linear : linear
}

private func srgbEncoded(_ value: Double) -> Double {
    let size = abs(value)
    let encoded = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -encoded : encoded
}

/// Both spaces have the D65 white point, so this is one matrix: sRGB's inverse primaries times Display P3's.
private func linearSRGB(fromLinearP3 p3: [Double]) -> [Double] {
    [
        1.224_940_176_280 * p3[0] - 0.224_940_176_280 * p3[1],
        -0.042_056_954_709 * p3[0] + 1.042_056_954_709 * p3[1],
        -0.019_637_554_590 * p3[0] - 0.078_636_045_551 * p3[1] + 1.098_273_600_141 * p3[2],
    ]
}
