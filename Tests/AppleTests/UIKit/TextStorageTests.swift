import Testing
import UIKit

@MainActor
private final class Told: NSObject, @preconcurrency NSTextStorageDelegate {
    var changes: [String] = []

    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    ) { changes.append("\(editedMask.rawValue) \(editedRange.location)-\(editedRange.length) \(delta)") }
}

/// A text that is kept elsewhere, and whose letters are all marked as they are changed.
private final class Marked: NSTextStorage {
    private let backing = NSMutableAttributedString(string: "")
    static let mark = NSAttributedString.Key("mark")

    override init() {
        super.init()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override var string: String { backing.string }

    override func attributes(
        at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
        var part = NSRange()
        let attributes = backing.attributes(at: location, effectiveRange: &part)
        range?.pointee = part
        return attributes
    }

    override func replaceCharacters(in range: NSRange, with str: String) {
        beginEditing()
        backing.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
        endEditing()
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        beginEditing()
        backing.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
        endEditing()
    }

    override func processEditing() {
        addAttribute(Self.mark, value: 1, range: editedRange)
        super.processEditing()
    }
}

@MainActor
@Suite("Texts that are laid out")
struct TextStorageTests {
    @Test("a delegate is told of each change, and of a change of several parts once")
    func changes() {
        let (text, told) = (NSTextStorage(string: "hello"), Told())
        text.delegate = told
        text.replaceCharacters(in: NSRange(location: 1, length: 2), with: "XYZ")
        text.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 2))
        text.beginEditing()
        text.insert(NSAttributedString(string: "q"), at: 0)
        text.deleteCharacters(in: NSRange(location: 4, length: 2))
        text.endEditing()
        #expect(text.string == "qhXYo")
        #expect(told.changes == ["2 1-3 1", "1 0-2 0", "3 0-4 -1"])
        #expect(text.editedMask.isEmpty)
    }

    @Test("a subclass that keeps the text itself marks what is changed, and every function on texts reads it")
    func subclass() {
        let text = Marked()
        text.append(NSAttributedString(string: "ab"))
        text.append(NSAttributedString(string: "c"))
        #expect(text.length == 3)
        #expect(text.attribute(Marked.mark, at: 2, effectiveRange: nil) as? Int == 1)
        let copy = NSAttributedString(attributedString: text)
        #expect(copy.string == "abc" && copy.attribute(Marked.mark, at: 0, effectiveRange: nil) as? Int == 1)
        #expect(text.attributedSubstring(from: NSRange(location: 1, length: 2)).string == "bc")
    }

    @Test("a view shows the text of its region's layout, and changes of it")
    func view() {
        let (text, layout, region) = (NSTextStorage(string: "a"), NSLayoutManager(), NSTextContainer(size: .zero))
        text.addLayoutManager(layout)
        layout.addTextContainer(region)
        let view = UITextView(frame: .zero, textContainer: region)
        #expect(view.text == "a" && view.textStorage === text)
        view.textStorage.append(NSAttributedString(string: "b"))
        #expect(view.text == "ab")
        view.text = "c"
        #expect(text.string == "c")
        let own = UITextView()
        own.text = "d"
        #expect(own.layoutManager.textStorage?.string == "d")
    }
}
