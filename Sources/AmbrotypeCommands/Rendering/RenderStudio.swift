import AmbrotypeText
import AmbrotypeWidgets
import Foundation

/// What every verb that draws sets up first: options, fonts, devices, subjects.
@MainActor final class RenderStudio {
    let options: RenderOptions
    let text: TextEngine
    let fonts: FontLibrary
    let fontDigests: [String: String]
    let subjects: [any RenderSubject]
    /// Trouble of subjects that could not be loaded at all.
    let issues: [String]

    var matrix: PictureMatrix { PictureMatrix(options: options) }

    /// nil where fonts or tables are missing; what is missing has been said then.
    init?(_ values: ArgumentValues, outside: Outside, form: CommandForm, source: any SubjectSource)
        async throws(UsageError)
    {
        let names = values.positional.isEmpty ? source.standardNames ?? [] : values.positional
        guard !names.isEmpty || source.standardNames != nil else {
            throw UsageError("\(form.name) needs \(form.positional ?? "a template")")
        }
        let table: DeviceTable
        do { table = try DeviceTable.load() } catch {
            outside.complain("the device table cannot be read: \(error)")
            return nil
        }
        options = try RenderOptions.read(values, table: table, outside: outside)
        let folder = try FontFolder.find(values, outside)
        do throws(FontError) {
            let library = try FontLibrary(folder: folder.url, userFolder: folder.user)
            fontDigests = Dictionary(library.digests.map { ($0.file, $0.sha256) }, uniquingKeysWith: { $1 })
            (fonts, text) = (library, TextEngine(fonts: library))
        } catch {
            outside.complain("\(error)")
            return nil
        }
        source.stand(at: options.now, in: options.timeZone)
        let found = await source.find(names, outside: outside)
        (subjects, issues) = (found.subjects, found.issues)
        // What could not be loaded may have had the parameter.
        if issues.isEmpty, !subjects.isEmpty { try subjects.expect(parameters: options.configuration.keys.sorted()) }
    }
}

extension [any RenderSubject] {
    /// Refuses a setting that nothing here takes: it would change no picture.
    @MainActor func expect(parameters names: [String]) throws(UsageError) {
        let known = Set(flatMap(\.parameterNames)).sorted()
        for name in names where !known.contains(name) {
            throw UsageError("--set \(name): " + Words.noParameter(name, known: known), option: "set")
        }
    }
}
