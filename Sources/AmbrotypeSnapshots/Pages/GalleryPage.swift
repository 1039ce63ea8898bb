import Foundation

/// The gallery: one HTML file with every picture of many subjects, and, while somebody watches, small scripts beside it
/// that tell an open page what changed. See `docs/gallery.md`.
package struct GalleryPage: Sendable {
    package var pictures: [Picture]
    /// Trouble that belongs to no picture.
    package var issues: [String]
    /// How many changes the page already holds; nil where nobody watches.
    package var sequence: Int?

    package struct Picture: Sendable {
        /// What the page is told of it; `image` is added.
        package var facts: [JSONValue.Member]
        /// Nil where it could not be drawn.
        package var image: Image?

        package init(facts: [JSONValue.Member], image: Image?) { (self.facts, self.image) = (facts, image) }

        fileprivate var json: JSONValue {
            .object(facts + (image.map { [.init("image", .string($0.digest))] } ?? []))
        }
    }

    package struct Image: Sendable, Equatable {
        package let png: [UInt8]
        /// Equal pictures share it.
        package let digest: String

        package init(png: [UInt8]) {
            self.png = png
            digest = PagePictures.digest(png)
        }

        package static func == (left: Self, right: Self) -> Bool { left.digest == right.digest }
    }

    package init(pictures: [Picture], issues: [String], sequence: Int? = nil) {
        (self.pictures, self.issues, self.sequence) = (pictures, issues, sequence)
    }

    /// Writes the page; its path holds the old one or the new one, never a part.
    package func write(to path: String) throws(StoreError) {
        let page = Page(
            title: "Ambrotype gallery", sources: .gallery,
            data: .object([
                "watched": sequence.map { _ in true }, "sequence": sequence.map { .integer($0) },
                "issues": .strings(issues), "pictures": .array(pictures.map(\.json)),
            ]),
            alsoAllows: sequence == nil ? "" : "'self' file:")
        let file = try PageFile(path)
        try file.append(page.head)
        var known: Set<String> = []
        for image in pictures.compactMap(\.image) where known.insert(image.digest).inserted {
            try file.append(Page.picture(image.png, digest: image.digest))
        }
        try file.append(Page.tail)
        try file.finish()
    }

    /// The pictures of `subjects` as they are now, in place of what the page had of them; `images` are those it lacks.
    package struct Change: Sendable {
        package var subjects: [String]
        package var pictures: [Picture]
        package var images: [Image]
        package var issues: [String]
        /// Whether the page should be read again as a whole.
        package var isRestart: Bool

        package init(
            subjects: [String] = [], pictures: [Picture] = [], images: [Image] = [], issues: [String] = [],
            isRestart: Bool = false
        ) {
            (self.subjects, self.pictures, self.images) = (subjects, pictures, images)
            (self.issues, self.isRestart) = (issues, isRestart)
        }

        fileprivate func script(_ sequence: Int) -> String {
            let value = JSONValue.object([
                "sequence": .integer(sequence), "restart": isRestart ? true : nil, "subjects": .strings(subjects),
                "pictures": .array(pictures.map(\.json)), "issues": .strings(issues),
            ])
            // Pictures are long and hold nothing that must be written otherwise: they are not looked through as text is.
            let bytes = images.map { "\"\($0.digest)\":\"\(Data($0.png).base64EncodedString())\"" }
            return "ambrotypeChange(\(value.scriptText.dropLast()),\"images\":{\(bytes.joined(separator: ","))}});\n"
        }
    }
}

/// Changes beside a watched page, in the folder `changes`: `<n>.js` for each, and `latest.js`, which an open page looks at a
/// few times a second. Files and not a server: nothing listens, it works from a file, over any file server and from inside
/// a container, and a watch that ends leaves a page that still works.
package struct GalleryChanges: Sendable {
    private let folder: String
    package private(set) var sequence: Int

    /// Goes on after what an earlier watch left there, so that pages still open notice.
    package init(beside page: String) throws(StoreError) {
        folder = URL(fileURLWithPath: page).deletingLastPathComponent().path + "/changes"
        try Files.makeFolder(folder)
        sequence = try Files.names(in: folder).compactMap { Int($0.prefix { $0 != "." }) }.max() ?? 0
    }

    /// Writes the change, then says that it is there. Changes older than `kept` are removed.
    package mutating func publish(_ change: GalleryPage.Change) throws(StoreError) {
        sequence += 1
        try Files.makeFolder(folder)
        try Files.write(Array(change.script(sequence).utf8), to: "\(folder)/\(sequence).js")
        try Files.write(Array("ambrotypeLatest(\(sequence));\n".utf8), to: "\(folder)/latest.js")
        try Files.remove("\(folder)/\(sequence - Self.kept).js")
    }

    /// A page that slept longer reads itself again.
    package static let kept = 20
}
