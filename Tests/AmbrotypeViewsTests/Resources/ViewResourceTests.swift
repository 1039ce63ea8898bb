import AmbrotypeViews
import Foundation
import Testing

@Suite struct ViewResourceTests {
    func table(_ resource: ViewResource) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: resource.data()) as? [String: Any])
    }

    @Test("Every colour has a value from iOS 17 on, in light and dark, in range and with a source")
    func colors() throws {
        let table = try table(.colors)
        let colors = try #require(table["colors"] as? [String: [String: [String: Any]]])
        #expect(colors.count > 35)
        for (name, versions) in colors {
            #expect(versions["17"] != nil, "\(name)")
            for value in versions.values {
                for key in ["light", "dark"] {
                    let parts = try #require(value[key] as? [Double], "\(name) \(key)")
                    #expect(parts.count == 4 && parts[..<3].allSatisfy { 0...255 ~= $0 } && 0...1 ~= parts[3])
                }
                #expect((value["source"] as? [String])?.isEmpty == false && value["confidence"] is String)
            }
        }
        #expect(colors["systemBlue"]?["26"]?["light"] as? [Double] == [0, 136, 255, 1])
        #expect(colors["systemBlue"]?["17"]?["light"] as? [Double] == [0, 122, 255, 1])
    }

    @Test("Every text style has a size and a pitch in all twelve categories, growing with the category")
    func typography() throws {
        let table = try table(.typography)
        let categories = try #require(table["categories"] as? [String])
        let styles = try #require(table["styles"] as? [String: [String: Any]])
        #expect(categories.count == 12 && styles.count == 11)
        for (name, style) in styles {
            let sizes = try #require(style["sizes"] as? [String: [Double]])
            let row = categories.compactMap { sizes[$0] }
            #expect(row.count == 12, "\(name)")
            #expect(row.allSatisfy { $0.count == 2 && $0[1] > $0[0] })
            #expect(zip(row, row.dropFirst()).allSatisfy { $0[0] <= $1[0] && $0[1] <= $1[1] }, "\(name)")
        }
    }

    @Test("The materials' formula and recipes reproduce the flat samples within two of 255")
    func materials() throws {
        let table = try table(.materials)
        let recipes = try #require(table["recipes"] as? [String: [String: Any]])
        let samples = try #require(table["samples"] as? [[String: Any]])
        #expect(samples.count == 10)
        for sample in samples {
            let (name, scheme) = (
                try #require(sample["material"] as? String), try #require(sample["scheme"] as? String)
            )
            let recipe = try #require(recipes[name]?[scheme] as? [String: Any])
            for (key, gray) in [("overBlack", 0.0), ("overWhite", 1.0), ("overGray50", 0.5)] {
                let measured = try #require(sample[key] as? Double)
                #expect(abs(try plate(recipe, over: gray) * 255 - measured) <= 2.5, "\(scheme) \(name) \(key)")
            }
        }
    }

    /// The formula of `materials.json` for a gray backdrop, where saturation plays no part.
    func plate(_ recipe: [String: Any], over t: Double) throws -> Double {
        let v = try #require(recipe["luminanceValues"] as? [Double])
        let amount = try #require(recipe["luminanceAmount"] as? Double)
        let brightness = try #require(recipe["brightness"] as? Double)
        let u = 1 - t
        let curve = v[0] * u * u * u + 3 * v[1] * t * u * u + 3 * v[2] * t * t * u + v[3] * t * t * t
        return min(1, max(0, (1 - amount) * t + amount * curve + brightness))
    }
}
