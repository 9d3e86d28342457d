public import Foundation

// Places in attributed texts, counted as `NSString` counts.
extension NSRange {
    /// The range of a part of an attributed text, in units of UTF-16.
    public init<R: RangeExpression<AttributedString.Index>, S: AttributedStringProtocol>(_ region: R, in target: S) {
        let part = target[region]
        let before = String(target[target.startIndex..<part.startIndex].characters[...])
        self.init(location: before.utf16.count, length: String(part.characters[...]).utf16.count)
    }
}

extension Range where Bound == AttributedString.Index {
    /// The part of an attributed text at a range in units of UTF-16; nil where the text has none.
    public init?<S: AttributedStringProtocol>(_ range: NSRange, in string: S) {
        let text = String(string.characters[...])
        guard let found = Range<String.Index>(range, in: text) else { return nil }
        let scalars = text.unicodeScalars
        let start = string.index(
            string.startIndex,
            offsetByUnicodeScalars: scalars.distance(from: scalars.startIndex, to: found.lowerBound))
        let length = scalars.distance(from: found.lowerBound, to: found.upperBound)
        self = start..<string.index(start, offsetByUnicodeScalars: length)
    }
}
