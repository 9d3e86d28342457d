import NaturalLanguage
import Testing

@Suite("NaturalLanguage")
struct NaturalLanguageTests {
    private func parts(_ text: String, _ unit: NLTokenUnit) -> [String] {
        let tokenizer = NLTokenizer(unit: unit)
        tokenizer.string = text
        return tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
    }

    @Test("texts are taken apart into words, sentences and paragraphs")
    func tokens() {
        #expect(parts("Don't go, Ada!", .word) == ["Don't", "go", "Ada"])
        #expect(parts("One. Two? Three", .sentence) == ["One.", " Two?", " Three"])
        #expect(parts("One\n\nTwo", .paragraph) == ["One", "Two"])
        #expect(parts("", .word) == [] && parts(" ", .document) == [])
    }

    @Test("nothing is known of languages and moods, and each part is told")
    func tags() {
        let tagger = NLTagger(tagSchemes: [.sentimentScore])
        let text = "Fine day"
        tagger.string = text
        var count = 0
        tagger.enumerateTags(in: text.startIndex..<text.endIndex, unit: .word, scheme: .lexicalClass) { tag, _ in
            count += 1
            return tag == nil
        }
        #expect(count == 2 && NLLanguageRecognizer.dominantLanguage(for: text) == nil)
        #expect(tagger.tag(at: text.startIndex, unit: .paragraph, scheme: .sentimentScore).0 == nil)
    }
}
