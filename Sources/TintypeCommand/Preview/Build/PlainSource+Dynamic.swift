/// Members of `AnyObject`, which only the runtime of Objective-C looks for in an object.
extension PlainSource {
    /// What a source calls `AnyObject`: variables, which are asked for numbers, parameters with the bodies of their functions, and
    /// tables of objects.
    struct ObjectNames {
        var numbers: Set<String> = []
        var parameters: [(name: String, body: Range<Int>)] = []
        var tables: Set<String> = []

        init(_ source: String) {
            guard source.contains("AnyObject") else { return }
            numbers = PlainSource.objectNames(source)
            tables = PlainSource.objectTables(source)
            parameters = PlainSource.objectParameters(source, tables)
        }
    }

    /// A loop over objects of a known type that the source calls `AnyObject`: the objects keep their type, and with it their members.
    mutating func readLoop() {
        index += "for".utf8.count
        guard let name = behindSpaces(index), Self.isLetter(bytes[name]),
            let colon = behindSpaces(name + word(at: name).utf8.count), bytes[colon] == UInt8(ascii: ":"),
            let type = behindSpaces(colon + 1), word(at: type) == "AnyObject",
            let end = behindSpaces(type + word(at: type).utf8.count), word(at: end) == "in"
        else { return }
        replace(colon..<end, with: "")
        index = end
    }

    /// Reads a word that may be an object's.
    /// - Returns: Whether it is, and was read.
    mutating func readDynamic(_ word: String) -> Bool {
        if objects.numbers.contains(word) {
            readNumber(word)
        } else if word == "AnyObject" {
            readObject()
        } else if objects.parameters.contains(where: { $0.name == word && $0.body.contains(index) }) {
            readParameter(word)
        } else if objects.tables.contains(word) {
            readTable(word)
        } else {
            return false
        }
        return true
    }

    /// An object that is asked for a number is one.
    private mutating func readNumber(_ name: String) {
        let end = index + name.utf8.count
        defer { index = end }
        guard end < bytes.count, bytes[end] == UInt8(ascii: "."), Self.numberMembers.contains(word(at: end + 1)) else {
            return
        }
        insertions += [(index, "("), (end, " as! NSNumber)")]
        isChanged = true
    }

    private static let numberMembers: Set<String> = [
        "doubleValue", "floatValue", "intValue", "integerValue", "boolValue", "stringValue",
    ]

    /// An object in parentheses, `(a as AnyObject)`, that is asked for a member is asked by our function for the members of objects.
    private mutating func readObject() {
        let end = index + "AnyObject".utf8.count
        defer { index = end }
        guard end + 1 < bytes.count, bytes[end] == UInt8(ascii: ")"), isMember(end + 1), let open = opening(end),
            open == 0 || !isPartOfWord(bytes[open - 1]), bytes[open..<index].reversed().starts(with: " sa ".utf8)
        else { return }
        insertions.append((open, "_members"))
        isChanged = true
    }

    /// A parameter that is an `AnyObject` is asked alike.
    private mutating func readParameter(_ name: String) {
        let end = index + name.utf8.count
        defer { index = end }
        guard isMember(end) else { return }
        insertions += [(index, "_members("), (end, ")")]
        isChanged = true
    }

    /// What a table of `AnyObject`s has for a key, `a["b"]?["c"]`, is asked alike.
    private mutating func readTable(_ name: String) {
        let end = index + name.utf8.count
        defer { index = end }
        guard end < bytes.count, bytes[end] == UInt8(ascii: "["),
            let close = bytes[end...].firstIndex(of: UInt8(ascii: "]")),
            !bytes[(end + 1)..<close].contains(UInt8(ascii: "[")), close + 1 < bytes.count,
            bytes[close + 1] == UInt8(ascii: "?") || bytes[close + 1] == UInt8(ascii: "!"), isMember(close + 2)
        else { return }
        insertions += [(index, "_membersIfAny("), (close + 1, ")")]
        isChanged = true
    }

    /// Returns whether a member that objects are asked for, or a subscript, stands at a place.
    private func isMember(_ place: Int) -> Bool {
        guard place < bytes.count else { return false }
        if bytes[place] == UInt8(ascii: "[") { return true }
        return bytes[place] == UInt8(ascii: ".") && Self.objectMembers.contains(word(at: place + 1))
    }

    /// The members that the overlay of Foundation and UIKit look for in an object: those of `_ObjectMembers`.
    private static let objectMembers: Set<String> = numberMembers.union([
        "description", "debugDescription", "length", "lowercased", "uppercased", "capitalized", "hasPrefix",
        "hasSuffix", "components", "replacingOccurrences", "trimmingCharacters", "count", "allKeys", "allValues",
        "firstObject", "lastObject", "object", "value", "isEqual", "isKind", "row", "section", "item", "indexPath",
        "tag", "frame", "bounds", "center", "isHidden", "superview", "isEnabled", "isSelected", "isOn",
        "selectedSegmentIndex", "currentPage", "date", "currentTitle", "titleLabel", "text", "title", "view",
        "location", "cgPointValue", "cgSizeValue", "cgRectValue", "uintValue", "uint32Value", "int64Value",
    ])

    /// The names of a source's tables of `AnyObject`s, declared, cast or taken in turn from a list of them.
    private static func objectTables(_ source: String) -> Set<String> {
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

    /// The parameters of a source that are `AnyObject`s throughout, each with the body of its function, and what is taken from tables
    /// of them, with the body of the condition.
    private static func objectParameters(_ source: String, _ tables: Set<String>) -> [(name: String, body: Range<Int>)]
    {
        let parameters = source.matches(of: /func [^\n{]*?\b(\w+)\s*:\s*AnyObject\s*[,)]/).map { ($0.1, $0.range) }
        let taken = source.matches(of: /if [^\n{]*?\blet (\w+) = (\w+)\[[^\]\n]*\](?=\s*[,{])/).compactMap { match in
            tables.contains(String(match.2)) ? (match.1, match.range) : nil
        }
        return (parameters + taken).compactMap { name, range in
            let rest = source.utf8[range.upperBound...]
            guard let open = rest.firstIndex(of: UInt8(ascii: "{")) else { return nil }
            var depth = 0
            let close = rest[open...].firstIndex { byte in
                if byte == UInt8(ascii: "{") { depth += 1 }
                if byte == UInt8(ascii: "}") { depth -= 1 }
                return depth == 0
            }
            let end = close ?? source.endIndex
            // Another variable may have the name there, of a type of its own.
            guard !source[open..<end].contains("let \(name) "), !source[open..<end].contains("var \(name) ")
            else {
                return nil
            }
            let start = source.utf8.distance(from: source.startIndex, to: open)
            return (String(name), start..<source.utf8.distance(from: source.startIndex, to: end))
        }
    }

    /// The variables of a source that are `AnyObject`s.
    private static func objectNames(_ source: String) -> Set<String> {
        let names = source.matches(of: /\b(?:var|let)\s+(\w+)\s*:\s*AnyObject\b(?!\s*[\?!])/).map { String($0.1) }
        return Set(names)
    }
}
