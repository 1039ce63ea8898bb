import AmbrotypeTesting
import SwiftUI
import XCTest

/// The same call in an XCTest case: `async` where the method is the main actor's, or on the main thread, where methods run.
final class XCTestCaseTests: XCTestCase {
    @MainActor func testView() async {
        assertSnapshot(of: Text("Arriving").padding(), as: .image(width: 120))
    }

    func testOnTheMainThread() {
        MainActor.assumeIsolated { assertSnapshot(of: Text("Arriving").padding(), as: .image(width: 120)) }
    }
}
