public import Foundation

extension AttributedString {
    /// The place of a part in the Markdown that it was read of: lines and columns from 1. Readers of Markdown leave it out here.
    public struct MarkdownSourcePosition: Hashable, Codable, Sendable {
        /// The first and the last place of the part.
        public let startLine: Int
        public let startColumn: Int
        public let endLine: Int
        public let endColumn: Int

        /// Creates a place.
        public init(startLine: Int, startColumn: Int, endLine: Int, endColumn: Int) {
            self.startLine = startLine
            self.startColumn = startColumn
            self.endLine = endLine
            self.endColumn = endColumn
        }
    }
}

extension Range where Bound == String.Index {
    /// The place in a text of Markdown; nil where the text has no such place. Columns count bytes in UTF-8.
    public init?<S: StringProtocol>(_ markdownSourcePosition: AttributedString.MarkdownSourcePosition, in target: S) {
        let bytes = target.utf8
        func index(_ line: Int, _ column: Int) -> String.Index? {
            guard line >= 1, column >= 1 else { return nil }
            var start = bytes.startIndex
            for _ in 1..<line {
                guard let end = bytes[start...].firstIndex(of: 10) else { return nil }
                start = bytes.index(after: end)
            }
            return bytes.index(start, offsetBy: column - 1, limitedBy: bytes.endIndex)
        }
        let place = markdownSourcePosition
        guard let start = index(place.startLine, place.startColumn), let last = index(place.endLine, place.endColumn),
            start <= last, last < target.endIndex
        else { return nil }
        self = start..<bytes.index(after: last)
    }
}

extension NSRange {
    /// The place in a text of Markdown; nil where the text has no such place.
    public init?<S: StringProtocol>(_ markdownSourcePosition: AttributedString.MarkdownSourcePosition, in target: S) {
        guard let range = Range<String.Index>(markdownSourcePosition, in: target) else { return nil }
        self.init(range, in: target)
    }
}
