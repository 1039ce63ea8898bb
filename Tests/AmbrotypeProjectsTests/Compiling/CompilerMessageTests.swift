import AmbrotypeProjects
import Testing

@Suite struct CompilerMessages {
    @Test func anExpressionThatTakesTooLongHasAdviceOfItsOwn() {
        let cause = CompileCause(
            "the compiler is unable to type-check this expression in reasonable time; try breaking up the expression")
        #expect(cause == .tooSlow)
        #expect(cause.advice.contains("break the body into smaller views"))
    }

    @Test func anErrorHasItsPlace() {
        let output =
            "/a b/Cup.swift:12:5: error: cannot find 'Mug' in scope\n  Mug()\n  ^~~\n/a b/Cup.swift:12:5: error: cannot find 'Mug' in scope\n"
        let errors = CompilerMessage.errors(in: output)
        #expect(
            errors == [CompilerMessage(file: "/a b/Cup.swift", line: 12, column: 5, text: "cannot find 'Mug' in scope")]
        )
        #expect(errors.first?.missingName == "Mug")
    }

    @Test(arguments: [
        ("no such module 'Kit'", CompileCause.moduleMissing), ("cannot find type 'Mug' in scope", .nameMissing),
        ("value of type 'Text' has no member 'fancy'", .memberMissing),
        ("incorrect argument label in call (have 'a:', expected 'b:')", .initializerDiffers),
        ("Objective-C interoperability is disabled", .objectiveC), ("something else", .other),
    ]) func aCauseIsReadFromTheWords(text: String, cause: CompileCause) {
        #expect(CompileCause(text) == cause)
    }

    @Test func aMissingNameMayBeAMissingImport() {
        #expect(CompileCause.nameMissing.advice.contains("import SwiftUI"))
    }
}
