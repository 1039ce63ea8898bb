import AmbrotypeDrawing
import AmbrotypeText
import AmbrotypeViews
import Foundation
import Testing

/// One session for all view tests; fonts come from the project's font folder.
@MainActor func testSession() throws -> RenderSession {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("fonts")
    return RenderSession(text: TextEngine(fonts: try FontLibrary(folder: folder)))
}

@MainActor func placed<V: View>(_ view: V, in size: CGSize, _ change: (inout EnvironmentValues) -> Void = { _ in })
    throws -> PlacedNode
{
    let session = try testSession()
    var environment = EnvironmentValues()
    change(&environment)
    let context = ResolveContext(environment: environment, session: session)
    return place(context.resolveOne(view), in: CGRect(origin: .zero, size: size), session: session)
}

extension PlacedNode {
    /// Frames of the leaves in drawing order.
    var leaves: [CGRect] { children.isEmpty ? [frame] : children.flatMap(\.leaves) }
}

@MainActor @Suite("Stacks of views")
struct StackTests {
    @Test("Three equal colours share a row less two gaps of 8")
    func thirds() throws {
        let row = HStack {
            Color.red
            Color.green
            Color.blue
        }
        let leaves = try placed(row, in: CGSize(width: 398, height: 100)).leaves
        #expect(leaves.map { ($0.width * 100).rounded() } == [12733, 12733, 12733])
        #expect(abs(leaves[1].minX - (127.333 + 8)) < 0.01)
    }

    @Test("A row runs from the right in a right-to-left layout")
    func mirrored() throws {
        let row = HStack(spacing: 0) {
            Color.red.frame(width: 10)
            Color.blue.frame(width: 30)
        }
        let leaves = try placed(row, in: CGSize(width: 40, height: 10)) { $0.layoutDirection = .rightToLeft }.leaves
        #expect(leaves.map(\.minX) == [30, 0])
    }

    @Test("A view reads the environment set above it, in its body and in a closure")
    func environment() throws {
        struct Reader: View {
            @Environment(\.colorScheme) var scheme
            var body: some View {
                GeometryReader { _ in Color.red.frame(width: scheme == .dark ? 20 : 10, height: 5) }
            }
        }
        let view = Reader().environment(\.colorScheme, .dark)
        #expect(try placed(view, in: CGSize(width: 100, height: 100)).leaves[0].width == 20)
    }

    @Test("A path, and a shape that begins at (0, 0), stand in their own frame")
    func shapeCoordinates() throws {
        struct Corner: Shape {
            func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height)) }
        }
        let view = VStack(spacing: 0) {
            Color.red.frame(height: 50)
            Path(CGRect(x: 10, y: 5, width: 20, height: 20)).fill(.red).frame(height: 30)
            Corner().fill(.red).frame(width: 40, height: 20)
            Canvas { context, _ in
                context.translateBy(x: 5, y: 0)
                context.fill(Path(CGRect(x: 10, y: 5, width: 20, height: 20)), with: .color(.red))
            }
        }
        let size = CGSize(width: 100, height: 140)
        let bounds = paint(try placed(view, in: size), size: size).items.compactMap(Self.bounds)
        #expect(
            bounds == [
                CGRect(x: 0, y: 0, width: 100, height: 50), CGRect(x: 10, y: 55, width: 20, height: 20),
                CGRect(x: 30, y: 80, width: 20, height: 20), CGRect(x: 15, y: 105, width: 20, height: 20),
            ])
    }

    /// What an item fills, a group's map applied; a group here has one item.
    private static func bounds(_ item: DisplayItem) -> CGRect? {
        switch item {
        case .fill(let path, _, _): path.boundingRect
        case .group(let group): group.items.first.flatMap(bounds)?.applying(group.transform)
        default: nil
        }
    }

    @Test("Of several views that may fit the first whose own size has room is shown, and it alone; else the last")
    func viewThatFits() throws {
        func widths(_ width: CGFloat) throws -> [CGFloat] {
            let view = VStack {
                ViewThatFits {
                    Color.red.frame(width: 80, height: 10)
                    Color.red.frame(width: 50, height: 10)
                    Color.red.frame(width: 20, height: 10)
                }
            }
            return try placed(view, in: CGSize(width: width, height: 40)).leaves.map(\.width)
        }
        #expect(try widths(100) == [80])
        #expect(try widths(60) == [50])
        #expect(try widths(10) == [20])
        let sentence = ViewThatFits {
            Text(verbatim: "A sentence that is longer than its place")
            Text(verbatim: "Short")
        }
        let tree = try placed(sentence, in: CGSize(width: 120, height: 100))
        #expect(tree.leaves.count == 1 && tree.leaves[0].width < 60)
    }

    @Test("Text and what lies around it make a display list with the text's outline in it")
    func textOutline() throws {
        let tree = try placed(Text(verbatim: "Hi").padding(), in: CGSize(width: 100, height: 50))
        let list = paint(tree, size: CGSize(width: 100, height: 50))
        #expect(list.items.contains { if case .fill(let path, _, _) = $0 { !path.isEmpty } else { false } })
    }
}
