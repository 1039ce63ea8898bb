import Foundation

/// Why a project cannot be read or built.
package enum ProjectTrouble: Error, Equatable {
    case unreadable(file: String, line: Int, expected: String)
    case fileMissing(String)
    case noTargets(String)
    case noSuchTarget(String, known: [String])
    case severalTargets([String], path: String)
    case noSources(target: String)
    case noCompiler(String)
    case noModules(searched: [String])
    case cannotBuildModules(String)
    case cannotWrite(String, reason: String)
    case badStub(String)
    case excludeFitsNothing(String, target: String)
    case badFixture(file: String, reason: String)

    /// One or more sentences for a person: what, where, how to mend.
    package var words: String {
        switch self {
        case .unreadable(let file, let line, let expected): "\(file):\(line): cannot be read: expected \(expected)"
        case .fileMissing(let path): "\(path) is not there"
        case .noTargets(let path):
            "\(path): no target with a widget or a preview found; a widget is a type that conforms to Widget or WidgetBundle"
        case .noSuchTarget(let name, let known):
            "--target \(name): there is no such target; the targets are \(known.joined(separator: ", "))"
        case .severalTargets(let names, let path):
            "\(path): several widget targets; choose one with --target: \(names.joined(separator: ", "))"
        case .noSources(let target): "target \(target) has no Swift file that is there"
        case .noCompiler(let tried):
            "no Swift compiler: \(tried); install the Swift 6.3 toolchain, or name swiftc in AMBROTYPE_SWIFTC"
        case .noModules(let searched):
            "the modules SwiftUI, WidgetKit, … of ambrotype are not beside the program; looked in "
                + searched.joined(separator: ", ")
                + "; name their folder in AMBROTYPE_MODULES, or run make build in the checkout"
        case .cannotBuildModules(let reason): "ambrotype's modules for Swift widgets could not be built: \(reason)"
        case .cannotWrite(let path, let reason): "\(path): cannot be written: \(reason)"
        case .badStub(let text): "--stub \(text): expected Name=folder, a module's name and the folder of its sources"
        case .excludeFitsNothing(let text, let target):
            "--exclude \(text): no Swift file of target \(target) or of the modules it imports is called so or lies in a folder of that name; ambrotype build --list-targets lists the files"
        case .badFixture(let file, let reason): "\(file): \(reason)"
        }
    }

    /// Whether the command line asked for something that is not there, and nothing was done.
    package var isUsage: Bool {
        switch self {
        case .noSuchTarget, .severalTargets, .badStub, .excludeFitsNothing: true
        default: false
        }
    }
}
