import Foundation

extension InlineMarkdown {
    /// Reads `](destination "title")`; without a bracket before it or a destination behind it is a letter.
    mutating func readLinkEnd() {
        finishLiteral()
        let opener = pieces.lastIndex { piece in
            if case .bracket? = piece.mark { true } else { false }
        }
        guard let opener else { return appendLiteral("]") }
        guard let (destination, end) = destination(from: position + 1) else {
            pieces[opener].mark = nil
            return appendLiteral("]")
        }
        resolveEmphasis(from: opener + 1)
        let isImage = pieces[opener].text == "!["
        pieces[opener].text = ""
        pieces[opener].mark = nil
        if !isImage {
            for index in pieces.indices.dropFirst(opener + 1) { pieces[index].link = destination }
            // There are no links in links.
            for index in pieces.indices.prefix(opener) {
                if case .bracket? = pieces[index].mark, pieces[index].text == "[" { pieces[index].mark = nil }
            }
        }
        position = end
    }

    /// The destination in parentheses, and where the text goes on.
    private func destination(from start: Int) -> (String, Int)? {
        guard characters.indices.contains(start), characters[start] == "(" else { return nil }
        var index = start + 1
        skipSpace(&index)
        var target = ""
        if index < characters.count, characters[index] == "<" {
            index += 1
            while index < characters.count, characters[index] != ">", characters[index] != "\n" {
                target.append(characters[index])
                index += 1
            }
            index += 1
        } else {
            var depth = 0
            while index < characters.count, !characters[index].isWhitespace {
                if characters[index] == "(" { depth += 1 }
                if characters[index] == ")" {
                    if depth == 0 { break }
                    depth -= 1
                }
                target.append(characters[index])
                index += 1
            }
        }
        skipSpace(&index)
        if index < characters.count, let closing = ["\"": "\"", "'": "'", "(": ")"][characters[index]] {
            index += 1
            while index < characters.count, String(characters[index]) != closing { index += 1 }
            index += 1
            skipSpace(&index)
        }
        guard index < characters.count, characters[index] == ")" else { return nil }
        return (target, index + 1)
    }

    private func skipSpace(_ index: inout Int) {
        while index < characters.count, characters[index].isWhitespace { index += 1 }
    }

    /// Reads `<https://example.org>` and `<name@example.org>`.
    mutating func readAngleLink() {
        let rest = characters[(position + 1)...]
        guard let end = rest.firstIndex(of: ">") else { return appendLiteral("<") }
        let target = String(characters[(position + 1)..<end])
        guard !target.contains(where: \.isWhitespace) else { return appendLiteral("<") }
        let scheme = target.prefix { $0 != ":" }
        if scheme.count < target.count, scheme.count >= 2, scheme.first?.isLetter == true,
            scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
        {
            return append(Piece(text: target, link: target), length: end + 1 - position)
        }
        guard let at = target.firstIndex(of: "@"), at != target.startIndex, target.last != "@" else {
            return appendLiteral("<")
        }
        append(Piece(text: target, link: "mailto:" + target), length: end + 1 - position)
    }

    /// Reads an address that stands in the text as it is, up to the punctuation behind it.
    mutating func readBareLink() {
        let before = position > 0 ? characters[position - 1] : " "
        let prefix = ["https://", "http://", "www."].first { prefix in
            characters[position...].starts(with: prefix)
        }
        guard let prefix, before.isWhitespace || "*_~(".contains(before) else {
            return appendLiteral(characters[position])
        }
        var end = position
        while end < characters.count, !characters[end].isWhitespace, characters[end] != "<" { end += 1 }
        while end > position, "?!.,:*_~'\")".contains(characters[end - 1]) { end -= 1 }
        let target = String(characters[position..<end])
        guard target.count > prefix.count else { return appendLiteral(characters[position]) }
        append(Piece(text: target, link: prefix == "www." ? "http://" + target : target), length: end - position)
    }

    /// Reads `&amp;` and its like.
    mutating func readEntity() {
        let known: [String: String] = [
            "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
            "hellip": "…", "ndash": "–", "mdash": "—", "euro": "€", "trade": "™",
        ]
        let rest = characters[(position + 1)...].prefix(10)
        guard let end = rest.firstIndex(of: ";") else { return appendLiteral("&") }
        let name = String(characters[(position + 1)..<end])
        let length = end + 1 - position
        if let text = known[name] { return appendLiteral(text, length: length) }
        let isHex = name.hasPrefix("#x") || name.hasPrefix("#X")
        guard name.hasPrefix("#"), let value = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10),
            let scalar = Unicode.Scalar(value), value > 0
        else { return appendLiteral("&") }
        appendLiteral(String(Character(scalar)), length: length)
    }
}
