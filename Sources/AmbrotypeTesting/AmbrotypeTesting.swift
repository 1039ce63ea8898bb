// AmbrotypeTesting: goldens in Swift tests, with swift-snapshot-testing's call, folders and names, on Linux.
//
// In:  a view, a widget with an entry, or a Live Activity with a state; how it is shown; the caller's place.
// Out: nothing where the picture is the golden; else a failure at the caller's line, with the pictures attached.
//
// Reading order: `assertSnapshot` below, `SnapshotStrategy` and `SnapshotSurroundings` (how it is shown), `GoldenPlace` (where
// it lies), `FailureReport` (Swift Testing or XCTest).

import AmbrotypeCommands
public import AmbrotypeActivities
public import AmbrotypeTimelines
public import AmbrotypeViews
public import AmbrotypeWidgets
import Foundation

/// Asserts that a view looks as its golden does.
///
/// The golden is `__Snapshots__/<test file>/<test>.<name>.png` beside the test file. Where there is none it is written and the
/// test fails once, unless `record` says otherwise.
///
/// - Parameters:
///   - strategy: on a canvas of its own (`.image`), or as a widget's or a card's content (`.widget(.systemSmall)` …).
///   - name: tells this picture from others of the test; without it they are numbered. Parameterised tests need one.
///   - record: which goldens are written: nil takes `SNAPSHOT_TESTING_RECORD` or `AMBROTYPE_RECORD`, else `.missing`.
@MainActor public func assertSnapshot<Content: View>(
    of view: @autoclosure @escaping @MainActor () -> Content, as strategy: SnapshotStrategy = .image,
    named name: String? = nil, record: SnapshotRecordMode? = nil, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    let caller = Caller(fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
    caller.check(strategy.assertion(.view { AnyView(view()) }), named: name, record: record)
}

/// Asserts that a widget's entry looks as its golden does.
///
/// - Parameters:
///   - entry: of the type that the widget's provider makes; the picture stands at its date.
@MainActor public func assertSnapshot<W: Widget, Entry: TimelineEntry>(
    of widget: @autoclosure @MainActor () -> W, entry: Entry, as strategy: SnapshotStrategy,
    named name: String? = nil, record: SnapshotRecordMode? = nil, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    let caller = Caller(fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
    let widgets = describe(widget())
    for description in widgets {
        guard case .entries(let source)? = description.content, let shown = source.entry(entry) else { continue }
        var assertion = strategy.assertion(.view { shown.view() })
        assertion.date = entry.date
        assertion.adopt(description)
        return caller.check(assertion, named: name, record: record)
    }
    caller.fail("\(W.self) has no provider that makes \(Entry.self); hand over an entry of its provider's type.")
}

/// Asserts that a Live Activity's state looks as its golden does.
///
/// - Parameters:
///   - strategy: `.lockScreen` or `.island(.compact)`, `.minimal`, `.expanded`.
@MainActor public func assertSnapshot<W: Widget, Attributes: ActivityAttributes>(
    of widget: @autoclosure @MainActor () -> W, attributes: Attributes, state: Attributes.ContentState,
    isStale: Bool = false, as strategy: SnapshotStrategy, named name: String? = nil,
    record: SnapshotRecordMode? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    let caller = Caller(fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
    let widgets = describe(widget())
    for description in widgets {
        guard case .activity(let source)? = description.content,
            let views = source.views(attributes: attributes, state: state, isStale: isStale)
        else { continue }
        let content: PictureAssertion.Content = strategy.isIsland ? .island(views.island) : .view(views.lockScreen)
        var assertion = strategy.assertion(content)
        assertion.adopt(description)
        return caller.check(assertion, named: name, record: record)
    }
    caller.fail("\(W.self) has no Live Activity of \(Attributes.self).")
}

extension PictureAssertion {
    fileprivate mutating func adopt(_ description: WidgetDescription) {
        disablesContentMargins = description.disablesContentMargins
        isBackgroundRemovable = description.isBackgroundRemovable
    }
}
