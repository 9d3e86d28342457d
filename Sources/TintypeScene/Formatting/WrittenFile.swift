import TintypeGraphics

/// A scene file as its author wrote it: what it says, and its comments, which its parser leaves out.
struct WrittenFile {
    let source: SourceText
    let root: WrittenNode
    /// In the order of the file.
    let comments: [WrittenComment]
    /// The lines before the scene that speak to YAML's reader: directives, and `---`.
    let header: [Range<Int>]

    /// - Throws: The fault that keeps it from being read, or from being written in the usual form.
    init(_ source: SourceText, limits: Limits) throws(Diagnostic) {
        let surrogates = JSONSurrogates(source)
        let node = try SceneDocument.root(of: source, limits: limits, surrogates: surrogates)
        var reader = WrittenNodeReader(source: source, limits: limits, surrogates: surrogates)
        root = try reader.node(node, isInFlow: false, depth: 1)
        self.source = source
        header = Self.header(of: source, before: root.start)
        comments = Self.comments(of: source, besides: header + reader.solid)
    }

    /// The position of the first character from `index` on that is no blank, no break and in no comment.
    ///
    /// - Parameter commas: True to pass over commas too.
    static func next(in source: SourceText, from index: Int, commas: Bool = false) -> Int {
        var index = index
        while index < source.scalars.count {
            switch source.scalars[index] {
            case "#": while index < source.scalars.count, !SourceText.isBreak(source.scalars[index]) { index += 1 }
            case " ", "\t": index += 1
            case "," where commas: index += 1
            case let scalar where SourceText.isBreak(scalar): index += 1
            default: return index
            }
        }
        return index
    }

    private static func header(of source: SourceText, before end: Int) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var line = 1
        while let range = source.range(ofLine: line), range.lowerBound < end {
            let text = source.scalars[range]
            if text.first == "%" { lines.append(range) }
            if text.starts(with: "---".unicodeScalars) {
                lines.append(range.lowerBound..<range.lowerBound + 3)
                break
            }
            line += 1
        }
        return lines
    }

    /// - Parameter solid: The positions of what is no comment, in the order of the file.
    private static func comments(of source: SourceText, besides solid: [Range<Int>]) -> [WrittenComment] {
        var comments: [WrittenComment] = []
        var index = 0
        for range in solid + [source.scalars.count..<source.scalars.count] {
            while index < range.lowerBound {
                guard source.scalars[index] == "#" else {
                    index += 1
                    continue
                }
                let comment = comment(of: source, at: index)
                comments.append(comment)
                while index < source.scalars.count, !SourceText.isBreak(source.scalars[index]) { index += 1 }
            }
            index = max(index, range.upperBound)
        }
        return comments
    }

    private static func comment(of source: SourceText, at index: Int) -> WrittenComment {
        let (line, column) = source.place(of: index)
        let range = source.range(ofLine: line) ?? index..<source.scalars.count
        var end = range.upperBound
        while end > index, isBlank(source.scalars[end - 1]) { end -= 1 }
        var before = index
        while before > range.lowerBound, isBlank(source.scalars[before - 1]) { before -= 1 }
        return WrittenComment(
            text: source.string(index..<end), start: index, column: column - 1,
            isWholeLine: before == range.lowerBound, gap: index - before)
    }

    static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }
}

extension WrittenFile {
    /// Returns whether both say the same, with the same comments in the same order.
    func means(_ other: WrittenFile) -> Bool {
        root.means(other.root) && comments.map(\.text) == other.comments.map(\.text)
            && header.map { source.string($0) } == other.header.map { other.source.string($0) }
    }
}
