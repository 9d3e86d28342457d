import Foundation

/// Tables of `AnyObject`s, whose values are asked for members and elements, and those that ask a keychain.
extension PlainSource {
    /// Reads a table: its value for a key, `a["b"]?["c"]` or `a?["b"]?.c`, is asked for a member or an element by its name alone.
    mutating func readTable(_ name: String) {
        var end = index + name.utf8.count
        if isMark(end) { end += 1 }
        defer { index = end }
        guard end < bytes.count, bytes[end] == UInt8(ascii: "["),
            let close = bytes[end...].firstIndex(of: UInt8(ascii: "]")),
            !bytes[(end + 1)..<close].contains(UInt8(ascii: "[")), close + 1 < bytes.count,
            bytes[close + 1] == UInt8(ascii: "?") || bytes[close + 1] == UInt8(ascii: "!"), isDynamic(close + 2)
        else { return }
        insertions += [(index, "_dynamicIfAny("), (close + 1, ")")]
        isChanged = true
    }

    /// A dictionary or an array of CoreFoundation's, made of one of Foundation's: to Apple's compiler the two are one. In a source that
    /// has some, a question to the keychain, `SecItemAdd(query as CFDictionary, nil)`, is one of Foundation's, and others are cast.
    mutating func readCollection(_ name: String) {
        let end = index + name.utf8.count
        defer { index = end }
        let kinds = name == "CFArray" ? ["NSArray", "NSMutableArray"] : ["NSDictionary", "NSMutableDictionary"]
        guard bytes[..<index].suffix(4).elementsEqual(" as ".utf8), Self.holds(Data(bytes), kinds),
            let open = openParenthesis
        else { return }
        if wordBehind(open).hasPrefix("SecItem") {
            replace(index..<end, with: "NSDictionary")
        } else if collections.contains(wordBehind(index - 4)) {
            insertions.append((index - 1, "!"))
            isChanged = true
        }
    }

    /// A name of CoreText's that is cast to one of an attribute is made one.
    mutating func readAttributeName(_ name: String) {
        index += name.utf8.count
        let cast = " as NSAttributedString.Key"
        guard bytes[index...].starts(with: cast.utf8) else { return }
        insertions.append((index - name.utf8.count, "NSAttributedString.Key("))
        replace(index..<index + cast.utf8.count, with: ")")
        index += cast.utf8.count
    }

    /// The letters that end at a place.
    private func wordBehind(_ place: Int) -> String {
        String(decoding: bytes[..<place].reversed().prefix { Self.isLetter($0) }.reversed(), as: UTF8.self)
    }

    /// The names of a source's dictionaries and arrays of Foundation's.
    private var collections: Set<String> {
        let source = String(decoding: bytes, as: UTF8.self)
        let name = /\b(\w+)\s*(?::|=(?:[^\n;]*\bas!?)?)\s*NS(?:Mutable)?(?:Dictionary|Array)\b(?!\s*[?!])/
        return Set(source.matches(of: name).map { String($0.1) })
    }

    /// The last parenthesis that is open at `index`.
    private var openParenthesis: Int? {
        var depth = 0
        return bytes[..<index].lastIndex { byte in
            if byte == UInt8(ascii: ")") { depth += 1 }
            if byte == UInt8(ascii: "(") { depth -= 1 }
            return depth < 0
        }
    }

    /// The names of a source's tables of `AnyObject`s, declared, cast or taken in turn from a list of them.
    static func tables(_ source: String) -> Set<String> {
        guard holds(Data(source.utf8), ["AnyObject]", "AnyObject ]"]) else { return [] }
        let name = #"(?:\b(\w+)\s*:\s*|\b(?:let|var) (\w+) = (?:(?!\b(?:let|var)\b)[^\n])*\bas[?!]? )"#
        let table = #"\[\s*String\s*:\s*AnyObject\s*\]"#
        func names(of type: String) -> [String] {
            guard let pattern = try? Regex(name + type, as: (Substring, Substring?, Substring?).self) else { return [] }
            return source.matches(of: pattern).compactMap { ($0.output.1 ?? $0.output.2).map(String.init) }
        }
        let lists = Set(names(of: #"\["# + table + #"\]"#))
        let loops = source.matches(of: /\bfor (\w+) in (\w+)/).filter { lists.contains(String($0.2)) }
        return Set(names(of: table) + loops.map { String($0.1) })
    }

    /// The names that conditions have for what they take from tables, with the places behind them.
    static func takenFromTables(_ source: String, tables: Set<String>) -> [(name: String, end: String.Index)] {
        guard !tables.isEmpty else { return [] }
        return source.matches(of: /if [^\n{]*?\blet (\w+) = (\w+)\[[^\]\n]*\](?=\s*[,{])/).compactMap { match in
            tables.contains(String(match.2)) ? (String(match.1), match.range.upperBound) : nil
        }
    }
}
