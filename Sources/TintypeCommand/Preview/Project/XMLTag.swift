/// A tag that opens an element, with its attributes.
struct XMLTag: Equatable {
    var name: String
    var attributes: [String: String] = [:]

    /// The opening tags of a text, in order. Texts between them, comments and declarations are passed over.
    static func all(in text: String) -> [XMLTag] {
        var tags: [XMLTag] = []
        var rest = text[...]
        while let open = rest.firstIndex(of: "<") {
            rest = rest[open...].dropFirst()
            if rest.hasPrefix("!--") {
                guard let end = rest.range(of: "-->") else { break }
                rest = rest[end.upperBound...]
            } else if let first = rest.first, first.isLetter {
                tags.append(read(&rest))
            }
        }
        return tags
    }

    private static func read(_ rest: inout Substring) -> XMLTag {
        func isName(_ character: Character) -> Bool { !character.isWhitespace && !"=<>/\"'".contains(character) }
        func take(_ rest: inout Substring, while condition: (Character) -> Bool) -> String {
            let part = rest.prefix(while: condition)
            rest = rest[part.endIndex...]
            return String(part)
        }
        var tag = XMLTag(name: take(&rest, while: isName))
        while true {
            _ = take(&rest) { !isName($0) && !"<>".contains($0) }
            let key = take(&rest, while: isName)
            _ = take(&rest, while: \.isWhitespace)
            guard !key.isEmpty, rest.first == "=" else { return tag }
            rest = rest.dropFirst().drop(while: \.isWhitespace)
            guard let quote = rest.first, quote == "\"" || quote == "'" else { return tag }
            rest = rest.dropFirst()
            tag.attributes[key] = plain(take(&rest) { $0 != quote })
            rest = rest.dropFirst()
        }
    }

    /// The text behind the words of XML for its own letters.
    private static func plain(_ text: String) -> String {
        let words = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
        return words.reduce(text) { $0.replacing($1.0, with: $1.1) }
    }
}
