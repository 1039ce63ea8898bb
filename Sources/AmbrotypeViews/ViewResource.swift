package import Foundation

/// A table this module carries as JSON: system colours, text styles, materials. Each file states its units, sources and
/// how sure they are in its `about` entry.
package enum ViewResource: String, CaseIterable, Sendable {
    case colors
    case typography
    case materials

    /// The file's bytes, read anew on each call.
    ///
    /// - Throws: what Foundation throws when the resource bundle is missing beside the program.
    package func data() throws -> Data {
        let address = Bundle.module.bundleURL.appendingPathComponent("Resources/\(rawValue).json")
        return try Data(contentsOf: address)
    }
}
