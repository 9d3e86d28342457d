/// A declaration that users of the package see, and whether a comment says what it is.
struct PublicDeclaration {
    enum Comment {
        /// A doc comment of its own.
        case own
        /// That of the first declaration of a group: lines without an empty one between them.
        case group
        /// That of the type: a constant of the type itself stands for the case of an enumeration.
        case type
        case none
    }

    /// Counts from 1.
    let line: Int
    /// Of an initializer, `init(` and the first label.
    let name: String
    let comment: Comment
    /// True for a requirement of a protocol.
    let isRequirement: Bool

    /// The public declarations of a file, in order. Overrides and names that begin with an underscore are left out.
    static func all(in lines: [Substring]) -> [PublicDeclaration] {
        var scanner = Scanner()
        for (index, line) in lines.enumerated() {
            scanner.read(line, number: index + 1, next: index + 1 < lines.count ? lines[index + 1] : "")
        }
        return scanner.found
    }

    /// Reads the lines of a file, one after the other.
    private struct Scanner {
        private struct Container {
            let depth: Int
            let name: String
            let kind: Substring
            let isPublic: Bool

            var isProtocol: Bool { kind == "protocol" }
            /// True where members are public without saying so.
            var makesPublic: Bool { isPublic && (isProtocol || kind == "extension") }
        }

        var found: [PublicDeclaration] = []
        private var containers: [Container] = []
        private var depth = 0
        private var hasComment = false
        private var isInGroup = false

        mutating func read(_ line: Substring, number: Int, next: Substring) {
            let text = line.drop { $0 == " " }
            if text.isEmpty {
                (hasComment, isInGroup) = (false, false)
            } else if text.hasPrefix("///") {
                hasComment = true
            } else if !text.hasPrefix("//"), !text.hasPrefix("#") {
                let words = DeclarationPhrases(text)
                if text.hasPrefix("@"), words == nil { return }
                if let words { add(words, number, next) }
                count(text, words)
                hasComment = false
            }
        }

        private mutating func add(_ words: DeclarationPhrases, _ number: Int, _ next: Substring) {
            let container = containers.last.flatMap { $0.depth == depth ? $0 : nil }
            guard words.isPublic || container?.makesPublic == true, !words.isOverride else { return }
            let name = words.name(next: next)
            guard !name.hasPrefix("_") else { return }
            let isConstant = container.map { words.isConstant(of: $0.name) } ?? false
            let comment: Comment = hasComment ? .own : isInGroup ? .group : isConstant ? .type : .none
            if hasComment { isInGroup = true }
            found.append(
                PublicDeclaration(
                    line: number, name: name, comment: comment, isRequirement: container?.isProtocol == true))
        }

        /// Follows the braces, but for those in texts and comments.
        private mutating func count(_ text: Substring, _ words: DeclarationPhrases?) {
            var (isInText, isEscaped, isFirst, last) = (false, false, true, UInt8(0))
            for byte in text.utf8 {
                defer { last = byte }
                if isEscaped {
                    isEscaped = false
                } else if isInText, byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    isInText.toggle()
                } else if isInText {
                    continue
                } else if byte == UInt8(ascii: "/"), last == byte {
                    return
                } else if byte == UInt8(ascii: "{") {
                    depth += 1
                    if isFirst { open(words) }
                    isFirst = false
                } else if byte == UInt8(ascii: "}") {
                    if containers.last?.depth == depth { containers.removeLast() }
                    depth -= 1
                }
            }
        }

        private mutating func open(_ words: DeclarationPhrases?) {
            guard let words, words.isType else { return }
            isInGroup = false
            let name = words.name(next: "").split(separator: ".").last.map(String.init) ?? ""
            containers.append(Container(depth: depth, name: name, kind: words.kind, isPublic: words.isPublic))
        }
    }
}
