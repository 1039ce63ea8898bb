import AmbrotypeDrawing
import AmbrotypeText

extension Image: Resolvable {
    package func resolve(in context: ResolveContext) -> [Node] {
        let inner = context.entering("Image").written(at: written)
        let content: PictureContent
        switch source {
        case .made(let asset): content = picture(asset, in: inner)
        case .asset(let name):
            guard let asset = find(name, in: inner) else {
                content = PictureContent(source: .asset(.missing), size: .zero, isResizable: isResizable)
                break
            }
            content = picture(asset, in: inner)
        case .symbol(let name, _): content = symbol(name, in: inner)
        }
        let node = Node(.picture(content), in: inner)
        guard let label else { return [node] }
        let said = AccessibilityContent(label: label.string(in: inner))
        return [Node(.annotation(.accessibility(said)), around: node, in: inner)]
    }

    /// An asset by name; a missing one is reported with names like it and takes no room, as on iOS.
    @MainActor private func find(_ name: String, in context: ResolveContext) -> PictureAsset? {
        let environment = context.environment
        let asset = context.session.assets.picture(
            named: name, scale: environment.displayScale, scheme: environment.colorScheme)
        if asset == nil { context.reportMissing("picture", "Image", name, among: context.session.assets.pictureNames) }
        return asset
    }

    @MainActor private func picture(_ asset: PictureAsset, in context: ResolveContext) -> PictureContent {
        let isTemplate = templateMode.map { $0 == .template } ?? asset.isTemplate
        return PictureContent(
            source: .asset(asset), size: asset.size, isResizable: isResizable, isTiled: isTiled, capInsets: capInsets,
            interpolation: interpolationMode.pictureInterpolation,
            tint: isTemplate ? context.environment.foreground(level: 0) : nil)
    }
}

extension PictureAsset {
    /// Stands for a picture that was not found.
    static let missing = PictureAsset(key: PictureKey(name: "", pixelSize: .zero), size: .zero)
}

extension Image.Interpolation {
    var pictureInterpolation: PictureInterpolation {
        switch self {
        case .none: .none
        case .low: .low
        case .medium: .medium
        case .high: .high
        }
    }
}
