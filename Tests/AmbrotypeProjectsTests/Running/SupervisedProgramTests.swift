import AmbrotypeProjects
import Foundation
import Testing

@Suite struct SupervisedPrograms {
    private func run(_ script: String, _ limits: ProgramLimits = ProgramLimits(silence: 20)) -> SupervisedResult {
        SupervisedProgram.run(
            URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", script], environment: ["PATH": "/usr/bin:/bin"],
            limits: limits)
    }

    @Test func theToolsWordsAndTheAuthorsAreApart() {
        let result = run("echo chatter; echo words >&3; echo trouble >&4; exit 6")
        #expect(result.ending == .code(6))
        #expect(String(decoding: result.out, as: UTF8.self) == "words\n")
        #expect(String(decoding: result.err, as: UTF8.self) == "trouble\n")
        #expect(result.chatter == "chatter\n")
    }

    @Test func theStepOfAProgramThatDiesIsKnown() {
        let result = run("echo First >&5; echo Second >&5; kill -SEGV $$")
        #expect(result.ending == .signal(11))
        #expect(result.step == "Second")
    }

    @Test func anEmptyLineEndsTheSteps() {
        #expect(run("echo First >&5; echo >&5").step == nil)
    }

    @Test func silenceEndsAProgram() {
        let result = run("echo Loop >&5; sleep 600", ProgramLimits(silence: 0.2))
        #expect(result.ending == .silence(seconds: 0.2))
        #expect(result.step == "Loop")
    }

    @Test func endlessChatterEndsAProgram() {
        #expect(run("yes", ProgramLimits(silence: 20, chatter: 100_000)).ending == .chatter(bytes: 100_000))
    }

    @Test func aProgramThatIsNotThereIsNotStarted() {
        let result = SupervisedProgram.run(
            URL(fileURLWithPath: "/nowhere/program"), arguments: [], environment: [:], limits: ProgramLimits())
        guard case .notStarted = result.ending else {
            Issue.record("\(result.ending)")
            return
        }
    }
}
