import Foundation
import Testing

/// Compares the sources with ARCHITECTURE.md. `ArchitectureRulesTests` shows that each of these can fail.
@Suite("Architecture")
struct ArchitectureTests {
    @Test("Every source file imports only what its module's row allows, and asks nothing of the outside")
    func sources() throws {
        let rules = ArchitectureRules(page: try Checkout.page())
        let files = try Checkout.swiftFiles(below: "Sources")
        #expect(!files.isEmpty)
        let violations = files.flatMap(rules.violations)
        #expect(violations.isEmpty, "\(violations.joined(separator: "\n"))")
    }

    @Test("Rows import lower floors only")
    func table() throws {
        let rules = ArchitectureRules(page: try Checkout.page())
        #expect(rules.page.modules.count > 15)
        #expect(rules.tableViolations.isEmpty, "\(rules.tableViolations.joined(separator: "\n"))")
    }

    @Test("Each exception from the rule about the outside gives a reason")
    func reasons() throws {
        let exceptions = try Checkout.page().exceptions
        #expect(!exceptions.isEmpty)
        #expect(exceptions.allSatisfy { $0.reason.count > 20 && !$0.calls.isEmpty })
    }

    @Test("A module of more than ten files opens with the file of its own name")
    func openings() throws {
        let paths = try Checkout.swiftFiles(below: "Sources").map(\.path).filter { $0.hasPrefix("Ambrotype") }
        let modules = Dictionary(grouping: paths) { String($0.prefix { $0 != "/" }) }.filter { $0.value.count > 10 }
        let silent = modules.filter { !$0.value.contains("\($0.key)/\($0.key).swift") }.keys.sorted()
        #expect(silent.isEmpty, "without an opening file: \(silent.joined(separator: ", "))")
    }

    @Test("No test looks behind a module's walls")
    func tests() throws {
        let files = try Checkout.swiftFiles(below: "Tests").filter { $0.code.contains("@testable import") }
        #expect(files.isEmpty, "\(files.map(\.path))")
    }
}
