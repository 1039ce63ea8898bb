// UniformTypeIdentifiers: the name a file's own source imports: kinds of files by identifier, without the system's table of them.

/// A kind of file.
public struct UTType: Hashable, Sendable {
    public let identifier: String

    public init?(_ identifier: String) { self.identifier = identifier }

    public init(exportedAs identifier: String) { self.identifier = identifier }
    public init(importedAs identifier: String) { self.identifier = identifier }

    private init(known identifier: String) { self.identifier = identifier }

    public static let data = UTType(known: "public.data")
    public static let image = UTType(known: "public.image")
    public static let png = UTType(known: "public.png")
    public static let jpeg = UTType(known: "public.jpeg")
    public static let json = UTType(known: "public.json")
    public static let text = UTType(known: "public.text")
    public static let plainText = UTType(known: "public.plain-text")
    public static let url = UTType(known: "public.url")
    public static let pdf = UTType(known: "com.adobe.pdf")
}
