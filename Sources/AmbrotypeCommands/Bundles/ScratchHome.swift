import Foundation
import Glibc

/// A home folder of its own for an author's code, so that what it keeps in UserDefaults and caches neither comes from an
/// earlier run nor outlives this one.
///
/// Foundation looks for its folders once, before any code of the program runs. So the program starts itself anew with the
/// variables set, which takes some 20 ms; whoever starts it with `AMBROTYPE_HOME` set has made a home already.
enum ScratchHome {
    static let variable = "AMBROTYPE_HOME"

    /// Returns in the program that has its home; does not return in the one that had none.
    static func enter(_ outside: Outside) {
        guard outside.environment[variable] == nil, let program = outside.program else { return }
        var template = Array((NSTemporaryDirectory() + "/ambrotype-home-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else { return }
        let home = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        for (name, value) in [
            (variable, home), ("HOME", home), ("XDG_CONFIG_HOME", home + "/config"), ("TZ", "UTC"), ("LC_ALL", "C"),
        ] { setenv(name, value, 1) }
        var arguments: [UnsafeMutablePointer<CChar>?] = CommandLine.arguments.map { strdup($0) } + [nil]
        execv(program.path, &arguments)
        rmdir(home)
    }

    /// Takes the home away that `enter` made.
    static func leave(_ outside: Outside) {
        guard let home = outside.environment[variable], home.contains("/ambrotype-home-") else { return }
        try? FileManager.default.removeItem(atPath: home)
    }
}
