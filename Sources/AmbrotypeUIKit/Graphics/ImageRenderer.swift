public import AmbrotypeCombine
import AmbrotypeDrawing
import AmbrotypeImages
public import AmbrotypeLayout
import AmbrotypeRaster
public import AmbrotypeViews
public import Foundation

/// A view as a picture.
///
/// Fonts, strings and pictures are those of the render that runs, or ran last; before any there is no picture.
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
    public var content: Content
    /// Pixels a point.
    public var scale: CGFloat = 1
    public var isOpaque = false
    public var proposedSize = ProposedViewSize.unspecified

    public init(content: Content) { self.content = content }

    public var uiImage: UIImage? { picture().map { UIImage(source: .made($0)) } }

    public var cgImage: CGImage? { picture().map(CGImage.init) }

    private func picture() -> MadePicture? {
        guard let session = RenderSession.latest else { return nil }
        var environment = ResolveContext.current?.environment ?? EnvironmentValues()
        environment.displayScale = scale
        let node = ResolveContext(environment: environment, session: session).resolveOne(content)
        let size = measure(node, proposal: proposedSize, session: session)
        guard size.width > 0, size.height > 0 else { return nil }
        let tree = place(node, in: CGRect(origin: .zero, size: size), session: session)
        return MadePicture(drawing: paint(tree, size: size), scale: scale)
    }
}
