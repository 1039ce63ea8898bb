import CHEIF

/// Whether HEIC pictures can be read on this machine: throws `.missingLibrary` if not.
package func checkHEICLibrary(named library: String = HEICRows.library) throws(ImageError) {
    guard cheif_check(library) == CHEIF_OK else { throw HEICRows.missing(name: library) }
}

/// The rows of a HEIC picture, which libheif decodes whole: brightness and colour differences, 1.5 bytes a pixel.
package final class HEICRows: PixelRows {
    package static let library = "libheif.so.1"

    let width: Int
    let height: Int
    let bits: Int
    private let reader: OpaquePointer
    private let picture: cheif_picture
    private let matrix: YCbCrMatrix
    private let hold: Workspace.Hold
    private var next = 0

    /// `bytes` must outlive this object.
    init(_ bytes: UnsafeRawBufferPointer, header: ImageHeader, in workspace: Workspace) throws(ImageError) {
        let pixels = header.storedWidth * header.storedHeight
        let planes = pixels * 3 / 2 + (header.hasAlpha ? pixels : 0)
        hold = try workspace.hold(planes * (header.bitDepth > 8 ? 2 : 1) + 1 << 21, for: "the whole of a HEIC picture")
        var (picture, opened) = (cheif_picture(), OpaquePointer?.none)
        let start = bytes.assumingMemoryBound(to: UInt8.self).baseAddress
        let status = cheif_open(Self.library, start, bytes.count, &picture, &opened)
        guard let opened, status == CHEIF_OK else {
            defer { cheif_close(opened) }
            throw Self.error(status, opened, name: workspace.name)
        }
        // The budget and the target's size were reckoned from the box.
        guard Int(picture.width) == header.storedWidth && Int(picture.height) == header.storedHeight else {
            cheif_close(opened)
            throw .broken(name: workspace.name, reason: "its size is not what its header says")
        }
        reader = opened
        self.picture = picture
        (width, height, bits) = (Int(picture.width), Int(picture.height), picture.bits > 8 ? 16 : 8)
        matrix = YCbCrMatrix(
            coefficients: Int(picture.matrix_coefficients), isFullRange: picture.is_full_range != 0,
            bits: Int(picture.bits))
    }

    deinit { cheif_close(reader) }

    func readRow(_ row: UnsafeMutableRawPointer) throws(ImageError) {
        if bits == 16 {
            convert(UInt16.self, to: row.assumingMemoryBound(to: UInt16.self))
        } else {
            convert(UInt8.self, to: row.assumingMemoryBound(to: UInt8.self))
        }
        next += 1
    }

    func finish() throws(ImageError) {}

    private func convert<Sample: FixedWidthInteger & UnsignedInteger>(
        _ type: Sample.Type, to row: UnsafeMutablePointer<Sample>
    ) {
        func samples(_ plane: UnsafePointer<UInt8>?, _ stride: Int32, _ y: Int) -> UnsafePointer<Sample>? {
            plane.map { UnsafeRawPointer($0 + y * Int(stride)).assumingMemoryBound(to: Sample.self) }
        }
        let (planes, strides) = (picture.planes, picture.bytes_per_row)
        let chromaRow = next >> Int(picture.chroma_shift_y)
        let (brightness, alpha) = (samples(planes.0, strides.0, next)!, samples(planes.3, strides.3, next))
        let (blue, red) = (samples(planes.1, strides.1, chromaRow), samples(planes.2, strides.2, chromaRow))
        let top = Float(Sample.max)
        for x in 0..<width {
            let far = x >> Int(picture.chroma_shift_x)
            let color = matrix.rgb(
                Float(brightness[x]), blue.map { Float($0[far]) } ?? matrix.neutral,
                red.map { Float($0[far]) } ?? matrix.neutral)
            for i in 0..<3 { row[x * 4 + i] = Sample(min(max(color[i], 0), 1) * top + 0.5) }
            row[x * 4 + 3] = alpha.map { Sample(min(Float($0[x]) / matrix.most, 1) * top + 0.5) } ?? .max
        }
    }

    private static func error(_ status: cheif_status, _ reader: OpaquePointer?, name: String) -> ImageError {
        switch status {
        case CHEIF_NO_LIBRARY: missing(name: name)
        case CHEIF_TRUNCATED: .truncated(name: name)
        case CHEIF_UNSUPPORTED: .unsupported(name: name, what: "the pixel layout of this HEIC picture")
        default: .broken(name: name, reason: String(cString: cheif_message(reader)))
        }
    }

    static func missing(name: String) -> ImageError {
        .missingLibrary(name: name, format: "HEIC", package: "libheif1")
    }
}

/// From brightness and two colour differences to red, green and blue (ITU-T H.273).
struct YCbCrMatrix {
    /// The largest sample, and the colour difference that means grey.
    let most: Float
    let neutral: Float
    private let black: Float
    private let scale: Float
    private let chromaScale: Float
    private let red: Float
    private let greenBlue: Float
    private let greenRed: Float
    private let blue: Float

    init(coefficients: Int, isFullRange: Bool, bits: Int) {
        let (kr, kb): (Float, Float) =
            switch coefficients {
            case 1: (0.2126, 0.0722)
            case 9, 10: (0.2627, 0.0593)
            default: (0.299, 0.114)
            }
        let unit = Float(1 << (bits - 8))
        most = Float(1 << bits - 1)
        neutral = 128 * unit
        (black, scale) = isFullRange ? (0, 1 / most) : (16 * unit, 1 / (219 * unit))
        chromaScale = isFullRange ? 1 / most : 1 / (224 * unit)
        let kg = 1 - kr - kb
        (red, blue) = (2 * (1 - kr), 2 * (1 - kb))
        (greenRed, greenBlue) = (2 * kr * (1 - kr) / kg, 2 * kb * (1 - kb) / kg)
    }

    /// Red, green and blue, 0…1 and a little beyond.
    @inline(__always)
    func rgb(_ y: Float, _ cb: Float, _ cr: Float) -> SIMD3<Float> {
        let light = (y - black) * scale
        let (b, r) = ((cb - neutral) * chromaScale, (cr - neutral) * chromaScale)
        return SIMD3(light + red * r, light - greenBlue * b - greenRed * r, light + blue * b)
    }
}
