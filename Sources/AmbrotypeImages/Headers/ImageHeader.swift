/// What a picture's file says about it before any pixel is decoded.
package struct ImageHeader: Equatable, Sendable {
    package enum Profile: Equatable, Sendable {
        /// None is named, which means sRGB.
        case none
        case sRGB
        case displayP3
        /// Another one; converted to sRGB on decoding.
        case other
    }

    package var format: ImageFormat
    /// Pixels as stored, before the orientation is applied.
    package var storedWidth: Int
    package var storedHeight: Int
    package var orientation: ImageOrientation
    /// Bits a component as stored: 1, 2, 4, 8, 10, 12 or 16.
    package var bitDepth: Int
    /// Some pixels may be transparent.
    package var hasAlpha: Bool
    package var profile: Profile
    /// The rows come in several passes (interlaced PNG, progressive JPEG): decoding holds more.
    package var isInterlaced: Bool

    /// Pixels across and down as shown.
    package var width: Int { orientation.isTransposed ? storedHeight : storedWidth }
    package var height: Int { orientation.isTransposed ? storedWidth : storedHeight }

    /// Bytes the decoded picture takes on iOS: four a pixel, eight above eight bits a component.
    package var decodedBytes: Int { storedWidth * storedHeight * (bitDepth > 8 ? 8 : 4) }

    /// 100 megapixels: more than any phone's camera makes.
    package static let standardPixelLimit = 100_000_000
}

/// Reads a picture's header. Refuses more than `pixelLimit` pixels, unknown formats, and files that end within the header.
package func readHeader(
    _ source: ImageSource, pixelLimit: Int = ImageHeader.standardPixelLimit
) throws(ImageError) -> ImageHeader {
    try source.withBytes { (bytes) throws(ImageError) in
        try ImageDescription(bytes, name: source.name, pixelLimit: pixelLimit).header
    }
}

/// A header with what decoding needs beside it.
struct ImageDescription {
    var header: ImageHeader
    var color: ColorDescription

    init(_ bytes: UnsafeRawBufferPointer, name: String, pixelLimit: Int) throws(ImageError) {
        let reader = ByteReader(bytes)
        switch try ImageFormat.recognise(reader, name: name) {
        case .png: self = try PNGHeader.read(reader, name: name)
        case .jpeg: self = try JPEGHeader.read(reader, name: name)
        case .webp: self = try WebPHeader.read(reader, name: name)
        case .heic: self = try HEICHeader.read(reader, name: name)
        }
        let (width, height) = (header.storedWidth, header.storedHeight)
        guard width > 0 && height > 0 else { throw .broken(name: name, reason: "it has no pixels") }
        guard width <= pixelLimit / height else {
            throw .tooLarge(name: name, width: header.width, height: header.height, limit: pixelLimit)
        }
    }

    init(header: ImageHeader, color: ColorDescription) {
        self.header = header
        self.header.profile = color.profile
        self.color = color
    }
}
