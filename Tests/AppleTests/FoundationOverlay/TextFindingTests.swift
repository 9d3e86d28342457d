import Foundation
import FoundationOverlay
import Testing

@Suite("Finding in texts")
struct TextFindingTests {
    @Test("a detector finds links, addresses of mail and numbers")
    func detector() throws {
        let types: NSTextCheckingResult.CheckingType = [
            NSTextCheckingResult.CheckingType(rawValue: 1 << 6), NSTextCheckingResult.CheckingType(rawValue: 1 << 11),
        ]
        let detector = try NSDataDetector(types: types.rawValue)
        let text = "See https://example.com/a?b=c, write to me@example.org or call +1 555 010 9999."
        let found = detector.matches(in: text, range: NSRange(text.startIndex..., in: text))
        #expect(found.compactMap(\.url?.absoluteString) == ["https://example.com/a?b=c", "mailto:me@example.org"])
        #expect(found.compactMap(\.phoneNumber) == ["+1 555 010 9999"])
        #expect(throws: CocoaError.self) { try NSDataDetector(types: 0) }
    }

    @Test("a tagger tells words from marks")
    func tagger() {
        let tagger = NSLinguisticTagger(tagSchemes: [.tokenType], options: 0)
        tagger.string = "Don't stop, please."
        var words: [String] = []
        tagger.enumerateTags(
            in: NSRange(location: 0, length: 19), unit: .word, scheme: .tokenType,
            options: [.omitPunctuation, .omitWhitespace]
        ) { tag, range, _ in
            #expect(tag == .word)
            words.append(("Don't stop, please." as NSString).substring(with: range))
        }
        #expect(words == ["Don't", "stop", "please"])
    }

    @Test("addresses are written with the parts that are asked for")
    func addresses() throws {
        let url = try #require(URL(string: "https://www.example.com:443/a/b?c=d#e"))
        #expect(url.formatted() == "https://www.example.com/a/b")
        #expect(url.formatted(.url.scheme(.never).path(.never)) == "www.example.com")
        #expect(url.formatted(.url.query(.always).fragment(.always)) == "https://www.example.com/a/b?c=d#e")
        #expect(try URL("https://example.com", strategy: .url).host == "example.com")
        #expect(throws: CocoaError.self) { try URL("example", strategy: .url) }
    }

    @Test("a predicate looks for a text whatever its case")
    func predicate() throws {
        let predicate = #Predicate<String> { $0.localizedStandardContains("CAFE") }
        #expect(try predicate.evaluate("le café"))
        #expect(try !predicate.evaluate("tea"))
    }
}
