/// The form of property lists in XML.
extension TextCursor {
    /// A tag, of which attributes are passed over.
    private struct Tag {
        var name: String
        var isEmpty = false
    }

    mutating func xmlPropertyList() -> PropertyList? {
        guard skipRemarks(), let tag = tag(), tag.name == "plist", !tag.isEmpty, skipRemarks() else { return nil }
        guard let first = self.tag(), let value = xmlValue(first, depth: 0), skipRemarks(), takeEnd("plist") else {
            return nil
        }
        return value
    }

    /// Goes over space, comments, instructions and the kind of document; false where one of them has no end.
    private mutating func skipRemarks() -> Bool {
        while true {
            skipSpace()
            let end: String
            if take("<!--") {
                end = "-->"
            } else if take("<?") {
                end = "?>"
            } else if take("<!") {
                end = ">"
            } else {
                return true
            }
            guard takeAll(before: end) != nil else { return false }
        }
    }

    private mutating func tag() -> Tag? {
        guard !isAt("</"), take("<"), let inside = takeAll(before: ">") else { return nil }
        let text = String(decoding: inside, as: UTF16.self)
        let isEmpty = text.hasSuffix("/")
        guard let name = (isEmpty ? text.dropLast() : text[...]).split(whereSeparator: \.isWhitespace).first else {
            return nil
        }
        return Tag(name: String(name), isEmpty: isEmpty)
    }

    private mutating func takeEnd(_ name: String) -> Bool {
        guard take("</"), take(name) else { return false }
        skipSpace()
        return take(">")
    }

    private mutating func xmlValue(_ tag: Tag, depth: Int) -> PropertyList? {
        guard depth < PropertyList.maximumDepth else { return nil }
        switch tag.name {
        case "string": return tag.isEmpty ? .text("") : xmlText(until: "string").map(PropertyList.text)
        case "dict": return tag.isEmpty ? .table([:]) : xmlTable(depth: depth)
        case "array": return tag.isEmpty ? .list([]) : xmlList(depth: depth)
        case "true", "false":
            return tag.isEmpty || xmlText(until: tag.name) != nil ? .flag(tag.name == "true") : nil
        case "integer", "real":
            return tag.isEmpty ? nil : xmlText(until: tag.name).flatMap { Self.number($0, isReal: tag.name == "real") }
        case "date", "data":
            return tag.isEmpty || xmlText(until: tag.name) != nil ? .other : nil
        default: return nil
        }
    }

    private static func number(_ text: String, isReal: Bool) -> PropertyList? {
        let digits = text.filter { !$0.isWhitespace }
        if isReal { return Double(digits).map(PropertyList.real) }
        let parsed = digits.lowercased().hasPrefix("0x") ? Int(digits.dropFirst(2), radix: 16) : Int(digits)
        if let parsed { return .integer(parsed) }
        return Double(digits) == nil ? nil : .other
    }

    private mutating func xmlTable(depth: Int) -> PropertyList? {
        var table: [String: PropertyList] = [:]
        while skipRemarks() {
            if takeEnd("dict") { return .table(table) }
            guard let key = tag(), key.name == "key", let name = key.isEmpty ? "" : xmlText(until: "key"),
                skipRemarks(),
                let tag = tag(), let value = xmlValue(tag, depth: depth + 1)
            else { return nil }
            table[name] = value
        }
        return nil
    }

    private mutating func xmlList(depth: Int) -> PropertyList? {
        var list: [PropertyList] = []
        while skipRemarks() {
            if takeEnd("array") { return .list(list) }
            guard let tag = tag(), let value = xmlValue(tag, depth: depth + 1) else { return nil }
            list.append(value)
        }
        return nil
    }

    /// The text up to the end of an element, which has no elements inside.
    private mutating func xmlText(until name: String) -> String? {
        var units: [UInt16] = []
        while true {
            units += takeWhile { $0 != 0x3C && $0 != 0x26 }
            if take("<![CDATA[") {
                guard let inside = takeAll(before: "]]>") else { return nil }
                units += inside
            } else if take("&") {
                guard let entity = takeAll(before: ";"), let character = Self.character(of: entity) else { return nil }
                units += character
            } else {
                return takeEnd(name) ? String(decoding: units, as: UTF16.self) : nil
            }
        }
    }

    private static func character(of entity: [UInt16]) -> [UInt16]? {
        let known: [String: Unicode.Scalar] = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]
        let name = String(decoding: entity, as: UTF16.self)
        if let scalar = known[name] { return Array(String(scalar).utf16) }
        let number =
            name.hasPrefix("#x")
            ? UInt32(name.dropFirst(2), radix: 16)
            : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
        return number.flatMap(Unicode.Scalar.init).map { Array(String($0).utf16) }
    }
}
