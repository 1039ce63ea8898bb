import Foundation
import Glibc
import Testing

/// What a picture takes in a process's memory, measured from outside: the figures of `check` beside what happens.
@Suite("Peak memory of pictures")
struct PicturePeakTests {
    private static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static let program: URL = {
        let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        let beside = bundle.deletingLastPathComponent().appendingPathComponent("ambrotype")
        let usual = project.appendingPathComponent(".build/debug/ambrotype")
        return FileManager.default.isExecutableFile(atPath: beside.path) ? beside : usual
    }()

    /// Bytes resident at the worst moment of one run of the program; nil where it failed.
    private func peak(_ arguments: [String]) -> Int? {
        var words: [UnsafeMutablePointer<CChar>?] = ([Self.program.path] + arguments).map { strdup($0) } + [nil]
        let settings = ["AMBROTYPE_FONT_FOLDER=\(Self.project.path)/fonts", "CI=true"]
        var environment: [UnsafeMutablePointer<CChar>?] = settings.map { strdup($0) } + [nil]
        defer { for word in words + environment { free(word) } }
        var child: pid_t = 0
        guard posix_spawn(&child, Self.program.path, nil, nil, &words, &environment) == 0 else { return nil }
        return highWater(of: child)
    }

    /// The kernel's own high-water mark, read until the program ends: what `wait4` tells begins with the memory of whoever spawned it.
    private func highWater(of child: pid_t) -> Int? {
        var status: Int32 = 0
        var most = 0
        while waitpid(child, &status, WNOHANG) == 0 {
            let text = (try? String(contentsOfFile: "/proc/\(child)/status", encoding: .utf8)) ?? ""
            if let line = text.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
                let kilobytes = line.split(whereSeparator: { $0 == " " || $0 == "\t" }).compactMap({ Int($0) }).first
            {
                most = max(most, kilobytes * 1024)
            }
            usleep(500)
        }
        return status == 0 ? most : nil
    }

    /// A view of 100 points that shows the photograph of the benchmarks, 4032 × 3024 pixels, in a frame of so many points.
    private func render(width: Int, height: Int) throws -> Int? {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ambrotype-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let set = folder.appendingPathComponent("photo/Assets.xcassets/Photo.imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: Self.project.appendingPathComponent("Benchmarks/dunes.jpg"), to: set.appendingPathComponent("photo.jpg")
        )
        try #"{"images": [{"filename": "photo.jpg", "idiom": "universal"}], "info": {"author": "xcode", "version": 1}}"#
            .write(to: set.appendingPathComponent("Contents.json"), atomically: true, encoding: .utf8)
        let body =
            #"{"Image": "Photo", "modifiers": ["resizable", {"frame": {"width": \#(width), "height": \#(height)}}]}"#
        try #"{"kind": "view", "size": {"width": 100, "height": 100}, "body": \#(body)}"#
            .write(to: folder.appendingPathComponent("photo/template.json"), atomically: true, encoding: .utf8)
        return peak([
            "render", folder.appendingPathComponent("photo").path, "--appearance", "light", "--locale", "en", "--jobs",
            "1",
            "--memory-budget", "200MB", "-o", folder.appendingPathComponent("photo.png").path,
        ])
    }

    @Test("Decoded whole, twelve megapixels take 46.5 MB more than the thumbnail the check suggests")
    func wholeAgainstThumbnail() throws {
        let whole = try #require(try render(width: 1344, height: 1008))
        let thumbnail = try #require(try render(width: 100, height: 75))
        let computed = 4032 * 3024 * 4 - 300 * 225 * 4
        let measured = whole - thumbnail
        #expect(measured > computed * 8 / 10, "\(measured) of \(computed)")
        #expect(measured < computed * 16 / 10, "\(measured) of \(computed)")
    }
}
