import Foundation

/// The rules of ARCHITECTURE.md that a program can check. Each answers with sentences that name what breaks it.
struct ArchitectureRules {
    var page: ArchitecturePage

    /// Calls that ask the clock, the environment, the host's locale, the file system or chance.
    static let outside = [
        "Date()", "Date.now", "= .now", "ContinuousClock", "SuspendingClock", "DispatchTime.now", "clock_gettime",
        "ProcessInfo", "getenv", "Locale.current", "Locale.autoupdatingCurrent", "TimeZone.current",
        "TimeZone.autoupdatingCurrent", "Calendar.current", "Calendar.autoupdatingCurrent", "= .current",
        "= .autoupdatingCurrent", "FileManager", "FileHandle", "Data(contentsOf", "String(contentsOf", "fopen(",
        "Bundle.main", "Bundle.module", "UUID()", ".random(in:", ".randomElement()", ".shuffled()",
        "SystemRandomNumberGenerator",
    ]

    func violations(in file: SourceFile) -> [String] {
        guard let module = page.module(file.module) else {
            return ["\(file.path): the module \(file.module) is not in ARCHITECTURE.md"]
        }
        return importViolations(in: file, module) + outsideViolations(in: file, module)
    }

    private func importViolations(in file: SourceFile, _ module: ArchitecturePage.Module) -> [String] {
        var found = file.imports.filter { $0 != module.name && !allows($0, module) }
            .map { "\(file.path): \(file.module) may not import \($0)" }
        if file.code.contains("@testable") { found.append("\(file.path): @testable") }
        return found
    }

    private func allows(_ name: String, _ module: ArchitecturePage.Module) -> Bool {
        module.imports.contains(name) || (ArchitecturePage.isC(name) && module.imports.contains("C*"))
    }

    /// Only the engine's floors, 1 to 7, are bound: facades and tool are the outside.
    private func outsideViolations(in file: SourceFile, _ module: ArchitecturePage.Module) -> [String] {
        guard (1...7).contains(module.floor) else { return [] }
        let allowed = Set(page.exceptions.filter { covers($0, file) }.flatMap(\.calls))
        let code = file.code
        return Self.outside.filter { !allowed.contains($0) && Self.uses($0, in: code) }
            .map { "\(file.path): \($0) reaches outside; hand the value down, or give the reason in ARCHITECTURE.md" }
    }

    private func covers(_ exception: ArchitecturePage.Exception, _ file: SourceFile) -> Bool {
        file.path == exception.place || file.path.hasPrefix(exception.place + "/")
    }

    /// Whether `call` stands in the code as a whole word: `ValueDate()` is not `Date()`.
    static func uses(_ call: String, in code: String) -> Bool {
        var start = code.startIndex
        while let range = code.range(of: call, range: start..<code.endIndex) {
            let before = range.lowerBound == code.startIndex ? " " : code[code.index(before: range.lowerBound)]
            let after = range.upperBound == code.endIndex ? " " : code[range.upperBound]
            let open = call.last?.isLetter == true && (after.isLetter || after.isNumber || after == "_")
            let inside = call.first?.isLetter == true && (before.isLetter || before.isNumber || before == "_")
            if !open && !inside { return true }
            start = range.upperBound
        }
        return false
    }

    /// The tables themselves: every engine module a row may import stands on a lower floor and has a row.
    var tableViolations: [String] {
        page.modules.flatMap { module in
            module.imports.sorted().compactMap { name in
                guard name.hasPrefix("Ambrotype") || ArchitecturePage.isC(name) || name == "C*" else { return nil }
                guard let other = page.module(name) else { return "\(module.name): \(name) has no row" }
                return other.floor < module.floor ? nil : "\(module.name): \(name) is not on a lower floor"
            }
        }
    }
}
