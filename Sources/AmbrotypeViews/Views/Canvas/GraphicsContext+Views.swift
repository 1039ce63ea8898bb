public import AmbrotypeGeometry
public import Foundation

// Texts and pictures of a canvas: measured by the layout engine, then placed.

extension GraphicsContext {
    /// A text whose size can be asked for.
    public struct ResolvedText {
        /// What the letters are filled with.
        public var shading = Shading.foreground
        let text: Text
        let context: ResolveContext

        public func measure(in size: CGSize) -> CGSize {
            GraphicsContext.size(of: text, in: size, context)
        }
    }

    /// A picture whose size can be asked for.
    public struct ResolvedImage {
        /// Points.
        public let size: CGSize
        public let baseline: CGFloat
        /// What a symbol or template picture is filled with.
        public var shading: Shading?
        let image: Image
    }

    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text, context: context) }

    public func resolve(_ image: Image) -> ResolvedImage {
        let size = Self.size(of: image, in: CGSize(width: CGFloat.infinity, height: CGFloat.infinity), context)
        return ResolvedImage(size: size, baseline: size.height, image: image)
    }

    public func draw(_ text: ResolvedText, in rect: CGRect) {
        let (words, shading) = (text.text, text.shading)
        record(.view({ AnyView(words.foregroundStyle(shading.style(in: rect.size))) }, rect))
    }

    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = text.measure(in: CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
        draw(text, in: Self.rect(size, at: point, anchor))
    }

    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        let (picture, shading) = (image.image.resizable(), image.shading)
        record(
            .view(
                {
                    guard let shading else { return AnyView(picture) }
                    return AnyView(picture.foregroundStyle(shading.style(in: rect.size)))
                }, rect))
    }

    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: Self.rect(image.size, at: point, anchor))
    }

    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    private static func rect(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
        CGRect(
            x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
            height: size.height)
    }

    /// A renderer runs where views are resolved, on the main actor, whatever its own declaration says.
    private static func size<Content: View & Sendable>(
        of view: Content, in size: CGSize, _ context: ResolveContext
    ) -> CGSize {
        let proposal = ProposedViewSize(
            width: size.width.isFinite ? size.width : nil, height: size.height.isFinite ? size.height : nil)
        nonisolated(unsafe) let context = context
        return MainActor.assumeIsolated {
            measure(context.resolveOne(view), proposal: proposal, session: context.session)
        }
    }
}
