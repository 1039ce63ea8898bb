package import AmbrotypeDrawing
package import AmbrotypeViews
package import Foundation

/// A template's pictures and colours, as views ask for them.
package struct TemplateAssets: AssetSource {
    let catalog: AssetCatalog
    /// `iphone` or `ipad`.
    let idiom: String
    /// For colour sets that name a system colour.
    let systemVersion: Int

    package init(catalog: AssetCatalog, idiom: String, systemVersion: Int) {
        (self.catalog, self.idiom, self.systemVersion) = (catalog, idiom, systemVersion)
    }

    package func picture(named name: String, scale: CGFloat, scheme: ColorScheme) -> PictureAsset? {
        guard let set = catalog.images[name], let slot = set.slot(scale: scale, dark: scheme == .dark, idiom: idiom),
            let pixels = catalog.pixelSizes[slot.file]
        else { return nil }
        let factor = slot.scale ?? 1
        return PictureAsset(
            key: PictureKey(name: slot.file, pixelSize: pixels),
            size: CGSize(width: pixels.width / factor, height: pixels.height / factor),
            isTemplate: set.isTemplate ?? false)
    }

    package func color(named name: String, scheme: ColorScheme, contrast: ColorSchemeContrast) -> DrawingColor? {
        let value = catalog.colors[name]?.value(
            dark: scheme == .dark, highContrast: contrast == .increased, idiom: idiom)
        switch value {
        case .color(let color)?: return color
        case .system(let name)?:
            var environment = EnvironmentValues()
            (environment.colorScheme, environment.colorSchemeContrast) = (scheme, contrast)
            environment.systemVersion = systemVersion
            return Color(system: name).drawingColor(in: environment)
        case nil: return nil
        }
    }

    package var pictureNames: [String] { catalog.images.keys.sorted() }
    package var colorNames: [String] { catalog.colors.keys.sorted() }
}

extension LocalizedTexts: StringSource {
    package func string(for key: String, table: String?, locale: Locale, arguments: [any CVarArg]) -> String? {
        text(for: key, table: table, locale: locale, arguments: arguments.map(number))?.text
    }

    private func number(_ argument: any CVarArg) -> Double? {
        switch argument {
        case let number as any BinaryInteger: Double(number)
        case let number as any BinaryFloatingPoint: Double(number)
        default: nil
        }
    }
}

extension Template {
    /// What a render session takes for this template's pictures and colours.
    package func assetSource(idiom: String = "iphone", systemVersion: Int = 26) -> TemplateAssets {
        TemplateAssets(catalog: assets, idiom: idiom, systemVersion: systemVersion)
    }

    /// What a render session takes for this template's texts.
    package func stringSource(device: String = "iphone") -> LocalizedTexts {
        var texts = texts
        texts.device = device
        return texts
    }
}
