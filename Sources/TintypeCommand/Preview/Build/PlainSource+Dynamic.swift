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

    /// A cast in parentheses that is asked for a member or an element, `(sender as AnyObject).tag`, is asked for it by its name alone;
    /// so is one to an optional, `(change as AnyObject?)?.boolValue`.
    mutating func readCast() {
        let end = index + "AnyObject".utf8.count
        defer { index = end }
        let close = isMark(end) ? end + 1 : end
        guard index > 3, bytes[..<index].suffix(4).elementsEqual(" as ".utf8), close + 1 < bytes.count,
            bytes[close] == UInt8(ascii: ")"), isMark(close + 1) == (close > end),
            isDynamic(close > end ? close + 2 : close + 1), let open = opening(close), open == 0 || !isCallee(open - 1)
        else { return }
        insertions.append((open, close > end ? "_dynamicIfAny" : "_Dynamic"))
        isChanged = true
    }

    /// Returns whether a mark of an optional stands at a place.
    func isMark(_ place: Int) -> Bool { place < bytes.count && "?!".utf8.contains(bytes[place]) }

    /// Returns whether what ends at a place is called by a parenthesis behind it. A mark before a parenthesis alone says "not".
    private func isCallee(_ place: Int) -> Bool {
        let isMarked = bytes[place] == UInt8(ascii: "!")
        guard let last = bytes[...place].dropLast(isMarked ? 1 : 0).last else { return false }
        return isPartOfWord(last) || ")]?>".utf8.contains(last)
    }

    /// An object that is asked for such a member or for an element is asked for it by its name alone.
    mutating func readDynamic(_ name: String) {
        let end = index + name.utf8.count
        defer { index = end }
        guard isDynamic(isMark(end) ? end + 1 : end) else { return }
        insertions += [(nameStart, isMark(end) ? "_dynamicIfAny(" : "_Dynamic("), (end, ")")]
        isChanged = true
    }

    /// Returns whether an element stands at a place, or a member that senders and dictionaries are asked for.
    func isDynamic(_ place: Int) -> Bool {
        guard place < bytes.count else { return false }
        if bytes[place] == UInt8(ascii: "[") { return true }
        return bytes[place] == UInt8(ascii: ".") && Self.dynamicMembers.contains(word(at: place + 1))
    }

    private static let dynamicMembers: Set<String> = [
        "tag", "currentTitle", "titleLabel", "isOn", "selectedSegmentIndex", "description", "value", "object",
        "setTitle", "setImage", "frame", "bounds", "center", "isHidden", "superview", "isEnabled", "isSelected",
        "currentPage", "date", "text", "title", "view", "location", "indexPath", "row", "section", "item", "isKind",
        "doubleValue", "floatValue", "intValue", "integerValue", "boolValue", "stringValue", "cgPointValue",
        "cgSizeValue", "cgRectValue", "uintValue", "uint32Value", "int64Value", "isEqual", "count",
        "allKeys", "allValues", "firstObject", "lastObject", "length", "lowercased", "uppercased", "capitalized",
        "hasPrefix", "hasSuffix", "components", "replacingOccurrences", "trimmingCharacters",
        "currentImage", "accessibilityIdentifier", "accessibilityLabel", "restorationIdentifier", "isRefreshing",
        "beginRefreshing", "endRefreshing", "becomeFirstResponder", "resignFirstResponder", "removeFromSuperview",
        "translation", "velocity", "setOn", "titleForSegment",
    ]
}
