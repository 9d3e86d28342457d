import Foundation

/// Variables that are declared as `AnyObject`s.
extension PlainSource {
    /// Reads the name of an object of an unknown class, or of a table or a list of those; false for another.
    mutating func readObject(_ word: String) -> Bool {
        if index > 0, "$`".utf8.contains(bytes[index - 1]) { return false }
        let name = nameStart < index ? "self." + word : word
        if dynamicPlaces[name]?.contains(where: { $0.contains(index) }) == true {
            readDynamic(word)
        } else if let kinds = tables[word] {
            readTable(word, kinds)
        } else {
            return false
        }
        return true
    }

    /// The places where a variable of a source is an `AnyObject` or an optional one, or a condition takes it from such a variable, by
    /// their names: the block around its declaration, or the condition's. A name that has another type there as well has none. A type's
    /// own is called `self.name`, too.
    static func objectPlaces(_ source: String, _ bytes: [UInt8]) -> [String: [Range<Int>]] {
        func offset(_ place: String.Index) -> Int { source.utf8.distance(from: source.startIndex, to: place) }
        var found: [String: [Range<Int>]] = [:]
        for match in source.matches(of: /(\bif [^\n{]*)?\b(?:var|let)\s+(\w+)\s*:\s*AnyObject\b(?!\s*[&>.])/) {
            let (name, start, end) = (String(match.2), offset(match.range.lowerBound), offset(match.range.upperBound))
            let isCondition = match.1 != nil
            let block = isCondition ? end : blockStart(bytes, around: start)
            let range = block..<blockEnd(bytes, from: end, depth: isCondition ? 0 : 1)
            guard !isComment(bytes[..<end]), isAlways(name, in: bytes[range]) else { continue }
            found[name, default: []].append(range)
            if !isCondition, isType(bytes[..<block]) { found["self." + name, default: []].append(range) }
        }
        for match in source.matches(of: /\b(if|guard) [^\n{]*?\blet (\w+) = ((?:self\.)?\w+)\s*(?:,|else\b|(?=\{))/) {
            let start = offset(match.range.upperBound)
            guard found[String(match.3)]?.contains(where: { $0.contains(start) }) == true else { continue }
            let range = start..<blockEnd(bytes, from: start, depth: match.1 == "if" ? 0 : 1)
            if isAlways(String(match.2), in: bytes[range]) { found[String(match.2), default: []].append(range) }
        }
        return found
    }

    /// Returns whether a name is declared as an `AnyObject` or of such alone in a text, or taken from itself.
    static func isAlways(_ name: String, in text: ArraySlice<UInt8>) -> Bool {
        let lines = lines(with: name, in: text)
        if lines.isEmpty { return true }
        let declared = #"(?:let|var) (?:\([^\n)]*)?\b\#(name)\b[^\n]*"#
        let named = #"\b\#(name)\s*:\s*(?:\[?\s*[A-Z]|(?:any|some|inout)\b|@|\()[^\n,)={]*"#
        let behind = #"\s*(?:[,):?\]\-][^\n{}=;"]*)?\bin\b"#
        let others = #"(?:\{|\bfor )[^\n{}=;"]*\b\#(name)\b\#(behind)|\bcase let [^\n]*\b\#(name)\b"#
        let itself = #"let \#(name) = (?:self\.)?\#(name)\s*(?:,|else\b|\{)"#
        guard let pattern = try? Regex("\(declared)|\(named)|\(others)"), let itself = try? Regex(itself)
        else { return false }
        return lines.allSatisfy { line in
            line.matches(of: pattern).allSatisfy {
                let found = line[$0.range]
                return found.contains("AnyObject") || found.firstMatch(of: itself) != nil
            }
        }
    }

    /// The lines of a text that have a name in them, without those that are comments.
    static func lines(with name: String, in text: ArraySlice<UInt8>) -> [String] {
        text.split(separator: UInt8(ascii: "\n")).filter { holds(Data($0), [name]) && !isComment($0) }
            .map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns whether the last line of a text is a comment.
    static func isComment(_ text: ArraySlice<UInt8>) -> Bool {
        let start = text.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.startIndex
        return text[start...].drop { " \t".utf8.contains($0) }.starts(with: "//".utf8)
    }

    /// Returns whether as many parentheses, brackets and braces are opened in a text as are closed.
    static func isBalanced(_ text: Substring) -> Bool {
        text.utf8.reduce(0) { $0 + ("([{".utf8.contains($1) ? 1 : ")]}".utf8.contains($1) ? -1 : 0) } == 0
    }

    /// Returns whether a text ends with the brace that begins a type.
    private static func isType(_ text: ArraySlice<UInt8>) -> Bool {
        let before = text.dropLast()
        let start = before.lastIndex { "{};".utf8.contains($0) }.map { $0 + 1 } ?? 0
        let word = words(before[start...]).last(where: declarations.contains)
        return word.map { ["class", "struct", "enum", "extension", "actor"].contains($0) } ?? false
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
