import AmbrotypeDrawing
import AmbrotypeText
import AmbrotypeViews
import Foundation

/// The content of an inline accessory: one symbol or picture and one text on one line, in the system's font.
///
/// Apple's documentation: the system picks font and colour and shows one line of text with an image before it. The size 22 is
/// derived: the date line it shares has an ink of 19.7 points, and the slot is 26 high; the weight is assumed.
@MainActor struct InlineLine {
    let node: Node

    static let font = Font.system(size: 22, weight: .semibold)

    init(_ root: Node, in context: ResolveContext) {
        var leaves = Leaves()
        leaves.collect(root)
        let keepsForm = leaves.pictures.count <= 1 && leaves.texts.count <= 1 && leaves.others.isEmpty
        let request = Self.font.request(in: context.environment)
        if keepsForm {
            node = Self.restyled(root, request)
            return
        }
        let kept = [leaves.pictures.first, leaves.texts.first].compactMap { $0 }
        context.session.report(
            .warning, "inline-content-dropped", at: context,
            "an inline accessory shows one image and one text: \(leaves.count - kept.count) other parts are not shown")
        let line = AnyLayout(HStackLayout(spacing: 4))
        node = Node(.stack(line), children: kept.map { Self.restyled($0, request) }, in: context)
    }

    private static func restyled(_ node: Node, _ font: FontRequest) -> Node {
        var node = node
        if case .text(var content) = node.kind {
            for index in content.runs.indices { content.runs[index].font = font }
            content.style.lineLimit = 1
            node.kind = .text(content)
        }
        node.children = node.children.map { restyled($0, font) }
        return node
    }

    private struct Leaves {
        var pictures: [Node] = []
        var texts: [Node] = []
        var others: [Node] = []

        var count: Int { pictures.count + texts.count + others.count }

        mutating func collect(_ node: Node) {
            switch node.kind {
            case .text: texts.append(node)
            case .picture: pictures.append(node)
            case .spacer: break
            case .viewThatFits: node.children.first.map { collect($0) }
            case .shape, .divider, .unsupported, .geometry: others.append(node)
            default: for child in node.children { collect(child) }
            }
        }
    }
}
