/// The records of a run while it goes on, in few bytes each, so that a run of thousands of pictures needs no more memory at
/// its end than at its beginning.
///
/// Of a picture that needs no look only figures are kept; what its plan says as well is put into the record again when
/// the records are asked for. Every other record is kept whole.
package struct RecordLedger {
    /// What a picture's plan knows of its record.
    package struct Plan {
        package var name: SnapshotName
        package var context: SceneContext
        /// Pixels a point.
        package var scale: Double
        package var source: SourcePlace?

        package init(name: SnapshotName, context: SceneContext, scale: Double, source: SourcePlace?) {
            (self.name, self.context, self.scale, self.source) = (name, context, scale, source)
        }
    }

    /// What the plan does not know.
    private struct Figures {
        var picture: Int
        var type: SnapshotRecord.Kind
        var message: String
        var width: Int?
        var height: Int?
        var memory: MemoryFigures?
    }

    private let run: SnapshotRun
    private var figures: [Figures] = []
    private var whole: [SnapshotRecord] = []

    package init(_ run: SnapshotRun) { self.run = run }

    /// - Parameter picture: its number, by which `records` asks for the plan again.
    package mutating func add(_ record: SnapshotRecord, of plan: Plan, picture: Int) {
        let brief = Figures(
            picture: picture, type: record.type, message: record.message, width: record.width, height: record.height,
            memory: record.memory)
        if self.record(brief, plan) == record { figures.append(brief) } else { whole.append(record) }
    }

    /// All that were added, in no order.
    package func records(plan: (Int) -> Plan) -> [SnapshotRecord] {
        whole + figures.map { record($0, plan($0.picture)) }
    }

    private func record(_ figures: Figures, _ plan: Plan) -> SnapshotRecord {
        var record = run.plainRecord(plan.name, figures.type, figures.message)
        (record.width, record.height, record.memory) = (figures.width, figures.height, figures.memory)
        (record.context, record.scale, record.source) = (plan.context, plan.scale, plan.source)
        return record
    }
}

extension SnapshotRun {
    /// A record of a picture that was compared with its golden, or of one whose golden was made, before anything is known
    /// of a difference.
    func plainRecord(_ name: SnapshotName, _ type: SnapshotRecord.Kind, _ message: String) -> SnapshotRecord {
        var record = SnapshotRecord(name: name, type: type, message: message)
        switch kind {
        case .pictures:
            record.golden = store.shown(store.picturePath(name))
            record.threshold = .init(rules.settings(for: name))
        case .hashes: record.golden = store.shown(store.hashesPath)
        }
        return record
    }
}
