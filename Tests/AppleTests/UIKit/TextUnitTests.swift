import Testing
import UIKit

@Suite("The units and lists of texts")
@MainActor
struct TextUnitTests {
    @Test("words, sentences and paragraphs are found around a place, ahead in the direction")
    func units() throws {
        let view = UITextView(frame: .zero)
        view.text = "One two. Three\nfour"
        func unit(_ granularity: UITextGranularity, at offset: Int, _ direction: UITextStorageDirection) throws
            -> String?
        {
            let place = try #require(view.position(from: view.beginningOfDocument, offset: offset))
            let range = view.tokenizer.rangeEnclosingPosition(
                place, with: granularity, inDirection: .storage(direction))
            return range.flatMap { view.text(in: $0) }
        }
        #expect(try unit(.word, at: 4, .forward) == "two")
        #expect(try unit(.word, at: 7, .backward) == "two")
        #expect(try unit(.word, at: 7, .forward) == nil)
        #expect(try unit(.sentence, at: 2, .forward) == "One two")
        #expect(try unit(.paragraph, at: 16, .forward) == "four")
        #expect(try unit(.document, at: 5, .forward) == view.text)
    }

    @Test(
        "lists number their items in letters and Roman signs",
        arguments: [
            (NSTextList.MarkerFormat.lowercaseAlpha, 27, "aa"), (.uppercaseRoman, 1994, "MCMXCIV"), (.decimal, 3, "3"),
            (.octal, 8, "10"), (.disc, 4, "\u{2022}"),
        ])
    func markers(format: NSTextList.MarkerFormat, number: Int, marker: String) {
        #expect(NSTextList(markerFormat: format, options: 0).marker(forItemNumber: number) == marker)
    }

    @Test("empty texts can be made and added to; attachments stay at their letters alone")
    func empty() {
        let text = NSMutableAttributedString()
        text.append(NSAttributedString())
        text.append(NSAttributedString(string: "ab", attributes: [.attachment: NSTextAttachment()]))
        text.append(NSAttributedString(attachment: NSTextAttachment()))
        text.fixAttributes(in: NSRange(location: 0, length: text.length))
        #expect(text.attribute(.attachment, at: 0, effectiveRange: nil) == nil)
        #expect(text.attribute(.attachment, at: 2, effectiveRange: nil) != nil)
    }
}
