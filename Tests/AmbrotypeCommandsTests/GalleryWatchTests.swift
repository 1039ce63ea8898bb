import AmbrotypeCommands
import Foundation
import Testing

/// What a watched gallery draws again, counted; `PageTests` look at the page that follows.
@MainActor @Suite("gallery --watch", .serialized)
struct GalleryWatchTests {
    /// A text on both families, a picture on the medium one: each in light, dark and accented.
    private static func template(small: String = "One", medium: String = "Two") -> String {
        """
        {
          "kind": "widget", "families": ["systemSmall", "systemMedium"], "languages": ["en"], "containerBackground": "background",
          "bodies": {
            "systemSmall": {"Text": {"verbatim": "\(small)"}},
            "systemMedium": {"HStack": {}, "content": [{"Text": {"verbatim": "\(medium)"}}, {"Image": "Photo", "modifiers": ["resizable", {"frame": {"width": 40, "height": 40}}]}]}
          }
        }
        """
    }

    private static let images =
        #"{"images": [{"filename": "photo.png", "idiom": "universal"}], "info": {"author": "xcode", "version": 1}}"#
    private static let set = "templates/cup/Assets.xcassets/Photo.imageset/"

    private func project() async throws -> Project {
        let project = try Project()
        _ = await project.run("render", "templates", "--scale", "1", "--out", "pictures")
        try FileManager.default.removeItem(at: project.scratch.url.appendingPathComponent("templates/commute"))
        try project.scratch.write(Self.images, to: Self.set + "Contents.json")
        try copy("light", in: project)
        try project.scratch.write(Self.template(), to: "templates/cup/template.json")
        return project
    }

    private func copy(_ look: String, in project: Project) throws {
        let data = try #require(project.scratch.data("pictures/commute/systemSmall.first.\(look).en.png"))
        try data.write(to: project.scratch.url.appendingPathComponent(Self.set + "photo.png"), options: .atomic)
    }

    private func latest(_ project: Project) -> Int? {
        project.scratch.data("gallery/changes/latest.js").flatMap {
            Int(String(decoding: $0, as: UTF8.self).filter(\.isNumber))
        }
    }

    /// Saves something and waits until so many changes are published.
    @MainActor private struct Saving {
        var project: Project
        var latest: @MainActor () -> Int?

        func callAsFunction(_ changes: Int, _ save: @MainActor () throws -> Void) async throws {
            let now = latest() ?? 0
            try save()
            try await wait(now + changes)
        }

        func wait(_ sequence: Int) async throws {
            for _ in 0..<2400
            where (latest() ?? 0) < sequence || project.scratch.data("gallery/index.html") == nil {
                try await Task.sleep(for: .milliseconds(25))
            }
            try #require(latest() == sequence)
        }
    }

    /// Watches while `body` saves files, and says what the tool printed then.
    private func watching(
        _ project: Project, _ body: @MainActor (_ save: Saving) async throws -> Void
    ) async throws -> ToolRun {
        let watch = Task { await project.run("gallery", "templates", "--watch") }
        let save = Saving(project: project) { latest(project) }
        do {
            try await save.wait(1)
            // The page stands; from here on changes are noticed.
            try await Task.sleep(for: .milliseconds(100))
            try await body(save)
        } catch {
            watch.cancel()
            _ = await watch.value
            throw error
        }
        watch.cancel()
        return await watch.value
    }

    @Test(
        "Only what shows otherwise is drawn again: a family's text, a saved picture where it is shown, nothing for blanks"
    )
    func counts() async throws {
        let project = try await project()
        let run = try await watching(project) { save in
            try await save(1) {
                try project.scratch.write(Self.template(small: "Three"), to: "templates/cup/template.json")
            }
            try await save(1) { try self.copy("dark", in: project) }
            try await save(1) {
                try project.scratch.write(Self.template(small: "Three") + "\n\n", to: "templates/cup/template.json")
            }
        }
        let told = run.out.split(separator: "\n").filter { $0.hasPrefix("cup:") }
        #expect(
            told == [
                // Tinted, a picture shows its outline alone.
                "cup: 3 of 6 pictures drawn again, 3 changed", "cup: 3 of 6 pictures drawn again, 2 changed",
                "cup: 0 of 6 pictures drawn again, 0 changed",
            ], "\(run.err)")
    }

    @Test("The first pictures of a change are shown before the rest, and each picture's bytes go to the page once")
    func pieces() async throws {
        let project = try await project()
        let run = try await watching(project) { save in
            try await save(2) {
                try project.scratch.write(
                    Self.template(small: "Three", medium: "Four"), to: "templates/cup/template.json")
            }
        }
        #expect(run.out.contains("cup: 6 of 6 pictures drawn again, 6 changed"), "\(run.out)\(run.err)")
        let counts = try [2, 3].map { number in
            let script = String(
                decoding: try #require(project.scratch.data("gallery/changes/\(number).js")), as: UTF8.self)
            let json = script.dropFirst("ambrotypeChange(".count).dropLast(");\n".count)
            let change = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
            return [(change["images"] as? [String: Any])?.count, (change["pictures"] as? [Any])?.count]
        }
        #expect(counts == [[4, 6], [2, 6]])
    }

    @Test("A new template is hung, one that is gone is taken down")
    func comingAndGoing() async throws {
        let project = try await project()
        let run = try await watching(project) { save in
            try await save(1) { try project.write(padding: 3, target: "tea") }
            try await save(1) {
                try FileManager.default.removeItem(at: project.scratch.url.appendingPathComponent("templates/cup"))
            }
        }
        #expect(run.out.contains("tea: 3 of 3 pictures drawn again, 3 changed\ncup: gone\n"), "\(run.out)\(run.err)")
        let page = String(decoding: try #require(project.scratch.data("gallery/index.html")), as: UTF8.self)
        #expect(page.contains("tea/systemSmall"))
        #expect(!page.contains("cup/systemSmall"))
    }

    @Test("A catalog that stays unreadable is told on the page, and no longer when it is whole")
    func catalog() async throws {
        let project = try await project()
        let contents = Self.set + "Contents.json"
        func change(_ number: Int) throws -> String {
            String(decoding: try #require(project.scratch.data("gallery/changes/\(number).js")), as: UTF8.self)
        }
        _ = try await watching(project) { save in
            try await save(1) { try project.scratch.write("{", to: contents) }
            let told = try change(2)
            #expect(told.contains("Photo.imageset/Contents.json:1"))
            try await save(1) { try project.scratch.write(Self.images, to: contents) }
            let mended = try change(3)
            #expect(mended.contains("\"issues\":[]"))
        }
    }

    @Test("A gallery of nothing leaves the page that is there as it was")
    func nothing() async throws {
        let project = try Project()
        try project.scratch.write("whole", to: "gallery/index.html")
        let run = await project.run("gallery", "nope")
        #expect(run.code == .toolError)
        #expect(run.err.contains("nope: no such file or folder") && run.err.contains("index.html was not written"))
        #expect(project.scratch.data("gallery/index.html") == Data("whole".utf8))
    }

    @Test("A template that stays unreadable is told once, and the page is whole when the watch ends")
    func trouble() async throws {
        let project = try await project()
        let run = try await watching(project) { save in
            try await save(1) { try project.scratch.write("{", to: "templates/cup/template.json") }
        }
        #expect(run.err.components(separatedBy: "cup/template.json:1").count == 2, "\(run.err)")
        let page = String(decoding: try #require(project.scratch.data("gallery/index.html")), as: UTF8.self)
        #expect(page.contains("\"sequence\":2"))
        #expect(page.contains("cup/template.json:1"))
        #expect(page.components(separatedBy: "<script type=\"text/plain\"").count > 3)
    }
}
