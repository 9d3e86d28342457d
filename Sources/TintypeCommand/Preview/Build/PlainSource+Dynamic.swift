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

    /// An object that is asked for a number is one.
    mutating func readNumber(_ name: String) {
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

    /// The variables of a source that are `AnyObject`s.
    static func objectNames(_ source: String) -> Set<String> {
        guard source.contains("AnyObject") else { return [] }
        let names = source.matches(of: /\b(?:var|let)\s+(\w+)\s*:\s*AnyObject\b(?!\s*[\?!])/).map { String($0.1) }
        return Set(names)
    }
}
