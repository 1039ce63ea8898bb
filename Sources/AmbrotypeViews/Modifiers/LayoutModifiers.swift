public import Foundation

extension View {
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        nodeModifier("frame") { node, context in
            Node(.frame(.fixed(width: width, height: height, alignment: alignment)), around: node, in: context)
        }
    }

    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        nodeModifier("frame") { node, context in
            Node(
                .frame(
                    .flexible(
                        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment)),
                around: node, in: context)
        }
    }

    @available(*, deprecated, message: "pass one or more parameters")
    public func frame() -> some View { frame(width: nil, height: nil, alignment: .center) }

    public func padding(_ insets: EdgeInsets) -> some View {
        nodeModifier("padding") { node, context in Node(.padding(insets), around: node, in: context) }
    }

    /// 16 points where no length is given: measured on Apple's renderer.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(EdgeInsets(length ?? 16, edges: edges))
    }

    public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        nodeModifier("fixedSize") { node, context in
            Node(.fixedSize(horizontal: horizontal, vertical: vertical), around: node, in: context)
        }
    }

    public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        nodeModifier("aspectRatio") { node, context in
            Node(.aspectRatio(aspectRatio, contentMode: contentMode), around: node, in: context)
        }
    }

    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    public func offset(_ offset: CGSize) -> some View {
        nodeModifier("offset") { node, context in Node(.offset(offset), around: node, in: context) }
    }

    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }

    public func position(_ position: CGPoint) -> some View {
        nodeModifier("position") { node, context in Node(.position(position), around: node, in: context) }
    }

    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }

    public func layoutPriority(_ value: Double) -> some View {
        nodeModifier("layoutPriority") { node, _ in
            var node = node
            node.traits.layoutPriority = value
            return node
        }
    }

    public func zIndex(_ value: Double) -> some View {
        nodeModifier("zIndex") { node, _ in
            var node = node
            node.traits.zIndex = value
            return node
        }
    }

    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        nodeModifier("layoutValue") { node, _ in
            var node = node
            node.traits.layoutValues[ObjectIdentifier(key)] = value
            return node
        }
    }

    public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        nodeModifier("alignmentGuide") { node, context in
            Node(
                .alignmentGuide(AlignmentGuideContent(guide: .horizontal(guide), compute: computeValue)),
                around: node, in: context)
        }
    }

    public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        nodeModifier("alignmentGuide") { node, context in
            Node(
                .alignmentGuide(AlignmentGuideContent(guide: .vertical(guide), compute: computeValue)),
                around: node, in: context)
        }
    }

    /// Of no effect in a widget, whose content already reaches the edges of its margins.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }

    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
}

public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all: SafeAreaRegions = [.container, .keyboard]
}
