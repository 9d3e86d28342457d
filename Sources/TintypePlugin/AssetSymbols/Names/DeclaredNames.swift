import Foundation

/// The static names that sources declare in extensions of the types that asset symbols extend, too.
struct DeclaredNames {
    private var names: [String: Set<String>] = [:]

    init() {}

    /// - Parameter sources: Paths.
    init(sources: [String]) {
        for path in sources {
            guard let data = FileManager.default.contents(atPath: path),
                data.range(of: Data("extension".utf8)) != nil
            else { continue }
            read(String(decoding: data, as: UTF8.self))
        }
    }

    init(source: String) {
        read(source)
    }

    /// The names in extensions of a type.
    subscript(type: String) -> Set<String> { names[type] ?? [] }

    private mutating func read(_ text: String) {
        let code = Self.code(of: text)
        for start in code.matches(of: /\bextension\s+(?:\w+\.)?(Color|ShapeStyle|UIColor|UIImage)\b/) {
            let rest = code[start.range.upperBound...]
            guard let open = rest.firstIndex(of: "{"), let end = Self.end(of: rest[open...]) else { continue }
            for name in code[open..<end].matches(of: /\b(?:static|class)\s+(?:let|var)\s+`?(\w+)/) {
                names[String(start.1), default: []].insert(String(name.1))
            }
        }
    }

    /// A text without its comments and literals, in which braces may stand.
    private static func code(of text: String) -> String {
        text.replacing(/"""(?s:.*?)"""|"(?:[^"\\\n]|\\.)*"|\/\/[^\n]*|\/\*(?s:.*?)\*\//, with: " ")
    }

    /// The place of the brace that closes the one at the beginning.
    private static func end(of text: Substring) -> Substring.Index? {
        var depth = 0
        for index in text.indices {
            if text[index] == "{" { depth += 1 }
            if text[index] == "}" { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }
}
