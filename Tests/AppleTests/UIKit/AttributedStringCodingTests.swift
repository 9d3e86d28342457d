import SwiftUI
import Testing

@Suite("Coding of attributed texts")
struct AttributedStringCodingTests {
    @Test("links and Markdown's marks are coded with the text, colours are not")
    func coded() throws {
        var text = try AttributedString(markdown: "A **bold** [link](https://example.com) *there*")
        text.foregroundColor = .red
        let read = try JSONDecoder().decode(AttributedString.self, from: JSONEncoder().encode(text))
        #expect(String(read.characters) == "A bold link there")
        #expect(read.runs.compactMap(\.link) == [URL(string: "https://example.com")])
        let bold = read.runs.filter { $0.inlinePresentationIntent == .stronglyEmphasized }
        #expect(bold.map { String(read.characters[$0.range]) } == ["bold"])
        #expect(read.runs.allSatisfy { $0.foregroundColor == nil })
    }

    @Test("Markdown becomes UIKit's text")
    func markdown() throws {
        #expect(try NSAttributedString(markdown: "a **b**").string == "a b")
    }
}
