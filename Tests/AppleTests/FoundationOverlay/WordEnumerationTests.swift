import Foundation
import FoundationOverlay
import Testing

@Suite("Words and sentences of a text")
struct WordEnumerationTests {
    private let text = "Hello big world. It's 3.5 fine! Yes?\nNew line"

    private func parts(_ options: _WordEnumeration, of text: String) -> [String] {
        var parts: [String] = []
        text.enumerateSubstrings(in: text.startIndex..., options: options) { part, _, _, _ in
            if let part { parts.append(part) }
        }
        return parts
    }

    @Test("an apostrophe and a decimal point stand inside of words, other marks between them")
    func words() {
        #expect(
            parts(.byWords, of: text) == ["Hello", "big", "world", "It's", "3.5", "fine", "Yes", "New", "line"])
        #expect(parts([.byWords, .reverse], of: "one two").first == "two")
        #expect(parts(.byWords, of: " ?! ").isEmpty)
    }

    @Test("a sentence has the space behind it")
    func sentences() {
        #expect(
            parts(.bySentences, of: text) == ["Hello big world. ", "It's 3.5 fine! ", "Yes?\n", "New line"])
    }

    @Test("ranges are those of the text, also where that is a part of another, and the closure can stop")
    func ranges() {
        let rest = text[text.index(text.startIndex, offsetBy: 6)...]
        var found: [Substring] = []
        rest.enumerateSubstrings(in: rest.startIndex..<rest.endIndex, options: .byWords) { _, range, enclosing, stop in
            found.append(rest[enclosing])
            stop = found.count == 2
        }
        #expect(found == ["big ", "world. "])
        var places: [NSRange] = []
        (text as NSString).enumerateSubstrings(
            in: NSRange(location: 6, length: 9), options: [.byWords, .substringNotRequired]
        ) { part, range, _, _ in
            #expect(part == nil)
            places.append(range)
        }
        #expect(places == [NSRange(location: 6, length: 3), NSRange(location: 10, length: 5)])
    }
    @Test("a range may end in the midst of a character")
    func cutRange() {
        let text = "One.\r\nTwo"
        let end = text.utf16.index(text.startIndex, offsetBy: 5)
        var found: [Range<String.Index>] = []
        text.enumerateSubstrings(in: text.startIndex..<end, options: .bySentences) { _, range, _, _ in
            found.append(range)
        }
        #expect(found == [text.startIndex..<end])
    }
}
