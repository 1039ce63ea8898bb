package import AmbrotypeActivities

extension StateShape {
    /// The shape that samples of one state have in common: a field that some of them lack, or hold nothing in, is optional.
    package init(samples: [[String: TemplateValue]]) {
        let names = Set(samples.flatMap(\.keys)).sorted()
        self.init(
            names.map { name in
                let values = samples.map { $0[name] ?? .null }
                let held = values.filter { !$0.isNull }
                return Field(name, Kind(samples: held), isOptional: held.count < values.count)
            })
    }
}

extension StateShape.Kind {
    /// What samples of one field are; `anything` where they differ or there is none.
    init(samples: [TemplateValue]) {
        let kinds = Set(samples.map(Word.init))
        switch kinds {
        case [.text]: self = .text
        case [.bool]: self = .bool
        case [.integer]: self = .integer
        case [.number], [.integer, .number]: self = .number
        case [.date]: self = .date
        case [.list]: self = .list(StateShape.Kind(samples: samples.flatMap { $0.list ?? [] }))
        case [.object]: self = .object(StateShape(samples: samples.compactMap(\.object)))
        default: self = .anything
        }
    }

    private enum Word: Hashable {
        case text, bool, integer, number, date, list, object, nothing

        init(_ value: TemplateValue) {
            switch value {
            case .null: self = .nothing
            case .bool: self = .bool
            case .integer: self = .integer
            case .number: self = .number
            case .string: self = .text
            case .date: self = .date
            case .list: self = .list
            case .object: self = .object
            }
        }
    }
}
