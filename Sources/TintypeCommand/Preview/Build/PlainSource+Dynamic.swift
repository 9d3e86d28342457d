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

    /// An object that is asked for a number, for a value or by a key is what has these.
    mutating func readObject(_ name: String) {
        let end = index + name.utf8.count
        defer { index = end }
        guard end < bytes.count else { return }
        guard let owner = bytes[end] == UInt8(ascii: ".") ? owner(at: end + 1) : keyed(at: end) else { return }
        insertions += [(index, "("), (end, " as! \(owner))")]
        isChanged = true
    }

    /// A cast in parentheses, `(a as AnyObject).b`, whose object is asked for a member: it is one to what has that member. Where nil is
    /// expected, as behind `if let`, the result may be nil, as that of a member that the runtime looks for.
    mutating func readObjectCast() {
        let start = index
        let end = start + "AnyObject".utf8.count
        index = end
        guard bytes[..<start].suffix(4).elementsEqual(" as ".utf8), end + 1 < bytes.count,
            bytes[end] == UInt8(ascii: ")"), bytes[end + 1] == UInt8(ascii: "."), let owner = owner(at: end + 2)
        else { return }
        let memberEnd = end + 2 + word(at: end + 2).utf8.count
        replace(start..<end, with: owner)
        guard expectsNil(start, behind: memberEnd), let open = opening(end) else {
            insertions.append((start - 1, "!"))
            return
        }
        insertions += [(open, "("), (start - 1, "?"), (end + 1, "?"), (memberEnd, ")")]
    }

    /// The parenthesis that one closes.
    private func opening(_ close: Int) -> Int? {
        var depth = 0
        for index in (0...close).reversed() {
            if bytes[index] == UInt8(ascii: ")") { depth += 1 }
            if bytes[index] == UInt8(ascii: "(") { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    /// Returns whether a member's value is unwrapped where it ends, or by the condition that it ends.
    private func expectsNil(_ start: Int, behind end: Int) -> Bool {
        guard end < bytes.count, ![UInt8(ascii: "."), UInt8(ascii: "(")].contains(bytes[end]) else { return false }
        if [UInt8(ascii: "?"), UInt8(ascii: "!")].contains(bytes[end]) { return true }
        let line = bytes[..<start].suffix(200).split(separator: UInt8(ascii: "\n")).last ?? []
        return String(decoding: line, as: UTF8.self).contains(/\b(?:if|guard)\s+(?:let|var)\b/)
    }

    /// The class of the object that has a member.
    private func owner(at start: Int) -> String? {
        let member = word(at: start)
        if Self.numberMembers.contains(member) { return "NSNumber" }
        if ["cgRectValue", "cgPointValue", "cgSizeValue"].contains(member) { return "NSValue" }
        let next = start + member.utf8.count
        let label = next < bytes.count && bytes[next] == UInt8(ascii: "(") ? word(at: next + 1) : ""
        return switch (member, label) {
        case ("value", "forKey"), ("value", "forKeyPath"), ("description", ""): "NSObject"
        case ("responds", "to"), ("isKind", "of"): "NSObject"
        case ("object", "forKey"): "NSDictionary"
        case ("object", "at"): "NSArray"
        default: nil
        }
    }

    /// The class of an object that is asked for what is at a text or at a number.
    private func keyed(at start: Int) -> String? {
        guard bytes[start] == UInt8(ascii: "["), start + 1 < bytes.count else { return nil }
        let key = bytes[start + 1]
        if key == UInt8(ascii: "\"") { return "NSDictionary" }
        return (48...57).contains(key) ? "NSArray" : nil
    }

    private static let numberMembers: Set<String> = [
        "doubleValue", "floatValue", "intValue", "integerValue", "boolValue", "stringValue",
    ]

    /// The variables of a source that are `AnyObject`s: those that say so, and those that alone of their name are cast so.
    static func objectNames(_ source: String) -> Set<String> {
        guard source.contains("AnyObject") else { return [] }
        let typed = source.matches(of: /\b(?:var|let)\s+(\w+)\s*:\s*AnyObject\b(?!\s*[\?!])/).map { String($0.1) }
        let cast = source.matches(of: /\b(?:var|let)\s+(\w+)\s*=[^\n]*\bas[?!]?\s+AnyObject\s*(?:[{,;\n]|$)/)
            .map { String($0.1) }
        guard !cast.isEmpty else { return Set(typed) }
        var counts: [Substring: Int] = [:]
        for declared in source.matches(of: /\b(?:var|let)\s+(\w+)/) { counts[declared.1, default: 0] += 1 }
        return Set(typed + cast.filter { counts[$0[...]] == 1 })
    }
}
