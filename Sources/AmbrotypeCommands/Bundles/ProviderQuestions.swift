import AmbrotypeWidgets
import Foundation

/// Asks an author's provider the system's three questions, in every family, at a pinned instant.
@MainActor struct ProviderQuestions {
    let source: EntrySource
    let families: [WidgetFamily]
    /// For messages.
    let widget: String
    /// What the clock says at each question.
    let moment: RenderMoment

    /// What one question gave, by family.
    typealias Answers = [WidgetFamily: WidgetEntry]

    /// Seconds a provider may take. The system gives a widget extension about as long (assumed).
    static let limit = AnswerLimit(seconds: 10) { try? await Task.sleep(for: .seconds(10)) }

    static func context(_ family: WidgetFamily, isPreview: Bool) -> TimelineProviderContext {
        let size = standardDevice?.widgetSize(family, os: 26) ?? .zero
        return TimelineProviderContext(family: family, isPreview: isPreview, displaySize: size)
    }

    private static let standardDevice = try? DeviceTable.load().defaultDevice

    func placeholder() -> Answers {
        PinnedClock.pin(moment.now, in: moment)
        return Dictionary(
            uniqueKeysWithValues: families.map {
                ($0, source.placeholder(in: Self.context($0, isPreview: false)))
            })
    }

    /// The entry of the widget gallery.
    func snapshot() async throws(SubjectFailure) -> Answers {
        var answers: Answers = [:]
        for family in families {
            answers[family] = try await asking {
                try await source.snapshot(in: Self.context(family, isPreview: true), limit: Self.limit)
            }
        }
        return answers
    }

    func timelines() async throws(SubjectFailure) -> [(family: WidgetFamily, timeline: WidgetTimeline)] {
        var answers: [(family: WidgetFamily, timeline: WidgetTimeline)] = []
        for family in families {
            let timeline = try await asking {
                try await source.timeline(in: Self.context(family, isPreview: false), limit: Self.limit)
            }
            answers.append((family, timeline))
        }
        return answers
    }

    private func asking<Value>(_ question: @MainActor () async throws -> Value) async throws(SubjectFailure) -> Value {
        // Between two answers other code may have had the clock.
        PinnedClock.pin(moment.now, in: moment)
        do { return try await question() } catch ProviderTrouble.tooLate(let call, let seconds) {
            throw SubjectFailure(lines: [
                "\(widget): \(call) gave no answer within \(Int(seconds)) seconds; call its completion on every path"
            ])
        } catch { throw SubjectFailure(lines: ["\(widget): \(error)"]) }
    }
}
