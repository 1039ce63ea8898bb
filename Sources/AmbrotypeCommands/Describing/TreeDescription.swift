import AmbrotypeDrawing
import AmbrotypeText
import AmbrotypeViews
import Foundation

/// A placed tree as plain values: what `describe` prints and what a snapshot keeps beside its picture.
///
/// The shape is documented in `docs/snapshot-tree.md`. Frames are points in the root's coordinates, rounded to a thousandth.
struct TreeDescription: Equatable, Sendable, Codable {
    /// Names from the root to the view.
    var place: String
    var type: String
    /// x, y, width, height.
    var frame: [Double]
    var text: String?
    var lines: Int?
    var isTruncated: Bool?
    /// What `minimumScaleFactor` came to, where text shrank.
    var textScale: Double?
    var fonts: [String]?
    var name: String?
    var link: String?
    var action: String?
    var label: String?
    var isPrivate: Bool?
    var children: [TreeDescription]?
}

extension TreeDescription {
    /// The tree in the words of whoever wrote the view.
    @MainActor init(_ placed: PlacedNode) {
        let engine = TreeDescription(engine: placed)
        let found = engine.written(below: "")
        self = found.count == 1 ? found[0] : engine
        if found.count != 1 { children = found.isEmpty ? nil : found }
    }

    /// Node for node.
    @MainActor private init(engine placed: PlacedNode) {
        place = placed.place.description
        type = placed.node.typeName
        let rect = placed.frame
        frame = [rect.minX, rect.minY, rect.width, rect.height].map { (Double($0) * 1000).rounded() / 1000 }
        if let layout = placed.text {
            text = layout.lines.isEmpty ? "" : layout.lines.map(\.text).joined(separator: "\n")
            lines = layout.lines.count
            isTruncated = layout.isTruncated ? true : nil
            textScale = layout.scaleUsed < 1 ? (Double(layout.scaleUsed) * 1000).rounded() / 1000 : nil
            fonts = layout.fontNames
        }
        switch placed.node.kind {
        case .picture(let content): name = content.describedName
        case .shape(let content): name = content.name
        case .unsupported(let view): name = view
        case .annotation(let annotation): note(annotation)
        default: break
        }
        let inner = placed.children.map { TreeDescription(engine: $0) }
        children = inner.isEmpty ? nil : inner
    }

    private mutating func note(_ annotation: Annotation) {
        switch annotation {
        case .link(let url): link = url.absoluteString
        case .action(let target): action = target
        case .widgetURL(let url): link = url.absoluteString
        case .accessibility(let content): label = content.label
        case .privacySensitive: isPrivate = true
        case .identity(let identity), .mark(let identity): name = identity
        case .containerBackground, .accentable, .custom: break
        }
    }
}

extension PictureContent {
    fileprivate var describedName: String {
        switch source {
        case .asset(let asset): Self.written(asset.key.name)
        case .outlines(_, let name), .box(let name): name
        }
    }

    /// `Harbour` for `Assets.xcassets/Harbour.imageset/harbour.jpg`: as the view names it.
    private static func written(_ path: String) -> String {
        let set = path.split(separator: "/").first { $0.hasSuffix(".imageset") }
        return set.map { String($0.dropLast(".imageset".count)) } ?? path
    }
}

extension Node {
    /// The word for this node in a described tree.
    var typeName: String {
        switch kind {
        case .text: "Text"
        case .picture(let content):
            switch content.source {
            case .asset: "Image"
            case .outlines, .box: "Symbol"
            }
        case .shape: "Shape"
        case .spacer: "Spacer"
        case .divider: "Divider"
        case .unsupported: "Unsupported"
        case .frame: "frame"
        case .padding: "padding"
        case .fixedSize: "fixedSize"
        case .aspectRatio: "aspectRatio"
        case .offset: "offset"
        case .position: "position"
        case .alignmentGuide: "alignmentGuide"
        case .effect(let effect): effect.modifierName
        case .annotation(let annotation): annotation.typeName
        case .layered(let layer): layer.isBehind ? "background" : "overlay"
        case .stack(let layout): String(describing: type(of: layout.base)).replacing("Layout", with: "")
        case .viewThatFits: "ViewThatFits"
        case .geometry: "GeometryReader"
        }
    }
}

extension Effect {
    /// The modifier that a person writes for it.
    fileprivate var modifierName: String {
        switch self {
        case .opacity: "opacity"
        case .blendMode: "blendMode"
        case .isolated: "compositingGroup"
        case .filter(let filter): filter.modifierName
        case .clip: "clipShape"
        case .mask: "mask"
        case .transform: "transformEffect"
        case .hidden: "hidden"
        }
    }
}

extension PixelFilter {
    fileprivate var modifierName: String {
        switch self {
        case .blur: "blur"
        case .shadow: "shadow"
        case .colorMatrix: "colorMatrix"
        case .luminanceToAlpha: "luminanceToAlpha"
        }
    }
}

extension Annotation {
    fileprivate var typeName: String {
        switch self {
        case .link: "Link"
        case .action: "Button"
        case .widgetURL: "widgetURL"
        case .containerBackground: "containerBackground"
        case .accessibility: "accessibility"
        case .identity: "id"
        case .privacySensitive: "privacySensitive"
        case .accentable: "widgetAccentable"
        case .mark: "mark"
        case .custom(let value): String(describing: type(of: value))
        }
    }
}

extension TreeDescription {
    /// Indented lines for a person: type, words, frame, and what is unusual.
    var outline: [String] { outline(depth: 0) }

    private func outline(depth: Int) -> [String] {
        var line = String(repeating: "  ", count: depth) + type
        if let name { line += " " + name }
        if let text { line += " \"\(text.replacing("\n", with: "⏎"))\"" }
        line += "  (\(frame.map(Self.short).joined(separator: ", ")))"
        if isTruncated == true { line += " truncated" }
        if let textScale { line += " scaled to \(textScale)" }
        if let fonts, !fonts.isEmpty { line += " [\(fonts.joined(separator: ", "))]" }
        if let link { line += " → \(link)" }
        if let action { line += " → \(action)" }
        if isPrivate == true { line += " private" }
        return [line] + (children ?? []).flatMap { $0.outline(depth: depth + 1) }
    }

    private static func short(_ number: Double) -> String {
        let rounded = (number * 100).rounded() / 100
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }
}
