/// The attributes and expressions of the Objective-C runtime.
extension PlainSource {
    /// Attributes that go, with what may stand in parentheses behind them.
    private static let attributes: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "IBSegueAction",
        "GKInspectable",
    ]

    /// The name of a method: the method itself.
    mutating func readSelector(open: Int) {
        let inner = String(decoding: bytes[(open + 1)..<(closing(open) ?? bytes.count)], as: UTF8.self)
        let name = inner.drop { $0 == " " || $0 == "\n" }
        if name.hasPrefix("getter:") || name.hasPrefix("setter:") {
            // A property's methods are found by no name here.
            replace(index..<(closing(open) ?? open) + 1, with: "Selector(\"\")")
            index = (closing(open) ?? open) + 1
        } else {
            replace(index..<open, with: "Selector")
            index = open
        }
    }

    /// The path of a property: its text.
    mutating func readKeyPath(open: Int) {
        guard let end = closing(open) else {
            index += 1
            return
        }
        let inner = String(decoding: bytes[(open + 1)..<end], as: UTF8.self)
        var parts = inner.split(separator: ".").map { $0.filter { !$0.isWhitespace } }
        while let first = parts.first, first.first?.isUppercase == true, parts.count > 1 { parts.removeFirst() }
        replace(index..<end + 1, with: "\"\(parts.joined(separator: "."))\"")
        index = end + 1
    }

    /// An attribute, of the runtime's or one that depends on the language's mode.
    mutating func readAttribute() {
        let word = word(at: index + 1)
        let end = index + 1 + word.utf8.count
        if word == "UIApplicationMain" {
            replace(index..<end, with: "@main")
        } else if word == "NSManaged" {
            readManaged(index..<end)
        } else if word == "MainActor", isOnPhone, !isStrict, mayPredateActors(end) {
            insertions.append((index, "@preconcurrency "))
            isChanged = true
        } else if Self.attributes.contains(word) {
            isObjectsNext = word == "objc"
            // A name in Objective-C stands right behind, without a space.
            let hasName = end < bytes.count && bytes[end] == UInt8(ascii: "(")
            replace(index..<(hasName ? closing(end).map { $0 + 1 } ?? end : end), with: "")
        }
        index = max(end, index + 1)
    }

    /// The words that may stand between an attribute and what is declared.
    private static let modifiers: Set<String> = [
        "public", "private", "fileprivate", "internal", "open", "package", "final", "static", "override", "required",
        "convenience", "dynamic", "mutating", "nonmutating", "indirect", "nonisolated",
    ]

    /// Returns whether what an attribute stands at is a type or a function, which is not yet said to be older than actors.
    private func mayPredateActors(_ attributeEnd: Int) -> Bool {
        let before = bytes[..<index].suffix(80).reversed().drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
        guard !before.starts(with: "@preconcurrency".utf8.reversed()) else { return false }
        var place = attributeEnd
        while let next = bytes[min(place, bytes.count)...].firstIndex(where: { $0 != 32 && $0 != 10 && $0 != 13 }) {
            let isAttribute = bytes[next] == UInt8(ascii: "@")
            let word = word(at: isAttribute ? next + 1 : next)
            place = next + (isAttribute ? 1 : 0) + word.utf8.count
            if isAttribute {
                if word == "preconcurrency" { return false }
            } else if ["class", "struct", "enum", "protocol", "func", "init"].contains(word) {
                return true
            } else if !Self.modifiers.contains(word) {
                return false
            }
            if place < bytes.count, bytes[place] == UInt8(ascii: "(") { place = (closing(place) ?? place) + 1 }
        }
        return false
    }

    /// `@NSManaged`, at which a property is one of Core Data's, and a function is given a body that says by its name what is done.
    private mutating func readManaged(_ attribute: Range<Int>) {
        var place = attribute.upperBound
        while let next = bytes[place...].firstIndex(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }),
            Self.isLetter(bytes[next])
        {
            let word = word(at: next)
            place = next + word.utf8.count
            if word == "var" { return replace(attribute, with: "@_Managed") }
            guard word == "func", let open = bytes[place...].firstIndex(of: UInt8(ascii: "(")),
                let close = closing(open)
            else { continue }
            let parameters = String(decoding: bytes[(open + 1)..<close], as: UTF8.self).split(separator: ",")
            let names = parameters.compactMap {
                $0.prefix { $0 != ":" }.split(whereSeparator: \.isWhitespace).last.map(String.init)
            }
            insertions.append((close + 1, " { _changeManaged(#function, [\(names.joined(separator: ", "))]) }"))
            return replace(attribute, with: "")
        }
    }
}
