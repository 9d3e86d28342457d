import Foundation

/// The requirements of protocols that an object may leave out, which Objective-C's runtime alone knows.
///
/// In the place of `optional func a()` stands `func a() throws`, which one that does not throw fulfils, with one that throws behind the
/// protocol for the objects that have none. A call, `delegate?.a?()`, becomes `(try? delegate?.a())`, which is nil where there is none,
/// as on a phone. A closure that may be nil is called alike: a call is one of a requirement where an argument has a label, where the
/// receiver is called a delegate or a data source and the call not like a closure of the source or of common names, where one of UIKit's
/// is handed on with what it is about, or where the source declares a requirement of that name.
/// A property that is left out is nil; one whose type has no nil ends the program as it is read.
extension PlainSource {
    /// A protocol that is being read, with what is to stand behind it.
    struct OpenProtocol {
        var name: String
        var isPublic: Bool
        /// The number of braces around it.
        var depth: Int
        var fallbacks: [String] = []
    }

    /// Returns whether a source may declare or call such requirements.
    static func hasOptionals(_ source: Data) -> Bool { holds(source, ["optional func", "optional var", "?(", "!("]) }

    /// The names of the functions that a source declares so.
    static func optionalNames(_ source: String) -> Set<String> {
        guard source.contains("optional func") else { return [] }
        let names = source.split(separator: "optional func ").dropFirst()
        return Set(names.map { String($0.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }) })
    }

    /// Reads the head of a protocol. One of Objective-C's is of objects alone, so that it can be a weak property's type.
    mutating func readProtocol(isObjects: Bool) {
        let start = index
        index += "protocol".utf8.count
        guard let place = behindSpaces(index), Self.isLetter(bytes[place]) else { return }
        let name = word(at: place)
        index = place + name.utf8.count
        let head = bytes[..<start].suffix(40).split(separator: UInt8(ascii: "\n")).last ?? []
        let words = String(decoding: head, as: UTF8.self).split(separator: " ")
        openProtocols.append(OpenProtocol(name: name, isPublic: words.contains("public"), depth: braces.count))
        guard isObjects, let next = behindSpaces(index) else { return }
        let inherited = bytes[next...].prefix { $0 != UInt8(ascii: "{") }.split { !Self.isLetter($0) }
        // The compiler takes that once alone.
        guard !inherited.contains(where: { ["AnyObject", "class"].contains(String(decoding: $0, as: UTF8.self)) })
        else { return }
        isChanged = true
        if bytes[next] == UInt8(ascii: ":") {
            insertions.append((next + 1, " AnyObject,"))
        } else {
            insertions.append((index, ": AnyObject"))
        }
    }

    /// Ends the protocol whose brace is closed at `index`, if it is one's.
    mutating func closeProtocol() {
        guard let last = openProtocols.last, last.depth == braces.count else { return }
        openProtocols.removeLast()
        // Extensions stand in no other type.
        guard last.depth == 0, !last.fallbacks.isEmpty else { return }
        let access = last.isPublic ? "public " : ""
        let fallbacks = last.fallbacks.joined(separator: "; ")
        insertions.append((index + 1, "; \(access)extension \(last.name) { \(fallbacks) }"))
    }

    /// Makes a requirement that may be left out one that has a fallback.
    mutating func readOptional() {
        let end = index + "optional".utf8.count
        guard let last = openProtocols.last, last.depth == braces.count - 1, let next = behindSpaces(end),
            let name = behindSpaces(next + 4)
        else {
            index = end
            return
        }
        let kind = word(at: next)
        let member = word(at: name)
        let close: Int
        if kind == "func", let open = bytes[name...].firstIndex(of: UInt8(ascii: "(")), let last = closing(open) {
            close = last
        } else if kind == "var", let brace = bytes[name...].firstIndex(of: UInt8(ascii: "{")) {
            close = brace
        } else {
            index = end
            return
        }
        replace(index..<end, with: "")
        index = close
        let head = String(decoding: bytes[next...close], as: UTF8.self).filter { $0 != "\n" }
        if kind == "func" {
            let rest = result(behind: close + 1)
            let isAsync = rest.hasPrefix("async")
            let behind = isAsync ? rest.dropFirst("async".count).drop { $0 == " " } : rest[...]
            let throwing = behind.hasPrefix("throws") ? "" : " throws"
            let place = (isAsync ? behindSpaces(close + 1).map { $0 + "async".count } : nil) ?? close + 1
            insertions.append((place, throwing))
            fallBack(head + (isAsync ? " async" : "") + throwing + " " + behind + " { throw CancellationError() }")
        } else {
            let type = head.dropLast().filter { $0 != " " }
            let rest = bytes[close...].prefix { $0 != UInt8(ascii: "}") }
            let sets = String(decoding: rest, as: UTF8.self).contains("set")
            let value = type.hasSuffix("?") ? "nil" : "fatalError(\"\(member) is left out\")"
            fallBack(head + " get { \(value) }" + (sets ? " set {} }" : " }"))
        }
    }

    private mutating func fallBack(_ text: String) {
        isChanged = true
        openProtocols[openProtocols.count - 1].fallbacks.append(text)
    }

    /// The words behind the parameters of a requirement: `throws -> Int`.
    private func result(behind start: Int) -> String {
        var end = start
        while end < bytes.count {
            let byte = bytes[end]
            if byte == UInt8(ascii: ";") || byte == UInt8(ascii: "}") { break }
            if byte == UInt8(ascii: "/"), end + 1 < bytes.count, bytes[end + 1] == byte { break }
            if byte == UInt8(ascii: "\n") {
                // A result may stand in a line of its own.
                let next = bytes[end...].firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }
                guard let next, bytes[next] == UInt8(ascii: "-") else { break }
            }
            end += 1
        }
        return String(decoding: bytes[start..<end], as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
            .replacingOccurrences(of: "\n", with: " ")
    }

    /// Makes the call of a requirement that may be left out, whose mark is at `index`, one that may throw.
    mutating func readOptionalCall() {
        let mark = index
        index += 1
        guard mark + 1 < bytes.count, bytes[mark + 1] == UInt8(ascii: "("), let close = closing(mark + 1) else {
            return
        }
        var start = mark
        while start > 0, isPartOfWord(bytes[start - 1]) { start -= 1 }
        let name = String(decoding: bytes[start..<mark], as: UTF8.self)
        guard start < mark, name != "init", start > 0, bytes[start - 1] == UInt8(ascii: "."),
            let (place, receiver) = receiver(before: start - 1)
        else { return }
        let isRequirement = optionalNames.contains(name) || hasLabel(mark + 2, close)
        if !isRequirement {
            guard isTold(receiver, of: name) || isForwarded(name, mark + 2, close), !closureNames.contains(name)
            else { return }
        }
        let isForced = bytes[mark] == UInt8(ascii: "!")
        replace(mark..<mark + 1, with: "")
        if behindSpaces(close + 1).map({ bytes[$0] == UInt8(ascii: "{") }) == true, isStatement(place) {
            // A closure behind the call belongs to it.
            insertions.append((place, isForced ? "try! " : "try? "))
            return
        }
        insertions.append((place, isForced ? "(try! " : "(try? "))
        let isChained = close + 1 < bytes.count && bytes[close + 1] == UInt8(ascii: ".")
        insertions.append((close + 1, isChained && !isForced ? ")?" : ")"))
    }

    /// Returns whether a statement begins at a place: what stands before it, in its line or the one above, is at an end.
    private func isStatement(_ place: Int) -> Bool {
        var before = place
        while before > 0, isSpace(bytes[before - 1]) { before -= 1 }
        guard before > 0 else { return true }
        let last = bytes[before - 1]
        if "{};".utf8.contains(last) { return true }
        return bytes[before..<place].contains(UInt8(ascii: "\n")) && !",([=&|+-*/<".utf8.contains(last)
    }

    /// Returns whether a receiver is called a delegate or a data source, and what is called not like a closure.
    private func isTold(_ receiver: String, of name: String) -> Bool {
        let receiver = receiver.lowercased()
        let name = name.lowercased()
        let closures = ["handler", "closure", "block", "callback", "completion", "action"]
        // An app's own delegate leaves nothing out.
        return (receiver.contains("delegate") || receiver.contains("datasource")) && !receiver.contains(" appdelegate)")
            && !name.hasPrefix("on")
            && !closures.contains { name.hasSuffix($0) }
    }

    /// The names of a source's properties that are closures or nil.
    static func closureNames(_ source: String) -> Set<String> {
        let names = source.matches(of: /\b(?:var|let)\s+(\w+)\s*:\s*\(\s*(?:@\w+\s*)*\(/).map { String($0.1) }
        return Set(names)
    }

    private func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") }

    func isPartOfWord(_ byte: UInt8) -> Bool { Self.isLetter(byte) || (48...57).contains(byte) }

    /// Returns whether an argument between two parentheses has a label.
    private func hasLabel(_ start: Int, _ end: Int) -> Bool {
        var place = start
        var depth = 0
        var isFirst = true
        while place < end {
            let byte = bytes[place]
            if depth == 0, isFirst, Self.isLetter(byte) {
                let behind = place + word(at: place).utf8.count
                if let next = behindSpaces(behind), next < end, bytes[next] == UInt8(ascii: ":") { return true }
                place = behind
                isFirst = false
                continue
            }
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: "\""): place = bytes[(place + 1)..<end].firstIndex(of: byte) ?? end
            default: break
            }
            if byte == UInt8(ascii: ",") {
                isFirst = true
            } else if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\n") {
                isFirst = false
            }
            place += 1
        }
        return false
    }

    /// The place at which what stands before a point begins, and its last name; nil for a point with nothing before.
    private func receiver(before point: Int) -> (place: Int, name: String)? {
        var point = point
        var name: String?
        while true {
            var end = point
            while end > 0, isSpace(bytes[end - 1]) { end -= 1 }
            // A point behind a space alone begins a member whose type is left out.
            guard end == point || bytes[end..<point].contains(UInt8(ascii: "\n")) else { return nil }
            while end > 0, bytes[end - 1] == UInt8(ascii: "?") || bytes[end - 1] == UInt8(ascii: "!") { end -= 1 }
            var start = end
            while start > 0, bytes[start - 1] == UInt8(ascii: ")") || bytes[start - 1] == UInt8(ascii: "]") {
                guard let open = opening(start - 1) else { return nil }
                start = open
            }
            let arguments = start
            while start > 0, isPartOfWord(bytes[start - 1]) || bytes[start - 1] == UInt8(ascii: "$") { start -= 1 }
            guard start < end else { return nil }
            // A receiver in parentheses alone is called by all of it: `(delegate as? A)`.
            name = name ?? String(decoding: bytes[start..<(start < arguments ? arguments : end)], as: UTF8.self)
            // A point at the end of the line above is a comment's.
            var before = start
            while before > 0, bytes[before - 1] == UInt8(ascii: " ") { before -= 1 }
            guard start > 0, before > 1, bytes[before - 1] == UInt8(ascii: "."), bytes[before - 2] != UInt8(ascii: ".")
            else { return (start, name ?? "") }
            point = before - 1
        }
    }

    /// The parenthesis or bracket that is closed at a place.
    func opening(_ close: Int) -> Int? {
        var depth = 0
        for place in bytes[...close].indices.reversed() {
            switch bytes[place] {
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth += 1
            case UInt8(ascii: "("), UInt8(ascii: "["): depth -= 1
            default: break
            }
            if depth == 0 { return place }
        }
        return nil
    }
}
