import AmbrotypeText
import AmbrotypeViews
import Foundation
import SwiftUI
import Testing

/// The views of this folder hold one use of every name that two or more of the counted widget extensions use. They compile, or this
/// target does not; here they are drawn too, so that none of them stops a render.
@Suite("Names of the census") @MainActor
struct CensusTests {
    private func placed<V: View>(_ view: V) throws -> (PlacedNode, [String]) {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("fonts")
        let session = RenderSession(text: TextEngine(fonts: try FontLibrary(folder: folder)))
        let node = ResolveContext(environment: EnvironmentValues(), session: session).resolveOne(view)
        let tree = place(node, in: CGRect(x: 0, y: 0, width: 360, height: 380), session: session)
        _ = paint(tree, size: CGSize(width: 360, height: 380))
        return (tree, session.diagnostics.map(\.code))
    }

    @Test("Layout, looks, texts and what does not move are placed and painted")
    func modifiers() throws {
        for view in [
            AnyView(CensusLayout()), AnyView(CensusLooks()), AnyView(CensusTexts()), AnyView(CensusStillness()),
        ] {
            let (tree, _) = try placed(view)
            #expect(!tree.children.isEmpty)
        }
    }

    @Test("What a widget cannot show is named, and nothing else is refused")
    func views() throws {
        let (_, codes) = try placed(CensusViews())
        #expect(codes.filter { $0 == "unsupported-view" }.count == 1)
        #expect(codes.contains("async-image"))
    }

    @Test("Widget modifiers and observed models are placed")
    func widgets() throws {
        #expect(try !placed(CensusWidgets()).0.children.isEmpty)
        #expect(try !placed(CensusOwner(text: .constant("a"))).0.children.isEmpty)
    }
}
