package import Foundation

extension Template {
    /// Reads a template's folder. Throws where there is nothing that could be drawn: no document, broken JSON, no kind. Everything
    /// else that is wrong is in `issues`, and the presentations it does not touch can be drawn.
    @MainActor package static func load(folder url: URL, measure: PictureMeasurement) throws(TemplateFailure)
        -> Template
    {
        let folder = TemplateFolder(url)
        let document: JSONValue
        do { document = try folder.json(documentName) } catch { throw TemplateFailure(error) }
        var reader = DocumentReader(document: document, folder: folder)
        guard let kind = reader.kind() else { throw TemplateFailure(reader.issues) }
        var template = reader.template(of: kind, name: url.standardizedFileURL.lastPathComponent)
        let (texts, textIssues) = LocalizedTexts.read(in: folder)
        let (assets, assetIssues) = AssetCatalog.read(in: folder, measure: measure)
        (template.texts, template.assets) = (texts, assets)
        if template.languages.isEmpty { template.languages = texts.languages }
        template.issues = reader.issues + textIssues + assetIssues
        template.issues += template.checked()
        return template
    }
}

extension LocalizedTexts {
    /// All `.xcstrings` files of the folder and all `.strings` files of its `.lproj` folders.
    package static func read(in folder: TemplateFolder) -> (LocalizedTexts, [TemplateIssue]) {
        var texts = LocalizedTexts()
        var issues: [TemplateIssue] = []
        for name in folder.names() {
            do {
                if name.hasSuffix(".xcstrings") {
                    let table = String(name.dropLast(".xcstrings".count))
                    let (catalog, found) = try StringCatalog.read(try folder.json(name), table: table)
                    texts.catalogs[table] = catalog
                    issues += found
                } else if name.hasSuffix(".lproj") {
                    let language = String(name.dropLast(".lproj".count))
                    for file in folder.names(in: name) where file.hasSuffix(".strings") {
                        let path = name + "/" + file
                        let entries = try StringsFile.read(
                            try folder.data(path, at: SourcePlace(file: path)), file: path)
                        let table = String(file.dropLast(".strings".count))
                        let code = language == "Base" ? "Base" : normalizedLanguageCode(language)
                        texts.strings[table, default: [:]][code] = Dictionary(
                            entries.map { ($0.key, $0.text) }, uniquingKeysWith: { _, last in last })
                    }
                }
            } catch { issues.append(error) }
        }
        return (texts, issues)
    }
}
