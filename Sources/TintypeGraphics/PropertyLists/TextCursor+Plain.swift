/// The form that `.strings` files mostly have: `"key" = "value";` with comments, or the same within braces.
extension TextCursor {
    mutating func plainPropertyList() -> PropertyList? {
        guard skip() else { return nil }
        if isAt("{") || isAt("(") || isAt("<") {
            let value = value(depth: 0)
            return skip() && isAtEnd ? value : nil
        }
        return table(end: nil, depth: 0)
    }

    /// Goes over space and comments; false where a comment has no end.
    private mutating func skip() -> Bool {
        while true {
            skipSpace()
            if take("//") {
                _ = takeWhile { $0 != 10 && $0 != 13 && $0 != 0x2028 && $0 != 0x2029 }
            } else if take("/*") {
                guard takeAll(before: "*/") != nil else { return false }
            } else {
                return true
            }
        }
    }

    private mutating func value(depth: Int) -> PropertyList? {
        guard depth < PropertyList.maximumDepth else { return nil }
        if take("{") { return table(end: "}", depth: depth) }
        if take("(") { return list(depth: depth) }
        if take("<") { return takeAll(before: ">") == nil ? nil : .other }
        return text().map(PropertyList.text)
    }

    /// - Parameter end: The character that ends it; nil for the end of the file.
    private mutating func table(end: String?, depth: Int) -> PropertyList? {
        var table: [String: PropertyList] = [:]
        while skip() {
            if let end { if take(end) { return .table(table) } } else if isAtEnd { return .table(table) }
            guard let key = text(), skip() else { return nil }
            if take(";") {
                // A key alone stands for itself.
                table[key] = .text(key)
                continue
            }
            guard take("="), skip(), let value = value(depth: depth + 1), skip(), take(";") else { return nil }
            table[key] = value
        }
        return nil
    }

    private mutating func list(depth: Int) -> PropertyList? {
        var list: [PropertyList] = []
        while skip() {
            if take(")") { return .list(list) }
            guard let value = value(depth: depth + 1), skip() else { return nil }
            list.append(value)
            if !take(","), !isAt(")") { return nil }
        }
        return nil
    }

    /// A text in quotes, or a bare word.
    private mutating func text() -> String? {
        guard let quote = ["\"", "'"].first(where: { isAt($0) }) else {
            let word = takeWhile { unit in
                switch unit {
                case "a"..."z", "A"..."Z", "0"..."9", "_", "$", "/", ":", ".", "-": true
                default: false
                }
            }
            return word.isEmpty ? nil : String(decoding: word, as: UTF16.self)
        }
        _ = take(quote)
        var units: [UInt16] = []
        while !take(quote) {
            guard let unit = takeUnit() else { return nil }
            guard unit == 0x5C else {
                units.append(unit)
                continue
            }
            guard let escaped = takeUnit() else { return nil }
            units.append(escape(escaped))
        }
        return String(decoding: units, as: UTF16.self)
    }

    /// The unit that a backslash and another stand for.
    private mutating func escape(_ unit: UInt16) -> UInt16 {
        switch unit {
        case "a": 7
        case "b": 8
        case "t": 9
        case "n": 10
        case "v": 11
        case "f": 12
        case "r": 13
        case "U": number(base: 16, digits: 4)
        case "0"..."7": number(from: Int(unit) - 48, base: 8, digits: 2)
        default: unit
        }
    }

    private mutating func number(from start: Int = 0, base: Int, digits: Int) -> UInt16 {
        var value = start
        for _ in 0..<digits {
            guard let digit = next?.digit(base: base) else { break }
            value = value * base + digit
            _ = takeUnit()
        }
        return UInt16(value)
    }
}

extension ClosedRange<Unicode.Scalar> {
    static func ~= (range: Self, unit: UInt16) -> Bool {
        range.lowerBound.value <= unit && unit <= range.upperBound.value
    }
}
