import Foundation
import Testing
import UIKit

private final class Dial: UIView {
    @Invalidating(.layout, .display) var value = 0
    var layouts = 0
    var drawings = 0
    override func setNeedsLayout() { layouts += 1 }
    override func setNeedsDisplay() { drawings += 1 }
}

private final class Page: UIViewController {
    @ViewLoading var label: UILabel
    var loads = 0
    override func viewDidLoad() {
        super.viewDidLoad()
        loads += 1
        label = UILabel()
        label.text = "loaded"
    }
}

@MainActor
@Suite("Properties of views")
struct InvalidatingTests {
    @Test("another value makes the parts again, and the same one does not")
    func invalidating() {
        let dial = Dial()
        dial.value = 3
        dial.value = 3
        #expect(dial.value == 3)
        #expect(dial.layouts == 1)
        #expect(dial.drawings == 1)
    }

    @Test("a part of a page is read after the page was loaded, once")
    func loading() {
        let page = Page()
        #expect(page.label.text == "loaded")
        #expect(page.label.text == "loaded")
        #expect(page.loads == 1)
    }
}
