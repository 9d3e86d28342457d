import Foundation

/// Reads the inline syntax of Markdown as CommonMark 0.31 describes it: pieces first, then emphasis by the stack of
/// delimiters.
struct InlineMarkdown {
    /// A piece of the text in the order in which it stands.
    struct Piece {
        var text: String
        var intent: InlinePresentationIntent = []
        var link: String?
        /// The mark that the piece may still turn out to be; its text is the literal one.
        var mark: Mark?
    }

    enum Mark {
        /// A run of `*`, `_` or `~`.
        case delimiter(Delimiter)
        /// `[` or `![`.
        case bracket
    }

    struct Delimiter {
        var character: Character
        var count: Int
        let length: Int
        let canOpen: Bool
        let canClose: Bool
    }

    let characters: [Character]
    var position = 0
    var pieces: [Piece] = []
    private var literal = ""

    init(_ text: String) {
        characters = Array(text)
    }

    mutating func spans() -> [Markdown.Span] {
        while position < characters.count { readNext() }
        finishLiteral()
        resolveEmphasis(from: 0)
        var spans: [Markdown.Span] = []
        for piece in pieces where !piece.text.isEmpty {
            if let last = spans.last, last.intent == piece.intent, last.link == piece.link {
                spans[spans.count - 1].text += piece.text
            } else {
                spans.append(Markdown.Span(text: piece.text, intent: piece.intent, link: piece.link))
            }
        }
        return spans
    }

    private mutating func readNext() {
        let character = characters[position]
        switch character {
        case "\\": readEscape()
        case "`": readCode()
        case "*", "_", "~": readDelimiter(character)
        case "[": append(Piece(text: "[", mark: .bracket), length: 1)
        case "!" where peek(1) == "[": append(Piece(text: "![", mark: .bracket), length: 2)
        case "]": readLinkEnd()
        case "<": readAngleLink()
        case "&": readEntity()
        case "h", "w": readBareLink()
        default: appendLiteral(character)
        }
    }

    func peek(_ distance: Int) -> Character? {
        let index = position + distance
        return characters.indices.contains(index) ? characters[index] : nil
    }

    mutating func appendLiteral(_ character: Character) {
        literal.append(character)
        position += 1
    }

    /// Adds a piece that the next `length` characters are.
    mutating func append(_ piece: Piece, length: Int) {
        finishLiteral()
        pieces.append(piece)
        position += length
    }

    mutating func finishLiteral() {
        if !literal.isEmpty { pieces.append(Piece(text: literal)) }
        literal = ""
    }

    mutating func appendLiteral(_ text: String, length: Int) {
        literal += text
        position += length
    }

    private mutating func readEscape() {
        guard let next = peek(1), next.isASCII, next.isPunctuation || next.isSymbol || next == "\n" else {
            return appendLiteral("\\")
        }
        appendLiteral(String(next), length: 2)
    }

    private mutating func readCode() {
        let length = runLength(at: position)
        var end = position + length
        while end < characters.count {
            guard characters[end] == "`" else {
                end += 1
                continue
            }
            let closing = runLength(at: end)
            if closing == length {
                var code = characters[(position + length)..<end].map { $0 == "\n" ? " " : $0 }
                if code.count > 2, code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
                    code.removeFirst()
                    code.removeLast()
                }
                return append(Piece(text: String(code), intent: .code), length: end + closing - position)
            }
            end += closing
        }
        appendLiteral(String(repeating: "`", count: length), length: length)
    }

    private func runLength(at index: Int) -> Int {
        var end = index
        while end < characters.count, characters[end] == characters[index] { end += 1 }
        return end - index
    }

    private mutating func readDelimiter(_ character: Character) {
        let length = runLength(at: position)
        let before = position > 0 ? characters[position - 1] : " "
        let after = peek(length) ?? " "
        let opensWord = !after.isWhitespace && (!after.isMark || before.isWhitespace || before.isMark)
        let closesWord = !before.isWhitespace && (!before.isMark || after.isWhitespace || after.isMark)
        var (canOpen, canClose) = (opensWord, closesWord)
        if character == "_" {
            canOpen = opensWord && (!closesWord || before.isMark)
            canClose = closesWord && (!opensWord || after.isMark)
        }
        let text = String(repeating: character, count: length)
        guard character != "~" || length <= 2 else { return appendLiteral(text, length: length) }
        append(
            Piece(
                text: text,
                mark: .delimiter(
                    Delimiter(
                        character: character, count: length, length: length, canOpen: canOpen, canClose: canClose))),
            length: length)
    }
}

extension Character {
    /// Indicates whether Markdown counts the character as punctuation.
    fileprivate var isMark: Bool { isPunctuation || isSymbol }
}
