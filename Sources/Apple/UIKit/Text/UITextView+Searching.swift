public import Foundation

/// The words that are found in a text view. Their looks are not drawn.
extension UITextView: UITextSearching {
    public typealias DocumentIdentifier = AnyHashable?

    public var supportsTextReplacement: Bool { isEditable }

    /// The order of ranges by where they begin.
    public func compare(
        _ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??
    ) -> ComparisonResult { compare(foundRange.start, to: toRange.start) }

    /// Finds a text, and words that begin with it or are it where only those are wanted.
    public func performTextSearch(
        queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<AnyHashable?>
    ) {
        defer { resultAggregator.finishedSearching() }
        guard !queryString.isEmpty else { return }
        let text = NSString(string: text ?? "")
        var place = 0
        while place < text.length {
            let found = text.range(
                of: queryString, options: options.stringCompareOptions,
                range: NSRange(location: place, length: text.length - place))
            guard found.location != NSNotFound, found.length > 0 else { return }
            place = found.location + found.length
            if fits(found, in: text, options.wordMatchMethod), let range = range(found) {
                resultAggregator.foundRange(range, searchString: queryString, document: nil)
            }
        }
    }

    private func fits(_ range: NSRange, in text: NSString, _ method: UITextSearchOptions.WordMatchMethod) -> Bool {
        func isLetter(_ index: Int) -> Bool {
            guard index >= 0, index < text.length else { return false }
            return Unicode.Scalar(text.character(at: index)).map(CharacterSet.alphanumerics.contains) ?? true
        }
        switch method {
        case .contains: return true
        case .startsWith: return !isLetter(range.location - 1)
        case .fullWord: return !isLetter(range.location - 1) && !isLetter(range.location + range.length)
        }
    }

    private func range(_ range: NSRange) -> UITextRange? {
        guard let start = position(from: beginningOfDocument, offset: range.location),
            let end = position(from: start, offset: range.length)
        else { return nil }
        return textRange(from: start, to: end)
    }

    /// The looks of words that were found: none is drawn.
    public func decorate(
        foundTextRange: UITextRange, document: AnyHashable??, usingStyle: UITextSearchFoundTextStyle
    ) {}
    public func clearAllDecoratedFoundText() {}

    /// Replaces a word that was found.
    public func replace(foundTextRange: UITextRange, document: AnyHashable??, withText: String) {
        replace(foundTextRange, withText: withText)
    }
}
