import Foundation

/// The places of a source where a name is an object of an unknown class.
extension PlainSource {
    /// The places where a parameter of a source is an `AnyObject` or an optional one, a variable is cast so at a line's end or in a
    /// condition, or a condition takes one from a table, by their names: the body of the function or closure, the block around, or the
    /// condition's. A name that has another type there as well has none.
    static func dynamicPlaces(_ source: String, tables: [String: Set<Table>]) -> [String: [Range<Int>]] {
        let words = ["AnyObject,", "AnyObject)", "AnyObject ", "AnyObject\n", "AnyObject]", "AnyObject?", "AnyObject!"]
        guard holds(Data(source.utf8), words) else { return [:] }
        let bytes = Array(source.utf8)
        func offset(_ place: String.Index) -> Int { source.utf8.distance(from: source.startIndex, to: place) }
        var found = objectPlaces(source, bytes)
        func add(_ name: Substring, _ range: Range<Int>) {
            if isAlways(String(name), in: bytes[range]) { found[String(name), default: []].append(range) }
        }
        for match in source.matches(of: /[\(, ](\w+)\s*:\s*AnyObject[?!]?\s*(?:=\s*nil\s*)?[,\)]/) {
            let end = offset(match.range.upperBound)
            guard !isComment(bytes[..<end]), let range = body(bytes, behindParameter: end - 1) else { continue }
            add(match.1, range)
        }
        for (name, end) in taken(source, tables: tables) {
            let start = offset(end)
            add(name, start..<blockEnd(bytes, from: start, depth: 0))
        }
        for match in source.matches(of: /(?:var|let)\s+(\w+)\s*=([^\n=]*)\sas[!?]?\s+AnyObject\??\s*([\n,;\{])/)
        where isBalanced(match.2) {
            let start = offset(match.range.upperBound)
            let end = blockEnd(bytes, from: start, depth: match.3 == "," ? 0 : 1)
            add(match.1, start..<end)
        }
        return found
    }

    /// The body of the function or closure whose parameters are around a place; nil for those of a type or of a function without a body.
    private static func body(_ bytes: [UInt8], behindParameter parameter: Int) -> Range<Int>? {
        var (depth, place) = (1, parameter)
        while place < bytes.count, depth > 0 {
            if bytes[place] == UInt8(ascii: "(") { depth += 1 }
            if bytes[place] == UInt8(ascii: ")") { depth -= 1 }
            place += 1
        }
        let line = bytes[place...].prefix { !"\n{}".utf8.contains($0) }
        if words(line).contains("in") { return place..<blockEnd(bytes, from: place, depth: 1) }
        let head = bytes[place...].prefix { byte in
            if byte == UInt8(ascii: "(") { depth += 1 }
            if byte == UInt8(ascii: ")") { depth -= 1 }
            return depth >= 0 && !"{}=".utf8.contains(byte)
        }
        guard head.endIndex < bytes.count, bytes[head.endIndex] == UInt8(ascii: "{"),
            declarations.isDisjoint(with: words(head))
        else { return nil }
        return head.endIndex..<blockEnd(bytes, from: head.endIndex, depth: 0)
    }

    /// The words that begin another declaration.
    static let declarations: Set<String> = [
        "class", "struct", "enum", "protocol", "extension", "actor", "func", "var", "let", "init", "deinit",
        "subscript", "case", "typealias",
    ]

    static func words(_ bytes: ArraySlice<UInt8>) -> [String] {
        bytes.split { !isLetter($0) }.map { String(decoding: $0, as: UTF8.self) }
    }

    /// The end of the braces that are open at a place, `depth` of them; of none, that of the next ones, or of those around.
    static func blockEnd(_ bytes: [UInt8], from start: Int, depth: Int) -> Int {
        var (depth, place, isOpen) = (depth, start, depth > 0)
        while place < bytes.count {
            if bytes[place] == UInt8(ascii: "{") { (depth, isOpen) = (depth + 1, true) }
            if bytes[place] == UInt8(ascii: "}") { depth -= 1 }
            if depth < 0 || isOpen && depth == 0 { break }
            place += 1
        }
        return place
    }
}
