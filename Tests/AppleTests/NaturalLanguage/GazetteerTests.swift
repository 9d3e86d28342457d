import NaturalLanguage
import Testing

@Suite("lists of names and parts of texts")
struct GazetteerTests {
    @Test("a name has its label, whatever its case, and a tagger keeps its lists")
    func lists() throws {
        let list = try NLGazetteer(dictionary: ["plant": ["Fern", "moss"], "animal": ["Hare"]], language: .english)
        #expect(
            list.label(for: "FERN") == "plant" && list.label(for: "hare") == "animal" && list.label(for: "x") == nil)
        let tagger = NLTagger(tagSchemes: [.nameType])
        tagger.setGazetteers([list], for: .nameType)
        #expect(tagger.gazetteers(for: .nameType) == [list] && tagger.gazetteers(for: .lemma).isEmpty)
        #expect(throws: CocoaError.self) { _ = try NLGazetteer(data: Data()) }
    }

    @Test("the range of a part is that of the word at the place")
    func ranges() {
        let tagger = NLTagger(tagSchemes: [.lemma])
        let text = "one two three"
        tagger.string = text
        let index = text.index(text.startIndex, offsetBy: 5)
        #expect(text[tagger.tokenRange(at: index, unit: .word)] == "two")
        #expect(tagger.tagHypotheses(at: index, unit: .word, scheme: .lemma, maximumCount: 3).0.isEmpty)
    }
}
