public import Foundation

/// The text that a keyboard of an app's own types into. UIKit's protocol.
@MainActor @preconcurrency
public protocol UITextDocumentProxy: UIKeyInput {
    /// The text around the cursor.
    var documentContextBeforeInput: String? { get }
    var documentContextAfterInput: String? { get }
    var selectedText: String? { get }
    var documentInputMode: UITextInputMode? { get }
    var documentIdentifier: UUID { get }

    /// Moves the cursor by a number of letters, or changes the text that is not yet decided.
    func adjustTextPosition(byCharacterOffset offset: Int)
    func setMarkedText(_ markedText: String, selectedRange: NSRange)
    func unmarkText()
}

/// A text that nobody sees, with the cursor of a keyboard.
@MainActor
final class TypedDocument: NSObject, UITextDocumentProxy {
    private var before = ""
    private var after = ""
    private var marked = ""
    let documentIdentifier = UUID()

    var documentContextBeforeInput: String? { before.isEmpty ? nil : before }
    var documentContextAfterInput: String? { after.isEmpty ? nil : after }
    var selectedText: String? { nil }
    var documentInputMode: UITextInputMode? { nil }
    var hasText: Bool { !(before + after).isEmpty }

    func insertText(_ text: String) {
        unmarkText()
        before += text
    }

    func deleteBackward() {
        if marked.isEmpty { _ = before.popLast() } else { marked = "" }
    }

    func adjustTextPosition(byCharacterOffset offset: Int) {
        let whole = before + after
        let place = min(max(before.count + offset, 0), whole.count)
        (before, after) = (String(whole.prefix(place)), String(whole.dropFirst(place)))
    }

    func setMarkedText(_ markedText: String, selectedRange: NSRange) { marked = markedText }

    func unmarkText() {
        before += marked
        marked = ""
    }
}
