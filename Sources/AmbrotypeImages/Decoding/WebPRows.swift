import CWebP

/// The rows of a WebP picture, decoded whole at the size wanted by libwebp's own scaler.
enum WebPRows {
    static func open(
        _ bytes: UnsafeRawBufferPointer, header: ImageHeader, size: (width: Int, height: Int), in workspace: Workspace
    ) throws(ImageError) -> StoredRows {
        let pixels = try Scratch<UInt8>(size.width * size.height * 4, in: workspace, for: "a WebP picture")
        // The library's own: a lossless picture whole, a lossy one as some rows and its plane of alpha.
        let own = header.isInterlaced ? header.storedWidth * header.storedHeight * 4 : header.storedWidth * 128
        let alpha = header.hasAlpha ? header.storedWidth * header.storedHeight : 0
        let hold = try workspace.hold(own + alpha + 1 << 18, for: "decoding WebP")
        defer { withExtendedLifetime(hold) {} }
        var config = WebPDecoderConfig()
        guard WebPInitDecoderConfig(&config) != 0 else {
            throw .unsupported(name: workspace.name, what: "this version of libwebp")
        }
        if size != (header.storedWidth, header.storedHeight) {
            config.options.use_scaling = 1
            config.options.scaled_width = Int32(size.width)
            config.options.scaled_height = Int32(size.height)
        }
        config.output.colorspace = MODE_RGBA
        config.output.is_external_memory = 1
        config.output.u.RGBA.rgba = pixels.start
        config.output.u.RGBA.stride = Int32(size.width * 4)
        config.output.u.RGBA.size = pixels.count
        let start = bytes.assumingMemoryBound(to: UInt8.self).baseAddress
        let status = WebPDecode(start, bytes.count, &config)
        guard status == VP8_STATUS_OK else { throw error(status, name: workspace.name) }
        return StoredRows(width: size.width, height: size.height, bits: 8, pixels: pixels)
    }

    private static func error(_ status: VP8StatusCode, name: String) -> ImageError {
        switch status {
        case VP8_STATUS_NOT_ENOUGH_DATA, VP8_STATUS_SUSPENDED: .truncated(name: name)
        case VP8_STATUS_OUT_OF_MEMORY: .broken(name: name, reason: "no memory")
        case VP8_STATUS_UNSUPPORTED_FEATURE: .unsupported(name: name, what: "a feature of this WebP picture")
        default: .broken(name: name, reason: "libwebp refuses its data")
        }
    }
}
