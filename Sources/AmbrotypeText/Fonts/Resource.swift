import Foundation

/// Tables that come with the module.
enum Resource {
    /// Bytes of a file in `Resources/`. They are part of the build, so a missing one is a broken build.
    static func data(_ name: String) -> Data {
        let url = Bundle.module.bundleURL.appendingPathComponent("Resources").appendingPathComponent(name)
        guard let data = try? Data(contentsOf: url, options: .alwaysMapped) else {
            preconditionFailure("the resource \(name) is missing beside the program: build again")
        }
        return data
    }
}
