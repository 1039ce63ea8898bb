/// A named set of settings and data for pictures, like one `#Preview`.
package struct TemplateSample: Sendable {
    package var name: String
    package var configuration: [String: TemplateValue]
    /// Members of `data` that this sample replaces.
    package var data: [JSONMember]
    /// Which entries of the timeline are pictures unless all are asked for; the first where nothing is said.
    package var shown: Shown

    package enum Shown: Equatable, Sendable {
        case all
        case indices([Int])
    }

    package func shows(_ index: Int) -> Bool {
        switch shown {
        case .all: true
        case .indices(let indices): indices.contains(index)
        }
    }
}
