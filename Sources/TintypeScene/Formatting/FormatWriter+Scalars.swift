extension FormatWriter {
    /// Returns whether a text that begins a line of the file needs one of its own: it has several, or would be too long.
    func wantsOwnLine(_ node: WrittenNode) -> Bool {
        guard case .scalar(let scalar) = node.content, scalar.style != .block,
            file.source.place(of: node.start).line > file.source.place(of: cursor).line
        else { return false }
        let isLong = column + node.body.upperBound - node.start > Self.width
        return isLong || file.source.scalars[node.body].contains(where: SourceText.isBreak)
    }

    mutating func scalar(_ node: WrittenNode, _ style: SceneScalar.Style, in block: Block) {
        if style == .block {
            blockText(node, in: block)
        } else {
            if node.body.isEmpty { needsBlank = false } else { flowText(node, style, in: block) }
            cursor = node.body.upperBound
        }
    }

    /// A text without `|`, whose further lines are indented alike: YAML reads no blanks at their ends.
    private mutating func flowText(_ node: WrittenNode, _ style: SceneScalar.Style, in block: Block) {
        let lines = Self.lines(file.source, node.body)
        for (index, part) in lines.enumerated() {
            let isLast = index == lines.count - 1
            var range = part.text
            if index > 0 {
                while let first = range.first, WrittenFile.isBlank(file.source.scalars[first]) { range.removeFirst() }
            }
            if !isLast { range = trimmed(range, isEscaped: style == .doubleQuoted) }
            let text = file.source.string(range)
            if index == 0 {
                append(text)
            } else {
                line = text.isEmpty ? "" : Self.blanks(block.indent + Self.step) + text
            }
            guard !isLast else { return }
            write(raw: (line ?? "") + part.end)
            line = nil
        }
    }

    /// The text of a line without the blanks at its end; one that a backslash belongs to stays.
    private func trimmed(_ range: Range<Int>, isEscaped: Bool) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, WrittenFile.isBlank(file.source.scalars[end - 1]) { end -= 1 }
        guard isEscaped, end < range.upperBound else { return range.lowerBound..<end }
        let slashes = file.source.scalars[range.lowerBound..<end].reversed().prefix { $0 == "\\" }.count
        return range.lowerBound..<(slashes % 2 == 1 ? end + 1 : end)
    }

    /// A text after `|` or `>`: its lines stay as they are, but for the indentation that all of them have.
    private mutating func blockText(_ node: WrittenNode, in block: Block) {
        let source = file.source
        let header = source.scalars[node.body].prefix { "|>+-0123456789".unicodeScalars.contains($0) }
        append(source.string(header.startIndex..<header.endIndex))
        let first = source.place(of: node.body.lowerBound).line
        let start = source.range(ofLine: first)?.upperBound ?? node.body.upperBound
        endLine(before: start)
        var lines = Array(Self.lines(source, min(start, node.body.upperBound)..<node.body.upperBound).dropFirst())
        // What is behind the last break belongs to what follows.
        if lines.last?.text.isEmpty == true { lines.removeLast() }
        let explicit = header.compactMap { Int(String($0)) }.first { $0 > 0 }
        let old = explicit.map { max(block.column ?? 0, 0) + $0 } ?? indentation(of: lines)
        let new = block.indent + (explicit ?? Self.step)
        var texts = lines.map { (text: source.string($0.text.dropFirst(blanks($0.text, most: old))), end: $0.end) }
        if !header.contains("+") {
            while texts.last?.text.isEmpty == true { texts.removeLast() }
        }
        for (text, end) in texts {
            write(raw: (text.isEmpty ? "" : Self.blanks(new) + text) + (end.isEmpty ? "\n" : end))
        }
        cursor = lines.prefix(texts.count).last?.text.upperBound ?? start
        keep(to: header.contains("+") ? node.body.upperBound : cursor)
        // A text that ends with the file, without a break, has none of its own.
        if texts.last?.end.isEmpty == true, !header.contains("-") { dropLastBreak() }
    }

    /// The number of blanks before the first line that is not empty; without one, those of the longest.
    private func indentation(of lines: [TextLine]) -> Int {
        let filled = lines.first { blanks($0.text, most: .max) < $0.text.count }
        return filled.map { blanks($0.text, most: .max) } ?? lines.map(\.text.count).max() ?? 0
    }

    private func blanks(_ range: Range<Int>, most: Int) -> Int {
        min(file.source.scalars[range].prefix { $0 == " " }.count, most)
    }

    /// A line of a text, and the break behind it.
    private struct TextLine {
        var text: Range<Int>
        /// A line feed; one of Unicode's own separators where it is that, as they are part of the text; empty at the end.
        var end: String
    }

    private static func lines(_ source: SourceText, _ range: Range<Int>) -> [TextLine] {
        var lines: [TextLine] = []
        var start = range.lowerBound
        var index = start
        while index < range.upperBound {
            let scalar = source.scalars[index]
            guard SourceText.isBreak(scalar) else {
                index += 1
                continue
            }
            let isPair = scalar == "\r" && index + 1 < range.upperBound && source.scalars[index + 1] == "\n"
            let isSeparator = scalar == "\u{2028}" || scalar == "\u{2029}"
            lines.append(TextLine(text: start..<index, end: isSeparator ? String(scalar) : "\n"))
            index += isPair ? 2 : 1
            start = index
        }
        lines.append(TextLine(text: start..<range.upperBound, end: ""))
        return lines
    }
}
