import AmbrotypeDrawing
public import Foundation

/// A picture: an asset, a symbol, or pixels made in memory.
public struct Image: Equatable, Sendable {
    enum Source: Equatable, Sendable {
        case asset(String)
        case symbol(String, variableValue: Double?)
        case made(PictureAsset)
    }

    let source: Source
    var isResizable = false
    var isTiled = false
    var capInsets = EdgeInsets()
    var interpolationMode = Interpolation.medium
    var templateMode: TemplateRenderingMode?
    var symbolMode: SymbolRenderingMode?
    var isDecorative = false
    var label: Text?
    /// Where a document says it.
    package var written: String?

    init(source: Source) { self.source = source }

    public init(_ name: String, bundle: Bundle? = nil) { self.init(source: .asset(name)) }

    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(source: .asset(name))
        self.label = label
    }

    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(source: .asset(name))
        isDecorative = true
    }

    public init(systemName: String) { self.init(source: .symbol(systemName, variableValue: nil)) }

    public init(systemName: String, variableValue: Double?) {
        self.init(source: .symbol(systemName, variableValue: variableValue))
    }

    package init(_ asset: PictureAsset) { self.init(source: .made(asset)) }

    public enum Scale: Hashable, CaseIterable, Sendable {
        case small
        case medium
        case large
    }

    public enum Interpolation: Hashable, Sendable {
        case none
        case low
        case medium
        case high
    }

    public enum ResizingMode: Hashable, Sendable {
        case tile
        case stretch
    }

    public enum TemplateRenderingMode: Hashable, Sendable {
        case template
        case original
    }

    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up
        case upMirrored
        case down
        case downMirrored
        case leftMirrored
        case right
        case rightMirrored
        case left
    }

    private func changed(_ change: (inout Image) -> Void) -> Image {
        var image = self
        change(&image)
        return image
    }

    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        changed {
            $0.isResizable = true
            $0.capInsets = capInsets
            $0.isTiled = resizingMode == .tile
        }
    }

    public func interpolation(_ interpolation: Interpolation) -> Image {
        changed { $0.interpolationMode = interpolation }
    }

    public func antialiased(_ isAntialiased: Bool) -> Image { self }

    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { changed { $0.templateMode = mode } }

    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { changed { $0.symbolMode = mode } }
}

/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
    enum Mode: Hashable, Sendable {
        case monochrome
        case multicolor
        case hierarchical
        case palette
    }

    let mode: Mode
    public static let monochrome = SymbolRenderingMode(mode: .monochrome)
    public static let multicolor = SymbolRenderingMode(mode: .multicolor)
    public static let hierarchical = SymbolRenderingMode(mode: .hierarchical)
    public static let palette = SymbolRenderingMode(mode: .palette)
}

/// Variants asked for by the surroundings: filled, in a circle and so on.
public struct SymbolVariants: Hashable, Sendable {
    var isFill = false
    var hasSlash = false
    var enclosure: String?

    public static let none = SymbolVariants()
    public static let fill = SymbolVariants(isFill: true)
    public static let slash = SymbolVariants(hasSlash: true)
    public static let circle = SymbolVariants(enclosure: "circle")
    public static let square = SymbolVariants(enclosure: "square")
    public static let rectangle = SymbolVariants(enclosure: "rectangle")

    private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var copy = self
        change(&copy)
        return copy
    }

    public var fill: SymbolVariants { with { $0.isFill = true } }
    public var slash: SymbolVariants { with { $0.hasSlash = true } }
    public var circle: SymbolVariants { with { $0.enclosure = "circle" } }
    public var square: SymbolVariants { with { $0.enclosure = "square" } }
    public var rectangle: SymbolVariants { with { $0.enclosure = "rectangle" } }

    /// The name's variants in the order SF Symbols write them: enclosure, slash, fill.
    func applied(to name: String) -> String {
        var parts = name.split(separator: ".").map(String.init)
        func add(_ part: String, before later: [String]) {
            if parts.contains(part) { return }
            let index = parts.firstIndex { later.contains($0) } ?? parts.count
            parts.insert(part, at: max(index, 1))
        }
        if let enclosure { add(enclosure, before: ["slash", "fill"]) }
        if hasSlash { add("slash", before: ["fill"]) }
        if isFill { add("fill", before: []) }
        return parts.joined(separator: ".")
    }
}

extension View {
    public func imageScale(_ scale: Image.Scale) -> some View { environmentModifier { $0.imageScale = scale } }

    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environmentModifier { $0.symbolRenderingMode = mode }
    }

    public func symbolVariant(_ variant: SymbolVariants) -> some View {
        environmentModifier { values in
            if variant.isFill { values.symbolVariants.isFill = true }
            if variant.hasSlash { values.symbolVariants.hasSlash = true }
            if let enclosure = variant.enclosure { values.symbolVariants.enclosure = enclosure }
            if variant == .none { values.symbolVariants = .none }
        }
    }
}

extension Image: View, PrimitiveView {}
