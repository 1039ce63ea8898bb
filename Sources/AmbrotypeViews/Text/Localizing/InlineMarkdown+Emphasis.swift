extension InlineMarkdown {
    /// Finds the partner of every closing mark from `bottom` on, and styles what lies between.
    mutating func pairDelimiters(from bottom: Int) {
        var closer = bottom
        while closer < tokens.count {
            guard let closing = tokens[closer].delimiter, closing.canClose, closing.count > 0,
                let opener = opener(for: closing, before: closer, from: bottom)
            else {
                closer += 1
                continue
            }
            join(opener, closer)
        }
    }

    private func opener(for closing: Delimiter, before closer: Int, from bottom: Int) -> Int? {
        for index in stride(from: closer - 1, through: bottom, by: -1) {
            guard let opening = tokens[index].delimiter, opening.mark == closing.mark, opening.canOpen,
                opening.count > 0
            else { continue }
            if closing.mark == "~" {
                if opening.count == closing.count { return index }
            } else if !Self.isBarredByThree(opening, closing) {
                return index
            }
        }
        return nil
    }

    /// CommonMark's rule of three: a run that can both open and close does not pair up where the sum of the two is a multiple of 3.
    private static func isBarredByThree(_ opening: Delimiter, _ closing: Delimiter) -> Bool {
        guard opening.canClose || closing.canOpen else { return false }
        guard (opening.originalCount + closing.originalCount) % 3 == 0 else { return false }
        return opening.originalCount % 3 != 0 || closing.originalCount % 3 != 0
    }

    /// Uses up marks of both runs; runs between them become text.
    private mutating func join(_ opener: Int, _ closer: Int) {
        guard let opening = tokens[opener].delimiter, let closing = tokens[closer].delimiter else { return }
        let isStrike = opening.mark == "~"
        let used = isStrike ? opening.count : min(opening.count, closing.count) >= 2 ? 2 : 1
        for index in (opener + 1)..<closer {
            if isStrike { tokens[index].span.isStruck = true }
            if !isStrike, used == 2 { tokens[index].span.isBold = true }
            if !isStrike, used == 1 { tokens[index].span.isItalic = true }
            tokens[index].delimiter?.canOpen = false
            tokens[index].delimiter?.canClose = false
        }
        tokens[opener].delimiter?.count -= used
        tokens[closer].delimiter?.count -= used
    }
}
