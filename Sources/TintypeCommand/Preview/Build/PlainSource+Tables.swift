import Foundation

/// Tables of `AnyObject`s, whose values are asked for members and elements, and those that ask a keychain.
extension PlainSource {
    /// Reads a table: its value for a key, `a["b"]?["c"]`, is asked for a member or an element by its name alone.
    mutating func readTable(_ name: String) {
        let end = index + name.utf8.count
        defer { index = end }
        guard end < bytes.count, bytes[end] == UInt8(ascii: "["),
            let close = bytes[end...].firstIndex(of: UInt8(ascii: "]")),
            !bytes[(end + 1)..<close].contains(UInt8(ascii: "[")), close + 1 < bytes.count,
            bytes[close + 1] == UInt8(ascii: "?") || bytes[close + 1] == UInt8(ascii: "!"), isDynamic(close + 2)
        else { return }
        insertions += [(index, "_dynamicIfAny("), (close + 1, ")")]
        isChanged = true
    }

    /// A question to the keychain in a source that has dictionaries of Foundation's, `SecItemAdd(query as CFDictionary, nil)`, is one of
    /// those: to Apple's compiler the two are one.
    mutating func readDictionary() {
        let end = index + "CFDictionary".utf8.count
        defer { index = end }
        guard bytes[..<index].suffix(4).elementsEqual(" as ".utf8),
            Self.holds(Data(bytes), ["NSDictionary", "NSMutableDictionary"]), let open = openParenthesis
        else { return }
        let callee = bytes[..<open].reversed().prefix { Self.isLetter($0) }
        if String(decoding: callee.reversed(), as: UTF8.self).hasPrefix("SecItem") {
            replace(index..<end, with: "NSDictionary")
        }
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
