import AmbrotypeDrawing
import AmbrotypeImages
import AmbrotypeRendering
import Foundation

extension TimelineRuns {
    mutating func draw(
        _ film: Film, subject: String, parts: [String], _ zone: TimeZone
    ) throws(SubjectFailure) {
        guard !film.frames.isEmpty else { return }
        if options.wantsEveryFrame, film.omitted > 0 {
            document.issues.append(
                "\(film.title): warning: \(film.omitted) frames are left out: a film has at most \(TimelineOptions.mostFrames); choose a shorter run with --hours"
            )
        }
        let lettering = Lettering(text: studio.text)
        let scale = studio.options.scale ?? 2
        let budget = max(studio.options.memoryBudget, 128 << 20)
        var words = parts.filter { !$0.isEmpty }
        if studio.options.clocks.count > 1 { words.append(zone.name) }
        do throws(DevelopmentError) {
            if options.film {
                let list = FilmStrip(film: film, lettering: lettering, zoom: options.zoom).list()
                let png = try develop(list, scale: scale, budgetLimit: budget, pictures: film.pictures).png
                try write(png, PictureName(subject: subject, parts: ["film"] + words))
            }
            if options.animation {
                let animation = FilmAnimation(film: film, lettering: lettering, zoom: options.zoom)
                let png = try animation.png(scale: scale, budgetLimit: budget)
                try write(png, PictureName(subject: subject, parts: ["animation"] + words))
            }
        } catch { throw SubjectFailure(lines: ["\(film.title): \(error.words)"]) }
    }

    mutating func write(_ png: [UInt8], _ name: PictureName) throws(DevelopmentError) {
        let file = studio.options.out.appendingPathComponent(name.path)
        do throws(ImageError) {
            try makeFolder(file.deletingLastPathComponent().path)
            try writeAtomically(png, to: file.path)
        } catch { throw .image(error) }
        document.pictures.append(name.path)
    }
}
