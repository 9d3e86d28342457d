/// Members of `AnyObject`, which only the runtime of Objective-C looks for in an object.
extension PlainSource {
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
        if objectNames.contains(word) {
            readNumber(word)
        } else if word == "AnyObject" {
            readObject()
        } else if objectParameters.contains(where: { $0.name == word && $0.body.contains(index) }) {
            readParameter(word)
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

    /// The parameters of a source that are `AnyObject`s throughout, each with the body of its function.
    static func objectParameters(_ source: String) -> [(name: String, body: Range<Int>)] {
        guard source.contains("AnyObject") else { return [] }
        return source.matches(of: /func [^\n{]*?\b(\w+)\s*:\s*AnyObject\s*[,)]/).compactMap { match in
            let rest = source.utf8[match.range.upperBound...]
            guard let open = rest.firstIndex(of: UInt8(ascii: "{")) else { return nil }
            var depth = 0
            let close = rest[open...].firstIndex { byte in
                if byte == UInt8(ascii: "{") { depth += 1 }
                if byte == UInt8(ascii: "}") { depth -= 1 }
                return depth == 0
            }
            let end = close ?? source.endIndex
            // Another variable may have the name there, of a type of its own.
            guard !source[open..<end].contains("let \(match.1) "), !source[open..<end].contains("var \(match.1) ")
            else {
                return nil
            }
            let start = source.utf8.distance(from: source.startIndex, to: open)
            return (String(match.1), start..<source.utf8.distance(from: source.startIndex, to: end))
        }
    }

    /// The variables of a source that are `AnyObject`s.
    static func objectNames(_ source: String) -> Set<String> {
        guard source.contains("AnyObject") else { return [] }
        let names = source.matches(of: /\b(?:var|let)\s+(\w+)\s*:\s*AnyObject\b(?!\s*[\?!])/).map { String($0.1) }
        return Set(names)
    }
}
