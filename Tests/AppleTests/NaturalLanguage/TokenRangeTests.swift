import NaturalLanguage
import Testing

/// The part of a text around a place.
struct TokenRangeTests {
    @Test
    func aWordIsFoundAroundItsLetters() throws {
        let tokenizer = NLTokenizer(unit: .word)
        let text = "two words here"
        tokenizer.string = text
        let place = try #require(text.firstIndex(of: "d"))
        #expect(text[tokenizer.tokenRange(at: place)] == "words")
        #expect(text[tokenizer.tokenRange(for: text.startIndex..<place)] == "two words")
    }
}
