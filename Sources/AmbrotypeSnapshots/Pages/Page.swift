import Foundation

/// One HTML file that needs nothing else: style, data, script, and each picture once, as base64 below its digest.
///
/// The script comes before the pictures, so that a page of a thousand can be used while the rest is still being read.
/// Nothing from outside becomes markup: data is JSON without any `<`, and a policy lets no script run but our own.
struct Page {
    var title: String
    var sources: PageSources
    var data: JSONValue
    /// Further scripts the policy allows, such as `file:`; none by default.
    var alsoAllows = ""

    var head: String {
        let policy =
            "default-src 'none'; img-src data:; style-src \(PageSources.policyDigest(sources.style)); "
            + "script-src \(PageSources.policyDigest(sources.script))\(alsoAllows.isEmpty ? "" : " " + alsoAllows); "
            + "base-uri 'none'"
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="\(policy)">
            <meta name="color-scheme" content="light dark">
            <title>\(Self.escaped(title))</title>
            <style>\(sources.style)</style>
            </head>
            <body>
            <noscript><p>This page shows its pictures with a script of its own; allow scripts for it.</p></noscript>
            <script type="application/json" id="data">\(data.scriptText)</script>
            <script>\(sources.script)</script>

            """
    }

    /// An element that holds a picture and shows nothing.
    static func picture(_ png: [UInt8], digest: String) -> String {
        "<script type=\"text/plain\" id=\"p-\(digest)\">\(Data(png).base64EncodedString())</script>\n"
    }

    static let tail = "</body>\n</html>\n"

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}

/// The pictures of a page: equal ones are kept once.
struct PagePictures {
    /// Where the bytes are, by digest, in the order in which they came.
    private(set) var sources: [(digest: String, path: String)] = []
    private var known: Set<String> = []

    /// The name of a picture's element: enough digits of its digest that no two pictures share them. Nil where there is
    /// no PNG at the path.
    mutating func add(_ path: String) throws(StoreError) -> String? {
        guard let bytes = try Files.read(path), bytes.starts(with: Self.signature) else { return nil }
        let digest = Self.digest(bytes)
        if known.insert(digest).inserted { sources.append((digest, path)) }
        return digest
    }

    static func digest(_ png: [UInt8]) -> String { String(FileDigest.hex(png).prefix(24)) }

    private static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47]
}
