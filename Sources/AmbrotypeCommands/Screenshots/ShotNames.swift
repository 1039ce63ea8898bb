import AmbrotypeDrawing
import AmbrotypeStorefront
import AmbrotypeTemplates
import AmbrotypeWidgets

/// The languages, devices and brands that shots are told apart by: a name that there is not would pass unseen, because it
/// never fits.
@MainActor struct ShotNames {
    let project: StorefrontProject
    let devices: DeviceTable

    /// Names in `only` and in the tables of overrides that are no language, device or brand.
    var issues: [TemplateIssue] {
        let documents = [project.config.defaults].compactMap { $0 } + project.config.shots.map(\.value)
        return documents.flatMap { document in
            known.flatMap { table in
                let listed = (document["only"]?[table.member]?.array ?? []).compactMap { element in
                    element.string.map { ($0, element.place) }
                }
                let keys = (document[table.member]?.members ?? []).map { ($0.key, $0.keyPlace) }
                return (listed + keys).filter { !table.names.contains($0.0) }.map { name, place in
                    TemplateIssue(
                        .unknownName(name, kind: table.kind, near: nearestNames(to: name, among: table.names)),
                        at: place)
                }
            }
        }
    }

    private var known: [(member: String, kind: NameKind, names: [String])] {
        let store = project.tables.store
        let languages = Set(store.languages + store.languages.map { String($0.prefix { $0 != "-" }) }).sorted()
        return [
            ("locales", .language, languages),
            ("devices", .device, ["iphone", "ipad"] + store.classes.map(\.id) + devices.devices.map(\.id)),
            ("brands", .brand, project.config.brands.map(\.name)),
        ]
    }
}
