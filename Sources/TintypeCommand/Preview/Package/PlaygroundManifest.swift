import Foundation

/// The manifest of an app of Swift Playgrounds, as SwiftPM reads one on every system: the product that only Apple's tools know is an
/// executable.
enum PlaygroundManifest {
    /// The manifest in those words; nil for one that needs no others.
    static func plain(_ text: String) -> String? {
        guard text.contains("AppleProductTypes") || text.contains(mark) else { return nil }
        var result = ""
        var rest = text.replacing("import AppleProductTypes", with: "")[...]
        while let start = rest.firstRange(of: mark), let end = closing(rest[start.upperBound...]) {
            result += rest[..<start.lowerBound] + ".executable("
            result += arguments(rest[start.upperBound..<end]).filter { argument in
                ["name", "targets"].contains { argument.hasPrefix($0 + ":") }
            }.joined(separator: ", ")
            rest = rest[end...]
        }
        return result + rest
    }

    private static let mark = ".iOSApplication("

    /// The place of the parenthesis that closes the one before a text.
    private static func closing(_ text: Substring) -> Substring.Index? {
        var found: Substring.Index?
        scan(text) { index, depth in
            if depth < 0 { found = index }
            return depth >= 0
        }
        return found
    }

    /// The arguments of a call, without the spaces around them.
    private static func arguments(_ text: Substring) -> [String] {
        var parts: [Substring] = []
        var start = text.startIndex
        scan(text) { index, depth in
            if depth == 0, text[index] == "," {
                parts.append(text[start..<index])
                start = text.index(after: index)
            }
            return true
        }
        return (parts + [text[start...]]).map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
            .filter { !$0.isEmpty }
    }

    /// Goes over the marks of a text that lie in no literal and no comment, with the number of brackets that are open behind each, until
    /// one wants no more.
    private static func scan(_ text: Substring, _ next: (Substring.Index, Int) -> Bool) {
        var depth = 0
        var index = text.startIndex
        while index < text.endIndex {
            switch text[index] {
            case "\"":
                index = endOfLiteral(text, from: index)
                continue
            case "/" where text[index...].hasPrefix("//"):
                index = text[index...].firstIndex(where: \.isNewline) ?? text.endIndex
                continue
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            default: break
            }
            guard next(index, depth) else { return }
            index = text.index(after: index)
        }
    }

    /// The place behind a literal that begins at a place.
    private static func endOfLiteral(_ text: Substring, from start: Substring.Index) -> Substring.Index {
        var index = text.index(after: start)
        while index < text.endIndex, text[index] != "\"" {
            if text[index] == "\\" { index = text.index(after: index) }
            if index < text.endIndex { index = text.index(after: index) }
        }
        return index < text.endIndex ? text.index(after: index) : index
    }
}
