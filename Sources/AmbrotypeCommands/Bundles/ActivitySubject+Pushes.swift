import AmbrotypeActivities
import AmbrotypeWidgets
import Foundation

/// Pushes and scenarios are decoded into the author's own types, by a plain JSON decoder as the system does.
extension ActivitySubject: SubjectActivity {
    var activity: (any SubjectActivity)? { self }
    var attributesName: String? { source.attributesName }

    func problems(in part: PartToFit, at moment: RenderMoment) -> [PayloadProblem] {
        do {
            let read = try decoded(part)
            return part.part.unread(by: try PayloadPart(read.encoded), at: part.pointer)
        } catch let error as DecodingError {
            return part.part.problems(of: error, at: part.pointer)
        } catch {
            let kind = PayloadProblem.Kind.refused("\(error)")
            return [PayloadProblem(pointer: part.pointer, kind: kind, isFatal: true)]
        }
    }

    private func decoded(_ part: PartToFit) throws -> (value: Any, encoded: Data) {
        switch part.kind {
        case .attributes: try source.attributes(part.part.json)
        case .state: try source.state(part.part.json)
        }
    }

    func entry(of look: ActivityLook, in moment: RenderMoment) throws(SubjectFailure) -> SubjectEntry {
        let isStale = look.phase == .stale || look.staleDate.map { $0 <= look.date } ?? false
        do {
            guard
                let attributes = try look.attributes.map({ try source.attributes($0.json).value })
                    ?? fixtures.first?.attributes
            else {
                throw SubjectFailure(lines: ["\(name): no start has come with attributes, and no preview has some"])
            }
            let fixture = ActivityFixture(
                name: look.name, attributes: attributes, state: try source.state(look.state.json).value,
                isStale: isStale)
            return SubjectEntry(name: look.name, date: look.date, isShown: true, isPlaceholder: false, payload: fixture)
        } catch let error as SubjectFailure { throw error } catch {
            throw SubjectFailure(lines: ["\(name): \(look.name) does not decode: \(error)"])
        }
    }
}
