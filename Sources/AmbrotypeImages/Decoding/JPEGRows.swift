import CJPEG

/// The rows of a JPEG as libjpeg-turbo yields them, decoded at 1/8 … 8/8 of the size.
final class JPEGRows: PixelRows {
    let width: Int
    let height: Int
    let bits = 8
    private let reader: OpaquePointer
    private let name: String
    private let ink: Ink
    private let hold: Workspace.Hold

    /// Turns ink into light, row by row.
    private enum Ink {
        case none
        case plain(isInverted: Bool)
        case profile(LCMSTransform)
    }

    /// Decodes to no less than `atLeast` pixels, if the picture has as many. `bytes` must outlive this object.
    init(
        _ bytes: UnsafeRawBufferPointer, atLeast: (width: Int, height: Int), color: ColorDescription,
        in workspace: Workspace
    ) throws(ImageError) {
        var (info, opened) = (cjpeg_info(), OpaquePointer?.none)
        let start = bytes.assumingMemoryBound(to: UInt8.self).baseAddress
        let status = cjpeg_open(start, bytes.count, &info, &opened)
        name = workspace.name
        guard let opened, status == CJPEG_OK else { throw Self.failure(status, opened, name) }
        do throws(ImageError) {
            ink = try Self.ink(info.kind, color, in: workspace)
            // Rows the library keeps for upsampling and colour conversion, about; coefficients of a progressive picture.
            let held = Int(info.width) * 64 + 65536 + info.coefficient_bytes
            hold = try workspace.hold(held, for: info.coefficient_bytes > 0 ? "a progressive JPEG" : "decoding a JPEG")
            let eighths = Self.eighths(width: Int(info.width), height: Int(info.height), atLeast: atLeast)
            var size = (width: UInt32(0), height: UInt32(0))
            let status = cjpeg_start(opened, Int32(eighths), &size.width, &size.height)
            guard status == CJPEG_OK else { throw Self.error(status, opened, name) }
            (width, height) = (Int(size.width), Int(size.height))
        } catch {
            cjpeg_close(opened)
            throw error
        }
        reader = opened
    }

    deinit { cjpeg_close(reader) }

    /// The smallest of the scales with a fast transform that yields at least what is wanted.
    static func eighths(width: Int, height: Int, atLeast: (width: Int, height: Int)) -> Int {
        func scaled(_ size: Int, _ eighths: Int) -> Int { (size * eighths + 7) / 8 }
        return [1, 2, 4].first { scaled(width, $0) >= atLeast.width && scaled(height, $0) >= atLeast.height } ?? 8
    }

    func readRow(_ row: UnsafeMutableRawPointer) throws(ImageError) {
        let pixels = row.assumingMemoryBound(to: UInt8.self)
        let status = cjpeg_read_row(reader, pixels)
        guard status == CJPEG_OK else { throw Self.error(status, reader, name) }
        switch ink {
        case .none: break
        case .plain(let isInverted): Self.print(pixels, width: width, isInverted: isInverted)
        case .profile(let transform): transform.convert(pixels, width: width)
        }
    }

    func finish() throws(ImageError) {}

    private static func ink(
        _ kind: cjpeg_kind, _ color: ColorDescription, in workspace: Workspace
    ) throws(ImageError) -> Ink {
        guard kind == CJPEG_CMYK || kind == CJPEG_INVERTED_CMYK else { return .none }
        let isInverted = kind == CJPEG_INVERTED_CMYK
        if case .icc(let profile) = color,
            let transform = try LCMSTransform(profile: profile, from: isInverted ? .invertedCMYK : .cmyk, in: workspace)
        {
            return .profile(transform)
        }
        return .plain(isInverted: isInverted)
    }

    /// Ink without a profile: each colour takes away its own light, black takes from all.
    private static func print(_ row: UnsafeMutablePointer<UInt8>, width: Int, isInverted: Bool) {
        let flip: UInt8 = isInverted ? 0 : 255
        for x in 0..<width {
            let pixel = row + x * 4
            let black = UInt32(pixel[3] ^ flip)
            for i in 0..<3 { pixel[i] = UInt8((UInt32(pixel[i] ^ flip) * black + 127) / 255) }
            pixel[3] = 255
        }
    }

    private static func failure(_ status: cjpeg_status, _ reader: OpaquePointer?, _ name: String) -> ImageError {
        defer { cjpeg_close(reader) }
        return error(status, reader, name)
    }

    private static func error(_ status: cjpeg_status, _ reader: OpaquePointer?, _ name: String) -> ImageError {
        switch status {
        case CJPEG_TRUNCATED: .truncated(name: name)
        case CJPEG_NO_MEMORY: .broken(name: name, reason: "no memory")
        default: .broken(name: name, reason: String(cString: cjpeg_message(reader)))
        }
    }
}
