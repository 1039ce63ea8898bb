import AmbrotypeDrawing
import AmbrotypeStorefront
import AmbrotypeTemplates
import AmbrotypeWidgets
import Foundation

/// A `storefront.json` with everything it names but the widgets: strings, Framefile, tables.
@MainActor struct StorefrontProject {
    let file: URL
    let config: StorefrontConfig
    let tables: StorefrontTables
    let framefile: Framefile?
    /// Texts of catalogs and `.strings` files.
    private let texts: LocalizedTexts
    /// fastlane's captions by language: key and text, in the file's order.
    private let titles: [String: [(key: String, text: String)]]
    private let keywords: [String: [(key: String, text: String)]]

    var folder: URL { file.deletingLastPathComponent() }

    init(file: URL, tables: StorefrontTables) throws(TemplateFailure) {
        self.file = file
        self.tables = tables
        let name = file.lastPathComponent
        let folder = file.deletingLastPathComponent()
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw TemplateFailure(TemplateIssue(.fileMissing(name, near: []), at: SourcePlace(file: name)))
        }
        do throws(TemplateIssue) {
            config = try StorefrontConfig.read(try JSONReader.read(data, file: name), rules: tables.store)
            framefile = try Self.framefile(config, folder)
            texts = try Self.texts(config, folder)
            titles = try Self.fastlane("title", config, folder)
            keywords = try Self.fastlane("keyword", config, folder)
        } catch { throw TemplateFailure(error) }
    }

    // MARK: Files

    private static func data(_ path: String, _ folder: URL, at place: SourcePlace) throws(TemplateIssue) -> Data {
        let file = folder.resolving(path)
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw TemplateIssue(.fileMissing(path, near: []), at: place)
        }
        return data
    }

    private static func framefile(_ config: StorefrontConfig, _ folder: URL) throws(TemplateIssue) -> Framefile? {
        guard let (path, place) = config.framefile else { return nil }
        return try Framefile.read(try JSONReader.read(try data(path, folder, at: place), file: path))
    }

    private static func texts(_ config: StorefrontConfig, _ folder: URL) throws(TemplateIssue) -> LocalizedTexts {
        var texts = LocalizedTexts()
        for (path, place) in config.strings {
            if path.hasSuffix(".xcstrings") {
                let document = try JSONReader.read(try data(path, folder, at: place), file: path)
                var catalog = try StringCatalog.read(document, table: LocalizedTexts.defaultTable).0
                if let known = texts.catalogs[LocalizedTexts.defaultTable] {
                    catalog.entries.merge(known.entries) { $1 }
                }
                texts.catalogs[LocalizedTexts.defaultTable] = catalog
                continue
            }
            for locale in config.locales { try read(path, locale, place, folder, into: &texts) }
        }
        return texts
    }

    /// A `.strings` file of one language: the code of the store, or the language alone (`de-DE`, then `de`).
    private static func read(
        _ path: String, _ locale: String, _ place: SourcePlace, _ folder: URL, into texts: inout LocalizedTexts
    ) throws(TemplateIssue) {
        let names = [locale, String(locale.prefix { $0 != "-" })]
        let paths = names.map { path.replacing("{locale}", with: $0) }
        guard
            let found = paths.first(where: {
                FileManager.default.fileExists(atPath: folder.resolving($0).path)
            })
        else { throw TemplateIssue(.fileMissing(paths[0], near: []), at: place) }
        for entry in try StringsFile.read(try data(found, folder, at: place), file: found) {
            texts.strings[LocalizedTexts.defaultTable, default: [:]][normalizedLanguageCode(locale), default: [:]][
                entry.key] = entry.text
        }
    }

    private static func fastlane(_ name: String, _ config: StorefrontConfig, _ folder: URL) throws(TemplateIssue)
        -> [String: [(key: String, text: String)]]
    {
        guard let root = config.fastlaneStrings else { return [:] }
        var found: [String: [(key: String, text: String)]] = [:]
        for locale in config.locales {
            let path = "\(root)/\(locale)/\(name).strings"
            guard FileManager.default.fileExists(atPath: folder.resolving(path).path) else { continue }
            found[locale] = try StringsFile.read(
                try data(path, folder, at: SourcePlace(file: path)), file: path)
        }
        return found
    }

    // MARK: Texts

    /// The text of a key; without any strings files a key is its own text.
    func text(_ key: String, _ locale: String, at place: SourcePlace) throws(TemplateIssue) -> String {
        if texts.isEmpty { return key }
        guard let found = texts.text(for: key, locale: Locale(identifier: locale)) else {
            throw TemplateIssue(
                .missingString(key: key, near: nearestNames(to: key, among: texts.keys())), at: place)
        }
        let language = String(locale.prefix { $0 != "-" })
        guard normalizedLanguageCode(found.language).hasPrefix(language) else {
            throw TemplateIssue(.missingTranslation(key: key, language: locale), at: place)
        }
        return found.text
    }

    /// Caption and subtitle from fastlane's files: the entry whose key the file name holds, in its number and the shot's
    /// name or reaching into them; a key that the device's name alone holds ("one" in "iPhone") is another shot's. A
    /// keyword stands above its title.
    func fastlaneCaption(_ fileName: String, _ locale: String) -> (caption: String?, subtitle: String?) {
        let end = fileName.firstIndex(of: "_") ?? fileName.startIndex
        let start = fileName[..<end].lastIndex(of: "-").map(fileName.index(after:)) ?? fileName.startIndex
        let (device, own) = (fileName[..<start], fileName[start...])
        func find(_ entries: [(key: String, text: String)]?) -> String? {
            entries?.last { own.contains($0.key) || (fileName.contains($0.key) && !device.contains($0.key)) }?.text
        }
        let (title, keyword) = (find(titles[locale]), find(keywords[locale]))
        return keyword == nil ? (title, nil) : (keyword, title)
    }

    /// What lies below a shot: the configuration's defaults over the Framefile's.
    func defaults(for fileName: String, locale: String) -> JSONValue? {
        var value = framefile?.members(for: fileName)
        if let own = config.defaults { value = value?.overlaid(by: own) ?? own }
        let (caption, subtitle) = fastlaneCaption(fileName, locale)
        let members = [("caption", caption), ("subtitle", subtitle)].compactMap { name, text in
            text.map { text in
                let place = SourcePlace(file: "\(name).strings")
                let words = JSONValue(
                    .object([JSONMember(key: locale, keyPlace: place, value: JSONValue(.string(text), at: place))]),
                    at: place)
                return JSONMember(key: name, keyPlace: place, value: words)
            }
        }
        guard !members.isEmpty else { return value }
        let texts = JSONValue(.object(members), at: SourcePlace(file: "title.strings"))
        return value.map { $0.overlaid(by: texts) } ?? texts
    }
}
