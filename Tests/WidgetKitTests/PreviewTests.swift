import AmbrotypeCommands
import AmbrotypeWidgets
import Testing

@Suite("Previews") @MainActor
struct PreviewTests {
    @Test("Every preview of the program is found without a list, in the order of file and line, then providers by name")
    func found() {
        let names = FoundPreview.all().compactMap { preview -> String? in
            switch preview.declaration {
            case .macro(let type): type._fileID.hasPrefix("Cups/") ? "\(type._line)" : nil
            case .provider(let type): "\(type)".hasPrefix("CupView") ? "\(type)" : nil
            }
        }
        #expect(names == ["3", "20", "40", "CupView_Previews"])
    }

    private func preview(_ line: Int) throws -> _Preview {
        for case .macro(let type) in FoundPreview.all().map(\.declaration)
        where type._fileID.hasPrefix("Cups/") && type._line == line { return type._preview }
        throw Missing()
    }

    struct Missing: Error {}

    @Test("A preview with a timeline brings its widget, family and entries")
    func timeline() async throws {
        let preview = try preview(20)
        guard case .widget(let widgets, let family, let entries) = preview.content else { throw Missing() }
        #expect((preview.name, family) == ("Full", .systemSmall))
        #expect(widgets.map(\.kind) == ["Cup"])
        let context = TimelineProviderContext(family: .systemSmall, displaySize: .zero)
        let made = try await entries(context, AnswerLimit(seconds: 1) {})
        #expect(made.compactMap { ($0 as? CupEntry)?.cups } == [8, 9])
    }

    @Test("A preview with a provider asks it for the entries")
    func provider() async throws {
        guard case .widget(_, let family, let entries) = try preview(40).content else { throw Missing() }
        #expect(family == .systemMedium)
        let context = TimelineProviderContext(family: family, displaySize: .zero)
        let made = try await entries(context, AnswerLimit(seconds: 10) { try? await Task.sleep(for: .seconds(10)) })
        #expect(made.compactMap { ($0 as? CupEntry)?.cups } == [5])
    }

    @Test("A preview of a view alone keeps the size its author asks for")
    func view() throws {
        let preview = try preview(3)
        guard case .view(_, let layout) = preview.content else { throw Missing() }
        #expect(preview.name == nil)
        #expect(layout == .fixed(width: 200, height: 100))
    }
}
