/// The words with which a line of Swift declares something: modifiers, a keyword, and what follows it.
struct DeclarationPhrases {
    private static let kinds: Set<Substring> = [
        "func", "var", "let", "init", "subscript", "struct", "class", "enum", "protocol", "actor", "typealias",
        "associatedtype", "macro", "extension",
    ]
    private static let types: Set<Substring> = ["struct", "class", "enum", "protocol", "actor", "extension"]
    private static let modifiers: Set<Substring> = [
        "public", "open", "package", "internal", "fileprivate", "private", "nonisolated", "static", "class", "final",
        "mutating", "nonmutating", "indirect", "override", "convenience", "required", "unowned", "weak", "lazy",
        "dynamic", "isolated", "prefix", "postfix", "infix", "consuming", "borrowing",
    ]
    /// After these, `class` says that a member belongs to the type.
    private static let members: Set<Substring> = ["func", "var", "let", "subscript"]

    let kind: Substring
    let isPublic: Bool
    let isOverride: Bool
    private let isStatic: Bool
    private let rest: Substring

    var isType: Bool { Self.types.contains(kind) }

    /// nil where the line declares nothing.
    init?(_ text: Substring) {
        var (rest, isPublic, isOverride, isStatic) = (text, false, false, false)
        while true {
            rest = rest.drop { $0 == " " }
            if rest.first == "@" {
                rest = rest.dropFirst().drop { $0.isLetter || $0.isNumber || $0 == "_" }
                rest = Self.behindParentheses(rest)
                continue
            }
            let word = rest.prefix { $0.isLetter }
            let after = rest.dropFirst(word.count)
            if Self.kinds.contains(word), !(word == "class" && Self.members.contains(Self.firstWord(of: after))) {
                (kind, self.rest) = (word, after)
                (self.isPublic, self.isOverride, self.isStatic) = (isPublic, isOverride, isStatic)
                return
            }
            guard Self.modifiers.contains(word) else { return nil }
            if !after.hasPrefix("(") {
                if word == "public" || word == "open" { isPublic = true }
                if word == "override" { isOverride = true }
                if word == "static" { isStatic = true }
            }
            rest = Self.behindParentheses(after)
        }
    }

    /// Returns whether the line declares a static property whose value is of a type.
    func isConstant(of type: String) -> Bool {
        guard isStatic, kind == "let" || kind == "var" else { return false }
        let behind = rest.drop { $0 != "=" && $0 != ":" }.dropFirst().drop { $0 == " " }
        return Self.firstWord(of: behind) == type || behind.prefix { $0 != " " && $0 != "(" }.hasSuffix(".\(type)")
    }

    /// The name that is declared; of an initializer `init()`, or `init(` with the first label, which may stand in the next line.
    func name(next: Substring) -> String {
        switch kind {
        case "init":
            guard let start = rest.firstIndex(of: "(") else { return "init(" }
            let label = rest[start...].dropFirst()
            if label.first == ")" { return "init()" }
            return "init(" + Self.firstWord(of: label.isEmpty ? next : label)
        case "subscript": return "subscript"
        default:
            let name = rest.drop { $0 == " " }.prefix { !" (<:{=,".contains($0) || $0 == "=" }
            return String(name.trimmingPrefix("`").prefix { $0 != "`" && $0 != ":" })
        }
    }

    private static func firstWord(of text: Substring) -> Substring {
        text.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    private static func behindParentheses(_ text: Substring) -> Substring {
        guard text.first == "(" else { return text }
        var depth = 0
        for index in text.indices {
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" { depth -= 1 }
            if depth == 0 { return text[index...].dropFirst() }
        }
        return ""
    }
}
