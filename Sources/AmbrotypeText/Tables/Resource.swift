import AmbrotypeDrawing
import Foundation

/// Tables that come with the module. They are part of the build, so a missing or broken one is a broken build.
enum Resource {
    /// Bytes of a file in `Resources/`.
    static func data(_ name: String) -> Data {
        let url = Bundle.module.bundleURL.appendingPathComponent("Resources").appendingPathComponent(name)
        guard let data = try? Data(contentsOf: url, options: .alwaysMapped) else {
            preconditionFailure("the resource \(name) is missing beside the program: build again")
        }
        return data
    }

    /// What `read` makes of the file's JSON.
    static func read<T>(_ name: String, _ read: (TableValue) throws(TableValue.Trouble) -> T) -> T {
        do {
            return try read(TableValue(data(name)))
        } catch {
            preconditionFailure("the resource \(name) is broken: \(error.reason)")
        }
    }
}
