import RandomInput

/// A random tree, written as untidily as YAML allows: with any indentation, in blocks and brackets, with every kind of quotes,
/// with comments, empty lines and blanks wherever they may stand.
struct UntidyFile {
    private var numbers: SeededGenerator
    private(set) var text = ""
    private var names = 0

    init(seed: UInt64) {
        numbers = SeededGenerator(seed: seed)
        if chance(5) { text += "%YAML 1.1\n# head\n---\n" }
        if chance(4) { text += "\n\n# first\n" }
        block(indent: 0, depth: 0)
        if chance(3) { text += "\n\n  # last\n" }
    }

    private mutating func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &numbers) == 0 }

    private mutating func name() -> String {
        names += 1
        return "k\(names)"
    }

    private mutating func blanks(_ range: ClosedRange<Int>) -> String {
        String(repeating: " ", count: .random(in: range, using: &numbers))
    }

    /// The end of a line, perhaps with a comment, and lines of comments below it.
    private mutating func endLine() {
        if chance(6) { text += blanks(1...4) + "# \(name()) 'x' [ - : " }
        text += blanks(0...2) + "\n"
        while chance(6) { text += blanks(0...9) + (chance(2) ? "#\(name())" : "") + "\n" }
    }

    private mutating func block(indent: Int, depth: Int) {
        let isList = chance(3)
        for _ in 0..<Int.random(in: 1...4, using: &numbers) {
            text += String(repeating: " ", count: indent)
            if isList {
                text += "-"
                if depth < 4, chance(4) {
                    let width = Int.random(in: 1...4, using: &numbers)
                    text += String(repeating: " ", count: width)
                    compact(indent: indent + 1 + width, depth: depth + 1)
                    continue
                }
            } else {
                text += key() + ":"
            }
            value(indent: indent, depth: depth, isInList: isList)
        }
    }

    private mutating func key() -> String {
        switch Int.random(in: 0..<6, using: &numbers) {
        case 0: "\"\(name()) #\""
        case 1: "'\(name()): '"
        default: name() + blanks(0...1)
        }
    }

    /// A mapping whose first key stands behind a dash.
    private mutating func compact(indent: Int, depth: Int) {
        text += key() + ":"
        value(indent: indent, depth: depth, isInList: false)
        guard chance(2) else { return }
        text += String(repeating: " ", count: indent) + key() + ":"
        value(indent: indent, depth: depth, isInList: false)
    }

    private mutating func value(indent: Int, depth: Int, isInList: Bool) {
        let deeper = indent + Int.random(in: 1...5, using: &numbers)
        let margin = String(repeating: " ", count: deeper)
        if depth < 5, chance(2) {
            endLine()
            return block(indent: deeper, depth: depth + 1)
        }
        switch Int.random(in: 0..<12, using: &numbers) {
        case 0: break
        case 1:
            text += " " + (chance(2) ? "|" : ">") + ["", "-", "+"].randomElement(using: &numbers)!
            if chance(4) { text += " # \(name())" }
            text += "\n\(margin)first # no comment\n\n\(margin)  second  \n" + (chance(2) ? "\n\n" : "")
            return
        case 2: text += " plain text\n\(margin)on \(name())\n\n\(margin)lines"
        case 3: text += " \"of \\\n\(margin)several  \n\(margin) lines # \\u00e4\""
        case 4:
            endLine()
            text += margin + "'on its own line'"
        case 5...8: text += blanks(1...3) + flow(margin: margin, depth: depth)
        case 9: text += " &a\(names) =\(name()) + 1"
        default: text += blanks(1...3) + scalar()
        }
        endLine()
    }

    private mutating func scalar() -> String {
        switch Int.random(in: 0..<5, using: &numbers) {
        case 0: "'it''s \(name())'"
        case 1: "\"#\(name())\\n\""
        case 2: "=\(name()).width / 2"
        default: name()
        }
    }

    private mutating func flow(margin: String, depth: Int) -> String {
        guard depth < 6, !chance(6) else { return scalar() }
        let isList = chance(2)
        var parts: [String] = []
        for _ in 0..<Int.random(in: 0...6, using: &numbers) {
            let value = flow(margin: margin, depth: depth + 1)
            parts.append(isList ? value : key() + ": " + value)
        }
        var text = isList ? "[" : "{"
        for (index, part) in parts.enumerated() {
            text += space(margin) + part + space(margin)
            if index < parts.count - 1 || chance(3) { text += "," }
        }
        return text + space(margin) + (isList ? "]" : "}")
    }

    private mutating func space(_ margin: String) -> String {
        switch Int.random(in: 0..<14, using: &numbers) {
        case 0: "\n" + margin
        case 1: " # \(name())\n\n" + margin
        case 2: "  "
        default: ""
        }
    }
}
