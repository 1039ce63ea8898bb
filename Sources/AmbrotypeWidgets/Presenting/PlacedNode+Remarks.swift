import AmbrotypeViews
import Foundation

/// What the shell reads from a placed tree.
extension PlacedNode {
    /// Calls `body` with every annotation and the node that carries it, children before parents: the order in which a
    /// preference travels, so that a modifier applied later counts later.
    func forEachAnnotation(_ body: (Annotation, PlacedNode) -> Void) {
        for child in children { child.forEachAnnotation(body) }
        if case .annotation(let annotation) = node.kind { body(annotation, self) }
    }

    /// Every remark of a type, in that order.
    func remarks<Value: AnnotationValue>(_ type: Value.Type) -> [Value] {
        var found: [Value] = []
        forEachAnnotation { annotation, _ in
            if case .custom(let value) = annotation, let value = value as? Value { found.append(value) }
        }
        return found
    }

    /// Every `widgetURL`, in that order.
    var widgetURLs: [URL] {
        var found: [URL] = []
        forEachAnnotation { annotation, _ in
            if case .widgetURL(let url) = annotation { found.append(url) }
        }
        return found
    }

    /// The widget's container background: the one applied last, if there is any.
    var containerBackground: Node? {
        var found: Node?
        forEachAnnotation { annotation, _ in
            if case .containerBackground(.widget, let node) = annotation { found = node }
        }
        return found
    }
}
