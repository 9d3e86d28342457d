import TintypeGraphics

/// Finds the characters of the file that each node of its YAML is written with.
struct WrittenNodeReader {
    let source: SourceText
    let limits: Limits
    let surrogates: JSONSurrogates
    /// The positions of scalars, aliases, anchors and tags, in the order of the file: a `#` in them begins no comment.
    private(set) var solid: [Range<Int>] = []

    init(source: SourceText, limits: Limits, surrogates: JSONSurrogates) {
        self.source = source
        self.limits = limits
        self.surrogates = surrogates
    }

    mutating func node(_ node: YAMLNode, isInFlow: Bool, depth: Int) throws(Diagnostic) -> WrittenNode {
        let start = position(node.extent.start)
        let end = position(node.extent.end)
        guard depth <= limits.depth else {
            throw SceneComposer.tooDeep(limits, at: source.scenePlace(of: start))
        }
        let opened = position(node.extent.opened)
        let (properties, first) =
            node.hasProperties ? self.properties(from: start, to: opened, isInFlow: isInFlow) : ("", start)
        var written = WrittenNode(
            content: .alias(""), properties: properties, start: start, body: first..<max(first, end),
            isFlow: node.isFlow)
        switch node.content {
        case .scalar(let text, let style):
            if style == .block { addBlock(written.body) } else { solid.append(written.body) }
            written.content = .scalar(WrittenScalar(text: text, style: style))
        case .alias:
            solid.append(written.body)
            written.content = .alias(source.string(written.body))
        case .sequence(let items):
            if !node.isFlow { written.body = firstItem(opened)..<max(end, opened) }
            var values: [WrittenNode] = []
            for item in items {
                values.append(try self.node(item, isInFlow: node.isFlow, depth: depth + 1))
            }
            written.content = .sequence(values)
        case .mapping(let entries):
            if !node.isFlow { written.body = opened..<max(end, opened) }
            written.content = .mapping(try self.entries(entries, isInFlow: node.isFlow, depth: depth + 1))
        }
        return written
    }

    private mutating func entries(
        _ entries: [(key: YAMLNode, value: YAMLNode)], isInFlow: Bool, depth: Int
    ) throws(Diagnostic) -> [(key: WrittenNode, value: WrittenNode)] {
        var result: [(key: WrittenNode, value: WrittenNode)] = []
        for (key, value) in entries {
            let key = try node(key, isInFlow: isInFlow, depth: depth)
            try checkKey(key)
            result.append((key, try node(value, isInFlow: isInFlow, depth: depth)))
        }
        return result
    }

    /// Scenes have names for keys, which stand on the line of their colons.
    private func checkKey(_ key: WrittenNode) throws(Diagnostic) {
        let place = source.scenePlace(of: key.start)
        guard !key.isCollection else {
            throw Diagnostic("a key must be a name, not a list or a mapping", at: place)
        }
        guard !key.body.isEmpty else { throw Diagnostic("a name is missing before the \":\"", at: place) }
        guard !source.scalars[key.start..<key.body.upperBound].contains(where: SourceText.isBreak) else {
            throw Diagnostic("a key stands on one line", at: place, hint: "a key and its value are written key: value")
        }
    }

    /// The anchor and the tag at `start`, and the position of what they belong to.
    private mutating func properties(from start: Int, to end: Int, isInFlow: Bool) -> (String, Int) {
        var words: [String] = []
        var index = start
        while index < end, source.scalars[index] == "&" || source.scalars[index] == "!" {
            let first = index
            let isVerbatim = source.scalars[first...].starts(with: "!<".unicodeScalars)
            while index < source.scalars.count, !WrittenFile.isBlank(source.scalars[index]),
                !SourceText.isBreak(source.scalars[index]),
                !isInFlow || isVerbatim || !",[]{}".unicodeScalars.contains(source.scalars[index])
            {
                index += 1
            }
            solid.append(first..<index)
            words.append(source.string(first..<index))
            let next = WrittenFile.next(in: source, from: index)
            // Behind the last property there may be nothing at all.
            guard next < end else { return (words.joined(separator: " "), max(index, min(next, end))) }
            index = next
        }
        return (words.joined(separator: " "), index)
    }

    /// A block's own lines; a comment behind its `|` is none of them.
    private mutating func addBlock(_ body: Range<Int>) {
        let (line, _) = source.place(of: body.lowerBound)
        let indicators = source.scalars[body].prefix { "|>+-0123456789".unicodeScalars.contains($0) }
        solid.append(indicators.startIndex..<indicators.endIndex)
        let end = source.range(ofLine: line)?.upperBound ?? body.upperBound
        if end < body.upperBound { solid.append(end..<body.upperBound) }
    }

    /// The dash of a list whose parser stands at it, or behind it.
    private func firstItem(_ opened: Int) -> Int {
        let isDash = opened < source.scalars.count && source.scalars[opened] == "-"
        return !isDash && opened > 0 && source.scalars[opened - 1] == "-" ? opened - 1 : opened
    }

    private func position(_ mark: YAMLMark) -> Int {
        let location = surrogates.location(mark, in: source)
        guard let range = source.range(ofLine: location.line) else { return source.scalars.count }
        return min(range.lowerBound + location.column - 1, source.scalars.count)
    }
}
