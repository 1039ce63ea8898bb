import CLibPNG

/// A picture written by libpng as most programs do it: adaptive filters, zlib level 6, straight alpha only where needed.
struct LibraryPNG {
    let width: Int
    let height: Int
    /// Straight, rows of 3 or 4 bytes a pixel.
    let pixels: [UInt8]
    let channels: Int

    func encode() -> [UInt8] {
        var png = png_create_write_struct(PNG_LIBPNG_VER_STRING, nil, nil, nil)
        var info = png_create_info_struct(png)
        defer { png_destroy_write_struct(&png, &info) }
        let sink = Sink()
        png_set_write_fn(
            png, Unmanaged.passUnretained(sink).toOpaque(),
            { png, bytes, count in
                let sink = Unmanaged<Sink>.fromOpaque(png_get_io_ptr(png)!).takeUnretainedValue()
                sink.bytes.append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
            }, { _ in })
        let color = channels == 4 ? PNG_COLOR_TYPE_RGB | PNG_COLOR_MASK_ALPHA : PNG_COLOR_TYPE_RGB
        png_set_IHDR(
            png, info, UInt32(width), UInt32(height), 8, color, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_BASE,
            PNG_FILTER_TYPE_BASE)
        png_set_compression_level(png, 6)
        // All five filters, weighed row by row: the macro PNG_ALL_FILTERS is not imported.
        png_set_filter(png, PNG_FILTER_TYPE_BASE, 0xF8)
        png_write_info(png, info)
        pixels.withUnsafeBufferPointer { pixels in
            for y in 0..<height { png_write_row(png, pixels.baseAddress! + y * width * channels) }
        }
        png_write_end(png, info)
        return sink.bytes
    }

    private final class Sink { var bytes: [UInt8] = [] }
}

extension LibraryPNG {
    /// From premultiplied pixels; an alpha channel only if one is needed.
    init(width: Int, height: Int, premultiplied bytes: UnsafeBufferPointer<UInt8>) {
        (self.width, self.height) = (width, height)
        let isOpaque = stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 }
        channels = isOpaque ? 3 : 4
        var pixels: [UInt8] = []
        pixels.reserveCapacity(width * height * channels)
        for at in stride(from: 0, to: bytes.count, by: 4) {
            let alpha = Int(bytes[at + 3])
            for i in 0..<3 {
                let value = alpha == 0 ? 0 : (Int(bytes[at + i]) * 255 + alpha / 2) / alpha
                pixels.append(UInt8(min(255, value)))
            }
            if !isOpaque { pixels.append(UInt8(alpha)) }
        }
        self.pixels = pixels
    }
}
