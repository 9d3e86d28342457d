import Testing
import UIKit

@Suite("The search of a text that finds words itself")
@MainActor
struct FindSessionTests {
    @Test("a session counts what the text finds, and highlights one after another, then the first again")
    func highlights() {
        let text = FoundText(words: ["one", "two", "one"])
        let session = UITextSearchingFindSession(searchableObject: text)
        session.performSearch(query: "one", options: nil)
        #expect(session.resultCount == 2)
        #expect(session.highlightedResultIndex == NSNotFound)
        session.highlightNextResult(in: .forward)
        #expect(text.highlighted == 0)
        session.highlightNextResult(in: .forward)
        #expect(text.highlighted == 2)
        session.highlightNextResult(in: .forward)
        #expect(text.highlighted == 0)
        session.highlightNextResult(in: .backward)
        #expect(session.highlightedResultIndex == 1)
    }

    @Test("a replacement changes the highlighted word alone")
    func replaces() {
        let text = FoundText(words: ["one", "two", "one"])
        let session = UITextSearchingFindSession(searchableObject: text)
        session.performSearch(query: "one", options: nil)
        session.highlightNextResult(in: .backward)
        session.performSingleReplacement(query: "one", replacementString: "three", options: nil)
        #expect(text.words == ["one", "two", "three"])
    }
}

/// Words that can be searched.
private final class FoundText: NSObject, UITextSearching {
    var words: [String]
    var highlighted: Int?
    let supportsTextReplacement = true
    var selectedTextRange: UITextRange? { nil }

    init(words: [String]) {
        self.words = words
    }

    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??) -> ComparisonResult {
        .orderedSame
    }
    func performTextSearch(
        queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<AnyHashable?>
    ) {
        for (index, word) in words.enumerated() where word == queryString {
            resultAggregator.foundRange(WordRange(index), searchString: queryString, document: nil)
        }
        resultAggregator.finishedSearching()
    }
    func decorate(foundTextRange: UITextRange, document: AnyHashable??, usingStyle style: UITextSearchFoundTextStyle) {
        if style == .highlighted { highlighted = (foundTextRange as? WordRange)?.index }
    }
    func clearAllDecoratedFoundText() { highlighted = nil }
    func replace(foundTextRange: UITextRange, document: AnyHashable??, withText text: String) {
        if let range = foundTextRange as? WordRange { words[range.index] = text }
    }
}

/// The place of a word.
private final class WordRange: UITextRange {
    let index: Int

    init(_ index: Int) {
        self.index = index
    }
}
