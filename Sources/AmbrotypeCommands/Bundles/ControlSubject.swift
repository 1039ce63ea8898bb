import AmbrotypeRendering
import AmbrotypeViews
import AmbrotypeWidgets
import Foundation

/// A person's control as tiles of Control Center: as its gallery shows it and as it stands now, small and wide.
@MainActor struct ControlSubject: CompiledSubject {
    var name: String
    let source: ControlSource
    let resources: BundleResources
    var supervision: Supervision?

    var presentations: [SubjectPresentation] { [.canvas] }
    var parameterNames: [String] { Choices.names(of: source.configuration) }

    private struct Shown {
        let tile: ControlTile
        let size: ControlTileView.Size
    }

    func timelines(in moment: RenderMoment) async throws(SubjectFailure) -> [SubjectTimeline] {
        supervision?.step(name)
        PinnedClock.pin(moment.now, in: moment)
        SharedSurroundings.pin(moment, resources)
        try await Choices.fill(source.configuration, from: moment.configuration, widget: name)
        let current: ControlTile
        do { current = try await source.current() } catch {
            throw SubjectFailure(lines: ["\(name): the control's provider failed: \(error)"])
        }
        let entries = [("preview", source.preview()), ("current", current)].flatMap { name, tile in
            ControlTileView.Size.allCases.map { size in
                SubjectEntry(
                    name: "\(name)-\(size.rawValue)", date: moment.now, isShown: true, isPlaceholder: false,
                    payload: Shown(tile: tile, size: size))
            }
        }
        return [SubjectTimeline(sample: "", entries: entries, policy: .never)]
    }

    /// The tile on a dark ground, since Control Center is one.
    func content(of entry: SubjectEntry, in scene: SubjectScene) throws(SubjectFailure) -> SubjectContent {
        guard let shown = entry.payload as? Shown else {
            throw SubjectFailure(lines: ["\(name): \(entry.name) belongs to something else"])
        }
        let view = ControlTileView(shown.tile, size: shown.size).padding(12).background(Color(white: 0.16))
        return SubjectContent(.canvas(AnyView(view), width: nil, height: nil))
    }
}
