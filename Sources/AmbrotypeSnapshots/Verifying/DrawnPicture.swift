import AmbrotypeDrawing
import AmbrotypeImages

/// A capture's picture as bytes and as pixels, each made when first asked for.
struct DrawnPicture {
    private let capture: Capture
    private let budget: MemoryBudget
    private var decoded: Pixmap?
    private var encoded: [UInt8]?

    init(_ capture: Capture, _ budget: MemoryBudget) {
        (self.capture, self.budget) = (capture, budget)
        switch capture.picture {
        case .png(let bytes): encoded = bytes
        case .pixels(let pixmap): decoded = pixmap
        }
    }

    /// The bytes, if the capture came as such.
    var givenBytes: [UInt8]? {
        if case .png(let bytes) = capture.picture { bytes } else { nil }
    }

    mutating func pixels() throws(ImageError) -> Pixmap {
        if let decoded { return decoded }
        let pixmap = try decodePNG(encoded!, budget: budget, name: capture.name.description)
        decoded = pixmap
        return pixmap
    }

    /// The file of a golden: given bytes as they are, else the smallest PNG there is.
    mutating func png() throws(ImageError) -> [UInt8] {
        if let encoded { return encoded }
        let options = PNGOptions(optimised: true)
        let bytes = try encodePNG(decoded!, options: options, budget: budget, name: capture.name.description)
        encoded = bytes
        return bytes
    }

    /// The file of a failure's picture, made quickly.
    mutating func quickPNG() throws(ImageError) -> [UInt8] {
        if let encoded { return encoded }
        return try encodePNG(decoded!, budget: budget, name: capture.name.description)
    }

    mutating func sidecar(file: [UInt8]) throws(ImageError) -> Sidecar {
        let pixmap = try pixels()
        return Sidecar(
            width: pixmap.width, height: pixmap.height, scale: capture.scale, file: FileDigest.hex(file),
            pixels: PixelDigest.hex(pixmap), stamp: capture.stamp, context: capture.context, tree: capture.tree)
    }
}
