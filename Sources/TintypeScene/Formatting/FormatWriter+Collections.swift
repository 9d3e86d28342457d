extension FormatWriter {
    /// Writes a value behind a key, a dash, or nothing.
    ///
    /// - Parameters:
    ///   - block: The list or the mapping that it belongs to.
    ///   - nested: The column of the items that it has.
    mutating func value(_ node: WrittenNode, in block: Block, nested: Int) {
        guard !node.isNull else { return null(node, in: block, nested: nested) }
        if pending(before: node.start) != nil || needsBlank && wantsOwnLine(node) {
            begin(before: node.start, indent: block.indent + Self.step, isFirst: true)
        }
        if !node.properties.isEmpty {
            append(node.properties)
            needsBlank = true
            if pending(before: node.body.lowerBound) != nil {
                begin(before: node.body.lowerBound, indent: block.indent + Self.step, isFirst: true)
            }
        }
        switch node.content {
        case .scalar(let scalar): self.scalar(node, scalar.style, in: block)
        case .alias(let text):
            append(text)
            cursor = node.body.upperBound
        case .sequence, .mapping:
            if let text = inline(node) {
                append(text)
                cursor = node.body.upperBound
            } else if hasBrackets {
                bracketed(node, indent: block.indent)
            } else {
                items(node, indent: nested, outer: block.column)
            }
        }
    }

    /// Nothing behind a key or a dash; comments below it that are indented stay so.
    private mutating func null(_ node: WrittenNode, in block: Block, nested: Int) {
        let colon = WrittenFile.next(in: file.source, from: cursor)
        if colon < file.source.scalars.count, file.source.scalars[colon] == ":" { cursor = colon + 1 }
        needsBlank = false
        guard let column = block.column, column >= 0 else { return }
        endComments(indent: nested) { $0.column > column }
    }

    /// A list or a mapping, each item on lines of its own.
    private mutating func items(_ node: WrittenNode, indent: Int, outer: Int?) {
        let isOpen = isOpen
        let column = node.isFlow ? nil : file.source.place(of: node.body.lowerBound).column - 1
        let block = Block(indent: indent, column: column)
        cursor = node.isFlow ? Self.opened(node, file.source) : node.body.lowerBound
        for (index, start) in starts(node).enumerated() {
            // The items of a list in a file are found by their dashes, which only the file knows.
            let start = start ?? WrittenFile.next(in: file.source, from: cursor)
            if index > 0 || !isOpen || pending(before: start) != nil {
                begin(before: start, indent: indent, isFirst: index == 0)
            }
            item(node, index, in: block, dash: start)
        }
        guard let column else { return endFlow(node, indent: indent) }
        endComments(indent: indent) { $0.column >= column && $0.column > outer ?? -1 }
    }

    private mutating func item(_ node: WrittenNode, _ index: Int, in block: Block, dash: Int) {
        switch node.content {
        case .sequence(let items):
            if !node.isFlow { cursor = dash + 1 }
            append("-")
            needsBlank = true
            self.isOpen = true
            value(items[index], in: block, nested: block.indent + Self.step)
        case .mapping(let entries):
            key(entries[index].key)
            value(entries[index].value, in: block, nested: block.indent + Self.step)
        case .scalar, .alias: break
        }
    }

    private mutating func key(_ node: WrittenNode) {
        append(written(key: node) + ":")
        cursor = node.body.upperBound
        needsBlank = true
    }

    private func written(key node: WrittenNode) -> String {
        let text = (node.properties.isEmpty ? "" : node.properties + " ") + file.source.string(node.body)
        // A colon could belong to an anchor's name.
        if case .alias = node.content { return text + " " }
        return text
    }

    /// The positions at which the items begin; nil for those with dashes.
    private func starts(_ node: WrittenNode) -> [Int?] {
        switch node.content {
        case .sequence(let items): items.map { node.isFlow ? $0.start : nil }
        case .mapping(let entries): entries.map { $0.key.start }
        case .scalar, .alias: []
        }
    }

    /// Writes the comments after the last item that belong below it, rather than above what follows.
    private mutating func endComments(indent: Int, where belongs: (WrittenComment) -> Bool) {
        let next = WrittenFile.next(in: file.source, from: cursor, commas: true)
        endLine(before: next)
        while let comment = pending(before: next), !comment.isWholeLine || belongs(comment) {
            writeComment(indent: indent)
        }
    }

    /// The end of a collection whose brackets are gone, with the comments before the closing one.
    private mutating func endFlow(_ node: WrittenNode, indent: Int) {
        let close = node.body.upperBound
        if pending(before: close) != nil {
            endLine(before: close)
            while pending(before: close) != nil { writeComment(indent: indent) }
        }
        cursor = close
        endComments(indent: indent) { _ in false }
    }

    private static func opened(_ node: WrittenNode, _ source: SourceText) -> Int {
        let first = node.body.lowerBound
        return first < source.scalars.count && "[{".unicodeScalars.contains(source.scalars[first]) ? first + 1 : first
    }
}

// MARK: Brackets

extension FormatWriter {
    /// A collection in brackets that stays on the line; nil for one that was written without, does not fit, or has a comment.
    private func inline(_ node: WrittenNode) -> String? {
        if node.isEmptyCollection { return brackets(node).joined() }
        // Of JSON, which has no other form, several lines stay several lines.
        if hasBrackets, file.source.scalars[node.body].contains(where: SourceText.isBreak) { return nil }
        guard pending(before: node.body.upperBound) == nil else { return nil }
        // Anchor and tag are on the line already.
        var bare = node
        bare.properties = ""
        // A comma may follow.
        return inline(bare, limit: Self.width - column - (hasBrackets ? 1 : 0))
    }

    /// The brackets that a collection is written with; none around a single pair in a list, as in `[font: headline]`.
    private func brackets(_ node: WrittenNode) -> [String] {
        if case .sequence = node.content { return ["[", "]"] }
        let isBare = node.isFlow && !node.isEmptyCollection && Self.opened(node, file.source) == node.body.lowerBound
        return isBare ? ["", ""] : ["{", "}"]
    }

    private func inline(_ node: WrittenNode, limit: Int) -> String? {
        var text = node.properties
        func add(_ part: String) { text += (text.isEmpty ? "" : " ") + part }
        switch node.content {
        case .alias(let name): add(name)
        case .scalar:
            guard !file.source.scalars[node.body].contains(where: SourceText.isBreak) else { return nil }
            if !node.body.isEmpty { add(file.source.string(node.body)) }
        case .sequence, .mapping:
            guard node.isFlow || node.isEmptyCollection else { return nil }
            var parts: [String] = []
            var length = 0
            for part in starts(node).indices.lazy.map({ inlineItem(node, $0, limit: limit - length) }) {
                guard let part else { return nil }
                parts.append(part)
                length += part.unicodeScalars.count + 2
                guard length <= limit else { return nil }
            }
            add(brackets(node).joined(separator: parts.joined(separator: ", ")))
        }
        return text.unicodeScalars.count <= limit ? text : nil
    }

    private func inlineItem(_ node: WrittenNode, _ index: Int, limit: Int) -> String? {
        switch node.content {
        case .sequence(let items): return inline(items[index], limit: limit)
        case .mapping(let entries):
            let (key, value) = entries[index]
            let name = written(key: key)
            guard let text = inline(value, limit: limit - name.unicodeScalars.count) else { return nil }
            guard value.isNull else { return "\(name): \(text)" }
            let colon = WrittenFile.next(in: file.source, from: key.body.upperBound)
            return file.source.scalars[colon] == ":" ? "\(name): " : name
        case .scalar, .alias: return nil
        }
    }

    /// A collection of several lines in brackets.
    private mutating func bracketed(_ node: WrittenNode, indent: Int) {
        let brackets = brackets(node)
        append(brackets[0])
        cursor = Self.opened(node, file.source)
        let block = Block(indent: indent + Self.step, column: nil)
        let starts = starts(node)
        for (index, start) in starts.enumerated() {
            begin(before: start ?? cursor, indent: block.indent, isFirst: index == 0)
            switch node.content {
            case .sequence(let items): value(items[index], in: block, nested: block.indent)
            case .mapping(let entries):
                key(entries[index].key)
                value(entries[index].value, in: block, nested: block.indent)
            case .scalar, .alias: break
            }
            if index < starts.count - 1 { append(",") }
        }
        let close = node.body.upperBound - brackets[1].count
        endLine(before: close)
        while pending(before: close) != nil { writeComment(indent: block.indent) }
        line = Self.blanks(indent)
        append(brackets[1])
        cursor = node.body.upperBound
    }
}
