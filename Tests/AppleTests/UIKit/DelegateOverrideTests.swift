import PencilKit
import Testing
import UIKit

@Suite("Delegates of kinds of scroll views")
@MainActor
struct DelegateOverrideTests {
    private final class Told: NSObject, UITableViewDelegate, UITextViewDelegate, PKCanvasViewDelegate {}

    private final class CountingTable: UITableView {
        var changes = 0
        override var delegate: (any UITableViewDelegate)? {
            didSet { changes += 1 }
        }
    }

    private final class CountingText: UITextView {
        var changes = 0
        override weak var delegate: (any UITextViewDelegate)? {
            get { super.delegate }
            set {
                changes += 1
                super.delegate = newValue
            }
        }
    }

    @Test("a class of a program's own sees its delegate change")
    func overridden() {
        let (told, table, text) = (Told(), CountingTable(), CountingText())
        table.delegate = told
        text.delegate = told
        text.delegate = nil
        #expect(table.changes == 1 && table.delegate === told)
        #expect(text.changes == 2 && text.delegate == nil)
    }

    @Test("the delegate is that of the scroll view, and is not kept alive")
    func shared() {
        let (table, canvas) = (UITableView(), PKCanvasView())
        var told: Told? = Told()
        table.delegate = told
        canvas.delegate = told
        #expect((table as UIScrollView).delegate === told && (canvas as UIScrollView).delegate === told)
        told = nil
        #expect(table.delegate == nil && canvas.delegate == nil)
    }
}
