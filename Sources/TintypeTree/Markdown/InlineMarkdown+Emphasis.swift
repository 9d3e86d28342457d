extension InlineMarkdown {
    /// Turns runs of delimiters among the pieces from `start` on into emphasis; what does not pair stays as it is written.
    mutating func resolveEmphasis(from start: Int) {
        var closer = start
        while closer < pieces.count {
            guard let closing = delimiter(at: closer), closing.canClose, closing.count > 0,
                let opener = opener(for: closing, before: closer, from: start)
            else {
                closer += 1
                continue
            }
            pair(opener, closer)
            // What is left of the closing run may close more.
            if delimiter(at: closer)?.count == 0 { closer += 1 }
        }
        for index in pieces.indices.dropFirst(start) {
            if delimiter(at: index) != nil { pieces[index].mark = nil }
        }
    }

    private func delimiter(at index: Int) -> Delimiter? {
        if case .delimiter(let delimiter)? = pieces[index].mark { delimiter } else { nil }
    }

    private func opener(for closing: Delimiter, before closer: Int, from start: Int) -> Int? {
        for index in stride(from: closer - 1, through: start, by: -1) {
            guard let opening = delimiter(at: index), opening.canOpen, opening.count > 0,
                opening.character == closing.character
            else { continue }
            if opening.character == "~" {
                if opening.length == closing.length { return index }
                continue
            }
            // The rule of three: a run that can both open and close pairs by its length.
            if opening.canClose || closing.canOpen, (opening.length + closing.length) % 3 == 0,
                opening.length % 3 != 0 || closing.length % 3 != 0
            {
                continue
            }
            return index
        }
        return nil
    }

    private mutating func pair(_ opener: Int, _ closer: Int) {
        guard var opening = delimiter(at: opener), var closing = delimiter(at: closer) else { return }
        let isStrong = opening.count >= 2 && closing.count >= 2
        let used: Int
        let intent: InlinePresentationIntent
        if opening.character == "~" {
            (used, intent) = (opening.length, .strikethrough)
        } else {
            (used, intent) = isStrong ? (2, .stronglyEmphasized) : (1, .emphasized)
        }
        for index in (opener + 1)..<closer {
            pieces[index].intent.formUnion(intent)
            // Runs in between that found no partner are letters.
            if delimiter(at: index) != nil { pieces[index].mark = nil }
        }
        opening.count -= used
        closing.count -= used
        set(opening, at: opener)
        set(closing, at: closer)
    }

    private mutating func set(_ delimiter: Delimiter, at index: Int) {
        pieces[index].mark = .delimiter(delimiter)
        pieces[index].text = String(repeating: delimiter.character, count: delimiter.count)
    }
}
