import Foundation

/// Tables of `AnyObject`s, whose values are asked for members and elements, and other tables and names that Apple's compiler takes
/// for one another.
extension PlainSource {
    /// The kinds of tables and lists of `AnyObject`s.
    enum Table { case table, list, listOfTables }

    /// Reads a table or a list: its value for a key, `a["b"]?["c"]` or `a?["b"]?.c`, or at a place, `a[0].b`, is asked for a member or an
    /// element by its name alone.
    mutating func readTable(_ name: String, _ kinds: Set<Table>) {
        let start = nameStart
        index += name.utf8.count
        if isMark(index) { index += 1 }
        guard let end = subscriptEnd(index) else { return }
        let isOptional = isMark(end)
        if kinds.contains(isOptional ? .table : .list), isDynamic(isOptional ? end + 1 : end) {
            insertions += [(start, isOptional ? "_dynamicIfAny(" : "_Dynamic("), (end, ")")]
        } else if kinds.contains(.listOfTables), let end = subscriptEnd(end), isMark(end), isDynamic(end + 1) {
            insertions += [(start, "_dynamicIfAny("), (end, ")")]
        } else {
            return
        }
        isChanged = true
    }

    /// The end of a key or a place in brackets that begins at a place; nil for a range of places.
    private func subscriptEnd(_ start: Int) -> Int? {
        guard start < bytes.count, bytes[start] == UInt8(ascii: "["),
            let close = bytes[start...].firstIndex(of: UInt8(ascii: "]")),
            !bytes[(start + 1)..<close].contains(UInt8(ascii: "[")),
            !Self.holds(Data(bytes[(start + 1)..<close]), ["...", "..<"])
        else { return nil }
        return close + 1
    }

    /// A dictionary or an array of CoreFoundation's, made of one of Foundation's: to Apple's compiler the two are one. In a source that
    /// has some, a question to the keychain, `SecItemAdd(query as CFDictionary, nil)`, is one of Foundation's, and others are cast.
    mutating func readCollection(_ name: String) {
        let end = index + name.utf8.count
        defer { index = end }
        let kinds = name == "CFArray" ? ["NSArray", "NSMutableArray"] : ["NSDictionary", "NSMutableDictionary"]
        guard bytes[..<index].suffix(4).elementsEqual(" as ".utf8), Self.holds(Data(bytes), kinds) else { return }
        if openParenthesis.map(wordBehind)?.hasPrefix("SecItem") == true {
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

    /// The word that ends at a place.
    private func wordBehind(_ place: Int) -> String {
        String(decoding: bytes[..<place].reversed().prefix { isPartOfWord($0) }.reversed(), as: UTF8.self)
    }

    /// The names of a source's dictionaries and arrays of Foundation's.
    static func collections(_ source: String) -> Set<String> {
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

    /// The names of a source's tables and lists of `AnyObject`s, declared, cast or taken in turn from a list of them. A name that is
    /// declared otherwise as well is none.
    static func tables(_ source: String) -> [String: Set<Table>] {
        guard holds(Data(source.utf8), ["AnyObject]", "AnyObject ]"]) else { return [:] }
        let bytes = Array(source.utf8)
        let text = lines(with: "AnyObject", in: bytes[...]).joined(separator: "\n")
        let name = #"(?:\b(\w+)\s*:\s*|\b(?:let|var) (\w+) = (?:(?!\b(?:let|var)\b)[^\n])*?(?:\bas[!?]? )?)"#
        let table = #"\[\s*(?:String|AnyHashable|NSObject)\s*:\s*AnyObject\s*\]"#
        func names(of type: String, isWhole: Bool = false) -> Set<String> {
            guard let pattern = try? Regex(name + type, as: (Substring, Substring?, Substring?).self) else { return [] }
            let matches = text.matches(of: pattern).filter { !isWhole || isBalanced($0.output.0) }
            return Set(matches.compactMap { ($0.output.1 ?? $0.output.2).map(String.init) })
        }
        let lists = names(of: #"\["# + table + #"\]"#)
        let loops = source.matches(of: /\bfor (\w+) in (\w+)/).filter { lists.contains(String($0.2)) }
        // A list that is an argument, or asked for something else at once, says nothing of the variable.
        let plain = names(of: #"\[\s*AnyObject\s*\]"#, isWhole: true).filter { isAlways($0, in: bytes[...]) }
        var tables: [String: Set<Table>] = [:]
        for name in plain { tables[name, default: []].insert(.list) }
        for name in lists { tables[name, default: []].insert(.listOfTables) }
        for name in names(of: table).union(loops.map { String($0.1) }) where !isOther(name, in: bytes[...]) {
            tables[name, default: []].insert(.table)
        }
        return tables
    }

    /// Returns whether a name is declared as a table of objects of a known class as well.
    private static func isOther(_ name: String, in text: ArraySlice<UInt8>) -> Bool {
        guard let pattern = try? Regex(#"\b\#(name)\s*[:=]\s*\[\s*\w+\s*:\s*(?!Any)[A-Z]"#) else { return false }
        return lines(with: name, in: text).contains { $0.firstMatch(of: pattern) != nil }
    }

    /// The names that conditions and loops have for what they take from tables and lists, with the places behind them.
    static func taken(_ source: String, tables: [String: Set<Table>]) -> [(name: Substring, end: String.Index)] {
        guard !tables.isEmpty else { return [] }
        let conditions = source.matches(of: /if [^\n{]*?\blet (\w+) = (\w+)\[[^\]\n]*\](?=\s*[,{])/)
            .filter { tables[String($0.2)]?.contains(.table) == true }
        let loops = source.matches(of: /\bfor (\w+) in (\w+)[?!]?(?=\s*\{)/)
            .filter { tables[String($0.2)]?.contains(.list) == true }
        return (conditions + loops).map { ($0.1, $0.range.upperBound) }
    }
}
