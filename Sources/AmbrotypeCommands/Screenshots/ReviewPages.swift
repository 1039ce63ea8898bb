import AmbrotypeDrawing
import AmbrotypeImages
import AmbrotypeRendering
import AmbrotypeStorefront
import Foundation

/// What a person looks at before upload: `index.html`, and a contact sheet for each language with three pictures across,
/// as search results show them. Both lie beside the language folders, where `deliver` does not look.
@MainActor struct ReviewPages {
    let root: URL
    let log: ShotLog
    let rules: StoreRules
    /// Small copies of pictures just drawn; the others are read from their files.
    let copies: SheetCopies
    /// Sheets drawn at once.
    let jobs: Int

    func write() async throws(ImageError) {
        let sets = sets()
        try writeAtomically(Array(page(sets).utf8), to: root.appendingPathComponent("index.html").path)
        var sheets: [ContactSheet] = []
        for (locale, files) in Dictionary(grouping: sets, by: \.locale).sorted(by: { $0.key < $1.key }) {
            sheets.append(
                ContactSheet(
                    list: try sheet(files.flatMap(\.files)), copies: copies,
                    path: root.appendingPathComponent("contact-\(locale).png").path))
        }
        if let trouble = await Self.develop(sheets, jobs: jobs) { throw trouble }
    }

    /// The first trouble, in the order of the sheets.
    private static func develop(_ sheets: [ContactSheet], jobs: Int) async -> ImageError? {
        var troubles: [(Int, ImageError)] = []
        await withTaskGroup(of: (Int, ImageError)?.self) { group in
            for (index, sheet) in sheets.enumerated() {
                if index >= max(1, jobs), let done = await group.next(), let done { troubles.append(done) }
                group.addTask { sheet.develop().map { (index, $0) } }
            }
            for await done in group { if let done { troubles.append(done) } }
        }
        return troubles.min { $0.0 < $1.0 }?.1
    }

    private struct PictureSet {
        var locale: String
        var device: String
        /// Paths below the root, in the store's order.
        var files: [String]
    }

    private func sets() -> [PictureSet] {
        var sets: [PictureSet] = []
        for path in log.pictures.keys.sorted() where FileManager.default.fileExists(atPath: root.path + "/" + path) {
            let parts = path.split(separator: "/", maxSplits: 1).map(String.init)
            let name = parts.last ?? path
            let device =
                name.range(
                    of: "-", options: .backwards, range: name.startIndex..<(name.firstIndex(of: "_") ?? name.endIndex)
                )
                .map { String(name[..<$0.lowerBound]) } ?? name
            let locale = parts.count > 1 ? parts[0] : ""
            if sets.last?.locale == locale, sets.last?.device == device {
                sets[sets.count - 1].files.append(path)
            } else {
                sets.append(PictureSet(locale: locale, device: device, files: [path]))
            }
        }
        return sets
    }

    // MARK: HTML

    private func page(_ sets: [PictureSet]) -> String {
        var body = ""
        for locale in Set(sets.map(\.locale)).sorted() {
            body += "<h2 id=\"\(Self.escaped(locale))\">\(Self.escaped(locale))</h2>\n"
            for set in sets where set.locale == locale {
                body += "<h3>\(Self.escaped(set.device))</h3>\n<div class=\"row\">\n"
                for (index, file) in set.files.enumerated() {
                    let address = file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? file
                    let mark = index < rules.shownInSearch ? " class=\"first\"" : ""
                    let name = Self.escaped((file as NSString).lastPathComponent)
                    body +=
                        "<figure\(mark)><a href=\"\(address)\"><img src=\"\(address)\" alt=\"\(name)\" loading=\"lazy\"></a><figcaption>\(name)</figcaption></figure>\n"
                }
                body += "</div>\n"
            }
        }
        let links = Set(sets.map(\.locale)).sorted().map { "<a href=\"#\(Self.escaped($0))\">\(Self.escaped($0))</a>" }
        return """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>Store pictures</title>
            <style>
            body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem; background: #f4f4f6; color: #1c1c1e; }
            nav a { margin-right: .8em; }
            .row { display: flex; gap: 14px; overflow-x: auto; padding: 6px; }
            figure { margin: 0; flex: none; width: 220px; }
            img { width: 220px; height: auto; border-radius: 12px; display: block; box-shadow: 0 1px 6px #0003; }
            figcaption { font-size: 12px; overflow-wrap: anywhere; margin-top: 4px; color: #55565c; }
            .first img { outline: 3px solid #2c6fb5; outline-offset: 2px; }
            @media (prefers-color-scheme: dark) { body { background: #16161a; color: #eee; } figcaption { color: #aaa; } a { color: #8ab8ee; } }
            </style>
            </head>
            <body>
            <h1>Store pictures</h1>
            <p>The outlined ones are shown in search results.</p>
            <nav>\(links.joined())</nav>
            \(body)</body>
            </html>

            """
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
    }

    // MARK: Contact sheet

    private func sheet(_ files: [String]) throws(ImageError) -> DisplayList {
        let (width, gap, side) = (ContactSheet.width, ContactSheet.gap, ContactSheet.side)
        var items: [DisplayItem] = []
        var (y, rowHeight) = (gap, CGFloat(0))
        var column = 0
        var lastSet = ""
        for file in files {
            let header = try readHeader(.file(root.path + "/" + file))
            let set = file.prefix { $0 != "_" }.split(separator: "-").dropLast().joined(separator: "-")
            if column == 3 || (!lastSet.isEmpty && set != lastSet) {
                (y, rowHeight, column) = (y + rowHeight + gap, 0, 0)
            }
            lastSet = set
            let height = CGFloat(smallHeight(of: (header.width, header.height), across: Int(side)))
            let rect = CGRect(x: gap + CGFloat(column) * (side + gap), y: y, width: side, height: height)
            let size =
                copies.holds(root.path + "/" + file)
                ? rect.size : CGSize(width: header.width, height: header.height)
            items.append(Self.rounded(PictureKey(name: root.path + "/" + file, pixelSize: size), rect))
            (rowHeight, column) = (max(rowHeight, height), column + 1)
        }
        let size = CGSize(width: width, height: y + rowHeight + gap)
        let ground = DrawingColor(bytes: 232, 233, 237)
        return DisplayList(
            size: size,
            items: Wallpaper.color(ground).items(in: CGRect(origin: .zero, size: size)) + items)
    }

    private static func rounded(_ key: PictureKey, _ rect: CGRect) -> DisplayItem {
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        return .clipped(
            rect, 18, [.picture(key, rect: rect, source: unit, interpolation: .high, tint: nil)])
    }
}

/// A contact sheet to be drawn; runs on any thread.
private struct ContactSheet: Sendable {
    static let width: CGFloat = 1050
    static let gap: CGFloat = 24
    static let side = CGFloat(SheetCopies.width)

    var list: DisplayList
    var copies: SheetCopies
    var path: String

    func develop() -> ImageError? {
        do throws(DevelopmentError) {
            let picture = try developed()
            do throws(ImageError) { try writeAtomically(picture.png, to: path) } catch {
                throw .image(error)
            }
            return nil
        } catch {
            if case .image(let trouble) = error { return trouble }
            return .unwritable(name: path, reason: error.words)
        }
    }

    private func developed() throws(DevelopmentError) -> DevelopedPicture {
        try ShotJob.trying([ShotJob.modestBudgets[0]], then: MemoryBudget.standardLimit * 2 / 3) {
            (budget) throws(DevelopmentError) in
            try AmbrotypeRendering.develop(
                list, scale: 1, budgetLimit: budget, pictures: copies.library,
                options: PNGOptions(alpha: .dropped, isHurried: true))
        }
    }
}

/// Small copies of pictures made in this run, as PNGs by file, so that no contact sheet has to decode what was just encoded. They are
/// kept to save work alone: beyond a few megabytes a sheet reads the file.
struct SheetCopies: Sendable {
    /// Pixels across: three stand side by side on a sheet.
    static let width = 318
    private static let most = 12 * 1024 * 1024

    private var files: [String: [UInt8]] = [:]
    private var bytes = 0

    init() {}

    mutating func keep(_ copy: [UInt8]?, of file: URL) {
        guard let copy, bytes + copy.count <= Self.most else { return }
        files[file.path] = copy
        bytes += copy.count
    }

    func holds(_ file: String) -> Bool { files[file] != nil }

    /// Every picture by its path.
    var library: PictureLibrary {
        PictureLibrary { [files] name in files[name].map { .bytes($0, name: name) } ?? .file(name) }
    }
}
