import AmbrotypeDrawing
import AmbrotypeText

extension Image {
    /// A symbol: its outlines in the current font's size and weight, in the styles its rendering mode asks for.
    ///
    /// A real name without a drawing gets a neutral box, no name of SF Symbols draws nothing; both are reported.
    @MainActor func symbol(_ name: String, in context: ResolveContext) -> PictureContent {
        let environment = context.environment
        let name = environment.symbolVariants.applied(to: name)
        let font = environment.textModifiers.applied(to: environment.font ?? .body).request(in: environment)
        let palette = SymbolPalette(mode: symbolMode ?? environment.symbolRenderingMode, environment)
        let request = SymbolRequest(
            name: name, pointSize: font.size, weight: font.weight, scale: environment.imageScale.symbolScale,
            levels: palette.levels, box: isResizable ? .tight : .line,
            isRightToLeft: environment.layoutDirection == .rightToLeft)
        let metrics = context.session.text.metrics(of: font)
        switch context.session.text.symbol(request) {
        case .drawn(let drawing):
            let layers = drawing.layers.map { layer in
                SymbolPaint(
                    path: layer.path, fill: layer.style, style: palette.style(layer.level), erases: layer.erases)
            }
            return content(.outlines(layers, name: name), drawing.size, drawing.baseline, metrics, nil)
        case .realButNotDrawn(let size, let baseline):
            context.session.report(
                .warning, "symbol-not-drawn", at: context,
                "\"\(name)\" is an SF Symbol we have no drawing for; a box stands in its place. Put your own drawing into the asset catalog to replace it"
            )
            return content(.box(name: name), size, baseline, metrics, palette.style(0))
        case .unknown(let nearest):
            let hint = nearest.isEmpty ? "" : "; did you mean \(nearest.joined(separator: " or "))?"
            context.session.report(
                .error, "unknown-symbol", at: context, "there is no SF Symbol \"\(name)\"; iOS draws nothing\(hint)")
            return PictureContent(source: .asset(.missing), size: .zero)
        }
    }

    private func content(
        _ source: PictureContent.Source, _ size: CGSize, _ baseline: CGFloat, _ metrics: FontMetrics,
        _ tint: ResolvedStyle?
    ) -> PictureContent {
        PictureContent(
            source: source, size: size, isResizable: isResizable, tint: tint, baseline: isResizable ? nil : baseline,
            metrics: isResizable ? nil : metrics)
    }
}

/// Which style each level of a symbol takes.
struct SymbolPalette {
    /// 1 draws in one style with holes; more in layers.
    let levels: Int
    private let styles: [ResolvedStyle]

    /// Without a mode, several foreground styles make a palette and one makes a monochrome symbol. Multicolour drawings are not at
    /// hand: such a symbol is drawn hierarchically.
    init(mode: SymbolRenderingMode?, _ environment: EnvironmentValues) {
        let own = environment.foregroundStyles
        switch mode?.mode ?? (own.count > 1 ? .palette : .monochrome) {
        case .monochrome: (levels, styles) = (1, [environment.foreground(level: 0)])
        case .palette where own.count > 1: (levels, styles) = (3, own)
        case .hierarchical, .multicolor, .palette:
            let first = environment.foreground(level: 0)
            (levels, styles) = (3, EnvironmentValues.levelOpacity.prefix(3).map { first.opacity($0) })
        }
    }

    func style(_ level: Int) -> ResolvedStyle { styles[min(level, styles.count - 1)] }
}

extension Image.Scale {
    var symbolScale: SymbolRequest.Scale {
        switch self {
        case .small: .small
        case .medium: .medium
        case .large: .large
        }
    }
}
