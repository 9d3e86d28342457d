/// Writes a file anew, line by line, and every comment where its author had it.
struct FormatWriter {
    /// The most columns of a collection in brackets; beyond them each of its items gets a line of its own.
    static let width = 100
    static let step = 2

    let file: WrittenFile
    /// Indicates whether collections of several lines have brackets too, as JSON wants it.
    let hasBrackets: Bool
    private(set) var text = ""
    /// The line that is being written; nil between two.
    var line: String?
    /// Indicates whether a blank belongs before what comes next on the line.
    var needsBlank = false
    /// Indicates whether the first item of a list or a mapping may follow on the line.
    var isOpen = true
    /// The position up to which the file has been written.
    var cursor = 0
    private var comment = 0
    /// The end of the last line of a text that keeps its empty lines.
    private var solidEnd = 0

    init(_ file: WrittenFile, hasBrackets: Bool) {
        self.file = file
        self.hasBrackets = hasBrackets
    }

    /// The whole file.
    mutating func write() {
        for (index, range) in file.header.enumerated() {
            begin(before: range.lowerBound, indent: 0, isFirst: index == 0)
            append(file.source.string(range))
            cursor = range.upperBound
        }
        begin(before: file.root.start, indent: 0, isFirst: file.header.isEmpty)
        cursor = file.root.start
        value(file.root, in: Block(indent: 0, column: -1), nested: 0)
        let end = file.source.scalars.count
        endLine(before: end)
        while pending(before: end) != nil { writeComment(indent: 0) }
    }

    /// Adds to the line.
    mutating func append(_ part: String) {
        line = (line ?? "") + (needsBlank ? " " : "") + part
        needsBlank = false
        isOpen = false
    }

    /// The number of characters that the line will have before what comes next.
    var column: Int { (line?.unicodeScalars.count ?? 0) + (needsBlank ? 1 : 0) }
}

// MARK: Lines and comments

extension FormatWriter {
    /// The next comment, where it stands before `position`.
    func pending(before position: Int) -> WrittenComment? {
        guard comment < file.comments.count, file.comments[comment].start < position else { return nil }
        return file.comments[comment]
    }

    /// Ends the line with the comment that stands behind it, and opens one for what stands at `position`, below the comments
    /// before it.
    ///
    /// - Parameter isFirst: True where no empty line may be above it.
    mutating func begin(before position: Int, indent: Int, isFirst: Bool) {
        endLine(before: position)
        var isFirst = isFirst
        while pending(before: position) != nil {
            writeComment(indent: indent, isFirst: isFirst)
            isFirst = false
        }
        if !isFirst, isBelowEmptyLine(position) { text += "\n" }
        line = Self.blanks(indent)
        needsBlank = false
        isOpen = true
    }

    mutating func endLine(before position: Int) {
        guard var ended = line else { return }
        line = nil
        // Nothing is on it yet, so what comes is not behind anything.
        if ended.allSatisfy({ $0 == " " }) { return }
        if let comment = pending(before: position), !comment.isWholeLine {
            ended += Self.blanks(max(comment.gap, 1)) + comment.text
            self.comment += 1
        }
        text += ended + "\n"
    }

    /// Writes the next comment on a line of its own.
    mutating func writeComment(indent: Int, isFirst: Bool = false) {
        let comment = file.comments[comment]
        if !isFirst, isBelowEmptyLine(comment.start) { text += "\n" }
        text += Self.blanks(indent) + comment.text + "\n"
        self.comment += 1
    }

    /// Writes a line as it is.
    mutating func write(raw line: String) { text += line }

    /// Takes away the break at the end.
    mutating func dropLastBreak() { text.removeLast() }

    /// Tells that empty lines before `position` have been written.
    mutating func keep(to position: Int) { solidEnd = position }

    /// Returns whether what stands at `position` begins a line, and the one above it is empty.
    private func isBelowEmptyLine(_ position: Int) -> Bool {
        let (line, column) = file.source.place(of: position)
        guard line > 1, let own = file.source.range(ofLine: line), let above = file.source.range(ofLine: line - 1),
            above.lowerBound >= solidEnd
        else { return false }
        let before = file.source.scalars[own.lowerBound..<own.lowerBound + column - 1]
        return before.allSatisfy(WrittenFile.isBlank) && file.source.scalars[above].allSatisfy(WrittenFile.isBlank)
    }

    static func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }
}

extension FormatWriter {
    /// The block that a value stands in.
    struct Block {
        /// The column of its items as they are written.
        var indent: Int
        /// The column of its items in the file; -1 around the root, nil in brackets.
        var column: Int?
    }
}
