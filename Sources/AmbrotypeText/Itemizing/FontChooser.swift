import CHarfBuzz
import Foundation

/// Chooses font and script for the clusters of one run, one after the other.
struct FontChooser {
    let typeCase: TypeCase
    let primary: SizedFont
    let request: FontRequest
    let language: String
    private var previous: SizedFont

    init(typeCase: TypeCase, primary: SizedFont, request: FontRequest, language: String) {
        (self.typeCase, self.primary, self.request, self.language) = (typeCase, primary, request, language)
        previous = primary
    }

    /// The id of the font that draws `cluster`, and whether it has all its glyphs.
    mutating func font(for cluster: Character) -> (font: Int, covered: Bool) {
        let wantsColor = EmojiPresentation.wantsColor(cluster)
        if !wantsColor, primary.covers(cluster) {
            previous = primary
            return (primary.id, true)
        }
        guard let found = remembered(cluster) ?? search(cluster, wantsColor: wantsColor) else {
            return (primary.id, false)
        }
        previous = found
        return (found.id, true)
    }

    private func remembered(_ cluster: Character) -> SizedFont? {
        guard let key = key(cluster), let known = primary.fallbacks[key] else { return nil }
        return typeCase.fonts[known]
    }

    private func key(_ cluster: Character) -> SizedFont.FallbackKey? {
        let scalars = cluster.unicodeScalars
        guard scalars.count == 1 else { return nil }
        return SizedFont.FallbackKey(scalar: scalars.first!.value, language: language)
    }

    /// Colour glyphs first if asked for, then the font just used for signs of no script, then the language's order,
    /// then colour glyphs whether asked for or not.
    private func search(_ cluster: Character, wantsColor: Bool) -> SizedFont? {
        let emoji = typeCase.library.table.emoji
        if wantsColor, let font = candidate(emoji, cluster) { return remember(font, cluster) }
        if wantsColor, primary.covers(cluster) { return primary }
        let script = FontChooser.script(cluster)
        let isShared = script == "Zyyy" || script == "Zinh"
        if isShared, previous.id != primary.id, !previous.isColor, previous.covers(cluster) { return previous }
        let candidates =
            isShared
            ? sharedOrder(cluster) : order.filter { supports($0, script) } + order.filter { !supports($0, script) }
        for id in candidates {
            if let font = candidate(id, cluster) { return isShared ? font : remember(font, cluster) }
        }
        return candidate(emoji, cluster)
    }

    private var order: [String] { typeCase.library.fallbackOrder(for: language) }

    /// For signs of no script: from U+2E80 on they are most likely Han fonts', before that any other's.
    private func sharedOrder(_ cluster: Character) -> [String] {
        let isEastAsian = cluster.unicodeScalars.first!.value >= 0x2E80
        return order.filter { supports($0, "Hani") == isEastAsian }
            + order.filter { supports($0, "Hani") != isEastAsian }
    }

    /// Whether `fonts.json` names the script for the file, so that it is tried first and no file is opened in vain.
    private func supports(_ id: String, _ script: String) -> Bool {
        typeCase.library.file(id)?.scripts.contains(script) ?? false
    }

    private func candidate(_ id: String, _ cluster: Character) -> SizedFont? {
        guard let font = typeCase.fallback(id, for: request), font.covers(cluster) else { return nil }
        return font
    }

    private func remember(_ font: SizedFont, _ cluster: Character) -> SizedFont {
        if let key = key(cluster) { primary.fallbacks[key] = font.id }
        return font
    }

    /// The script to shape the cluster as.
    func script(of cluster: Character) -> hb_script_t {
        let functions = hb_unicode_funcs_get_default()
        for scalar in cluster.unicodeScalars {
            let script = hb_unicode_script(functions, scalar.value)
            if script != HB_SCRIPT_COMMON && script != HB_SCRIPT_INHERITED { return script }
        }
        return HB_SCRIPT_COMMON
    }

    /// ISO 15924 code of the first scalar of a script of its own.
    private static func script(_ cluster: Character) -> String {
        let functions = hb_unicode_funcs_get_default()
        for scalar in cluster.unicodeScalars {
            let script = hb_unicode_script(functions, scalar.value)
            if script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED { continue }
            let code = hb_script_to_iso15924_tag(script)
            return String(decoding: [24, 16, 8, 0].map { UInt8(code >> $0 & 0xff) }, as: UTF8.self)
        }
        return "Zyyy"
    }
}
