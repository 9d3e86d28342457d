import Testing
import UIKit

@MainActor
@Suite("Words in text views")
struct TextViewSearchTests {
    private final class Options: UITextSearchOptions {
        override var stringCompareOptions: NSString.CompareOptions { .caseInsensitive }
    }

    @Test("a session finds each place, whatever the size of letters")
    func session() {
        let view = UITextView()
        view.text = "one One none"
        let session = UITextSearchingFindSession(searchableObject: view)
        session.performSearch(query: "one", options: Options())
        #expect(session.resultCount == 3)
    }
}
