import AmbrotypeDrawing
import AmbrotypeImages
import AmbrotypeRendering
import AmbrotypeStorefront
import AmbrotypeText
import Foundation

/// What a person looks at before upload: `index.html`, and a contact sheet for each language with three pictures across,
/// as search results show them. Both lie beside the language folders, where `deliver` does not look.
@MainActor struct ReviewPages {
    let root: URL
    let log: ShotLog
    let text: TextEngine
    let rules: StoreRules

    func write() throws(ImageError) {
        let sets = sets()
        try writeAtomically(Array(page(sets).utf8), to: root.appendingPathComponent("index.html").path)
        for (locale, files) in Dictionary(grouping: sets, by: \.locale).sorted(by: { $0.key < $1.key }) {
            try sheet(files.flatMap(\.files), to: root.appendingPathComponent("contact-\(locale).png").path)
        }
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

    private func sheet(_ files: [String], to path: String) throws(ImageError) {
        guard !files.isEmpty else { return }
        let (width, gap, radius) = (CGFloat(1050), CGFloat(24), CGFloat(18))
        let side = (width - 4 * gap) / 3
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
            let height = (side * CGFloat(header.height) / CGFloat(header.width)).rounded()
            let rect = CGRect(x: gap + CGFloat(column) * (side + gap), y: y, width: side, height: height)
            let key = PictureKey(
                name: root.path + "/" + file, pixelSize: CGSize(width: header.width, height: header.height))
            items.append(Self.rounded(key, rect, radius))
            (rowHeight, column) = (max(rowHeight, height), column + 1)
        }
        let size = CGSize(width: width, height: y + rowHeight + gap)
        let list = DisplayList(
            size: size,
            items: Wallpaper.color(DrawingColor(bytes: 232, 233, 237)).items(in: CGRect(origin: .zero, size: size))
                + items)
        do throws(DevelopmentError) {
            let picture = try develop(
                list, scale: 1, budgetLimit: MemoryBudget.standardLimit * 2 / 3, pictures: PictureLibrary { .file($0) })
            try write(picture.png, path)
        } catch {
            if case .image(let trouble) = error { throw trouble }
            throw .unwritable(name: path, reason: error.words)
        }
    }

    private func write(_ png: [UInt8], _ path: String) throws(DevelopmentError) {
        do throws(ImageError) { try writeAtomically(png, to: path) } catch { throw .image(error) }
    }

    private static func rounded(_ key: PictureKey, _ rect: CGRect, _ radius: CGFloat) -> DisplayItem {
        .clipped(rect, radius, [Wallpaper.covering(key, rect)])
    }
}
