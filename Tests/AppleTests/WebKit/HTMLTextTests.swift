import Foundation
import Testing
import WebKit

@Suite("Texts of web pages")
struct HTMLTextTests {
    @Test("a page's text is refused, to who waits and to who is called")
    func refusal() async {
        await #expect(throws: CocoaError.self) { _ = try await NSAttributedString.fromHTML("<b>a</b>") }
        await confirmation { called in
            NSAttributedString.loadFromHTML(string: "<b>a</b>") { text, attributes, error in
                #expect(text == nil && attributes == nil && error is CocoaError)
                called()
            }
        }
    }
}
