import AmbrotypeDrawing
import AmbrotypeGeometry
import AmbrotypeImages
import AmbrotypeRendering
import AmbrotypeText
import AmbrotypeViews
import Foundation

/// `sheet`: many pictures on one, to look at them side by side.
struct SheetCommand: Command {
    let form = CommandForm(
        name: "sheet", summary: "put pictures side by side on a contact sheet", positional: "<folder or picture>…",
        options: [
            .init("out", short: "o", value: "FILE", "the sheet; default sheet.png"),
            .init("width", value: "N", "points across; default 1200"),
            .init("zoom", value: "N", "points a pixel of the pictures; default 0.25"),
            .init("background", value: "COLOR", "#RRGGBB; default #8E98A8"),
            .init("captions", "write each picture's name below it"),
            .init("filter", value: "REGEX", "only pictures whose path matches"),
            .init("memory-budget", value: "BYTES", "for all pixel buffers; 30MB, 100MB …; default 30MB"),
            .init("fonts", value: "DIR", "a folder of your own fonts, which come first"),
        ],
        examples: ["ambrotype sheet output --filter 'light.*en' --captions -o sheet.png"],
        notes: "Pictures are drawn in the order of their paths, and read at the size they are shown.")

    func run(_ values: ArgumentValues, outside: Outside) async throws(UsageError) -> ExitCode {
        guard !values.positional.isEmpty else { throw UsageError("sheet needs a folder or pictures") }
        let files = try SheetFiles.find(values.positional, filter: values["filter"], outside: outside)
        guard !files.isEmpty else {
            throw UsageError("there is no picture in \(values.positional.joined(separator: ", "))")
        }
        let width = try number(values, "width", 1200, 50...10_000)
        let zoom = try number(values, "zoom", 0.25, 0.01...4)
        let ground = try color(values["background"] ?? "#8E98A8")
        let budget =
            try values["memory-budget"].map { (text) throws(UsageError) in try RenderOptions.bytes(text) }
            ?? MemoryBudget.standardLimit
        let folder = try FontFolder.find(values, outside)
        do {
            let fonts = try FontLibrary(folder: folder.url, userFolder: folder.user)
            let captions = values.has("captions") ? Captions(text: TextEngine(fonts: fonts)) : nil
            let layout = try SheetLayout(files, width: width, zoom: zoom, captions: captions)
            let picture = try develop(
                layout.list(on: ground), scale: 1, budgetLimit: budget, pictures: layout.library)
            try writeAtomically(picture.png, to: outside.url(values["out"] ?? "sheet.png").path)
        } catch let error as DevelopmentError {
            outside.complain(error.words)
            return .toolError
        } catch {
            outside.complain("\(error)")
            return .toolError
        }
        outside.print("\(files.count) pictures on \(values["out"] ?? "sheet.png")")
        return .success
    }

    private func number(
        _ values: ArgumentValues, _ name: String, _ standard: Double, _ range: ClosedRange<Double>
    ) throws(UsageError) -> CGFloat {
        guard let text = values[name] else { return CGFloat(standard) }
        guard let number = Double(text), range.contains(number) else {
            throw Words.badValue(name, text, expected: "a number from \(range.lowerBound) to \(range.upperBound)")
        }
        return CGFloat(number)
    }

    private func color(_ text: String) throws(UsageError) -> DrawingColor {
        let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
        guard digits.count == 6, let number = Int(digits, radix: 16) else {
            throw Words.badValue("background", text, expected: "a colour such as #8E98A8")
        }
        return DrawingColor(bytes: number >> 16, number >> 8 & 255, number & 255)
    }
}

/// A picture of a sheet: where it is, and what it is called there.
struct SheetFile {
    var url: URL
    var name: String
}

enum SheetFiles {
    /// Every PNG, JPEG and WebP below the paths, sorted by path.
    static func find(_ paths: [String], filter: String?, outside: Outside) throws(UsageError) -> [SheetFile] {
        var files: [SheetFile] = []
        for path in paths {
            let url = outside.url(path)
            let names = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String }.sorted() ?? []
            if names.isEmpty { files.append(SheetFile(url: url, name: url.deletingPathExtension().lastPathComponent)) }
            for name in names
            where ["png", "jpg", "jpeg", "webp"].contains((name as NSString).pathExtension.lowercased()) {
                files.append(
                    SheetFile(url: url.appendingPathComponent(name), name: (name as NSString).deletingPathExtension))
            }
        }
        let wanted = try NameFilter(filter)
        return files.filter { wanted.contains($0.name) }
    }
}
