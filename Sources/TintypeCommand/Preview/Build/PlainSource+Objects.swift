import Foundation

/// Variables that are declared as `AnyObject`s.
extension PlainSource {
    /// Reads the name of an object of an unknown class, or of a table or a list of those; false for another.
    mutating func readObject(_ word: String) -> Bool {
        if dynamicPlaces[word]?.contains(where: { $0.contains(index) }) == true {
            readDynamic(word)
        } else if let kinds = tables[word] {
            readTable(word, kinds)
        } else {
            return false
        }
        return true
    }

    /// The places where a variable of a source is an `AnyObject` or an optional one, or a condition takes it from such a variable, by
    /// their names: the block around its declaration, or the condition's. A name that has another type there as well has none.
    static func objectPlaces(_ source: String, _ bytes: [UInt8]) -> [String: [Range<Int>]] {
        func offset(_ place: String.Index) -> Int { source.utf8.distance(from: source.startIndex, to: place) }
        var found: [String: [Range<Int>]] = [:]
        for match in source.matches(of: /(\bif [^\n{]*)?\b(?:var|let)\s+(\w+)\s*:\s*AnyObject\b(?!\s*[&>])/) {
            let (name, start, end) = (String(match.2), offset(match.range.lowerBound), offset(match.range.upperBound))
            let isCondition = match.1 != nil
            let block = isCondition ? end : blockStart(bytes, around: start)
            let range = block..<blockEnd(bytes, from: end, depth: isCondition ? 0 : 1)
            if isAlways(name, in: String(decoding: bytes[range], as: UTF8.self)) {
                found[name, default: []].append(range)
            }
        }
        for match in source.matches(of: /\b(if|guard) [^\n{]*?\blet (\w+) = (?:self\.)?(\w+)\s*(?:,|else\b|(?=\{))/) {
            let start = offset(match.range.upperBound)
            guard found[String(match.3)]?.contains(where: { $0.contains(start) }) == true else { continue }
            let range = start..<blockEnd(bytes, from: start, depth: match.1 == "if" ? 0 : 1)
            if isAlways(String(match.2), in: String(decoding: bytes[range], as: UTF8.self)) {
                found[String(match.2), default: []].append(range)
            }
        }
        return found
    }

    /// Returns whether a name is declared as an `AnyObject` alone in a text, or taken from itself.
    private static func isAlways(_ name: String, in text: String) -> Bool {
        let (declared, named) = (#"(?:let|var) \#(name)\b[^\n]*"#, #"\b\#(name)\s*:\s*\[?\s*[A-Z][^\n]*"#)
        let others = #"(?:\{|\bfor )[^\n{}]*\b\#(name)\b[^\n{}]*\bin\b|\bcase let [^\n]*\b\#(name)\b"#
        let itself = #"let \#(name) = (?:self\.)?\#(name)\s*(?:,|else\b|\{)"#
        guard let pattern = try? Regex("\(declared)|\(named)|\(others)"), let itself = try? Regex(itself)
        else { return false }
        return text.matches(of: pattern).allSatisfy {
            let line = text[$0.range]
            return line.contains("AnyObject") || line.firstMatch(of: itself) != nil
        }
    }

    /// The start of the block around a place.
    private static func blockStart(_ bytes: [UInt8], around place: Int) -> Int {
        var depth = 0
        let brace = bytes[..<place].lastIndex { byte in
            if byte == UInt8(ascii: "}") { depth += 1 }
            if byte == UInt8(ascii: "{") { depth -= 1 }
            return depth < 0
        }
        return brace.map { $0 + 1 } ?? 0
    }

    /// The start of the name at `index`, with a `self.` before it.
    var nameStart: Int {
        let start = index - "self.".utf8.count
        guard start >= 0, bytes[start..<index].elementsEqual("self.".utf8),
            start == 0 || !(Self.isLetter(bytes[start - 1]) || bytes[start - 1] == UInt8(ascii: "."))
        else { return index }
        return start
    }
}
