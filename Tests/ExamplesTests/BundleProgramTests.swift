import Foundation
import Testing

/// A compiled bundle as a program.
@Suite("Program of a bundle", .serialized)
struct BundleProgramTests {
    private let run = ExampleRun()

    @Test("Another zone, language and hour of the machine change nothing")
    func surroundings() throws {
        for (folder, environment) in [
            ("one", ["TZ": "Pacific/Auckland", "LANG": "ja_JP.UTF-8"]), ("two", ["TZ": "UTC", "LC_ALL": "C"]),
        ] {
            let out = run.folder.appendingPathComponent(folder).path
            let result = try run.run(
                "Wallpapers", ["render", "-o", out, "--entry", "all", "--family", "medium,rectangular"],
                resources: "wallpaper-lock", environment: environment)
            #expect(result.code != 2, "\(result.errors)")
        }
        let path = "WallpaperLockWidget/accessoryRectangular.entry-2.vibrant.en.png"
        let picture = try #require(run.bytes("one/" + path))
        #expect(picture == run.bytes("two/" + path))
        #expect(try manifest("one") == manifest("two"))
    }

    private func manifest(_ folder: String) throws -> Data { try #require(run.bytes(folder + "/manifest.json")) }

    @Test("A widget nobody has is answered with the nearest name")
    func unknown() throws {
        let result = try run.run("Wallpapers", ["render", "WallpaperHomeWidgt", "-o", run.folder.path])
        #expect(result.code != 0)
        #expect(result.errors.contains("WallpaperHomeWidget"))
    }

    @Test("A category nobody has is answered with the parameter's name")
    func badChoice() throws {
        let result = try run.run(
            "Wallpapers", ["render", "WallpaperHomeWidget", "--set", "category=moon", "-o", run.folder.path],
            resources: "wallpaper-home")
        #expect(result.code != 0)
        #expect(result.errors.contains("--set category=moon"))
    }
}
