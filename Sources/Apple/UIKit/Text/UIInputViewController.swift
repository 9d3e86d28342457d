public import Foundation

/// A keyboard of an app's own. UIKit's class; nobody types, so that it changes a text of its own.
open class UIInputViewController: UIViewController, UITextInputDelegate {
    /// The keyboard's view.
    open override var inputView: UIInputView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    private lazy var ownInputView: UIInputView? = UIInputView(frame: .zero, inputViewStyle: .keyboard)
    /// The text that the keyboard types into.
    open private(set) lazy var textDocumentProxy: any UITextDocumentProxy = TypedDocument()

    /// The language of the keyboard, and what it may do: it has no other keyboards beside it, and no access to more.
    open var primaryLanguage: String?
    open var hasDictationKey = false
    open var hasFullAccess: Bool { false }
    open var needsInputModeSwitchKey: Bool { false }
    open func dismissKeyboard() {}
    open func advanceToNextInputMode() {}
    open func handleInputModeList(from view: UIView, with event: UIEvent) {}

    /// The words that the user has names and shortcuts for: none.
    open func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void) {
        completionHandler(UILexicon())
    }
    open func requestSupplementaryLexicon() async -> UILexicon { UILexicon() }

    /// The calls around changes of the text, which subclasses take up.
    open func selectionWillChange(_ textInput: (any UITextInput)?) {}
    open func selectionDidChange(_ textInput: (any UITextInput)?) {}
    open func textWillChange(_ textInput: (any UITextInput)?) {}
    open func textDidChange(_ textInput: (any UITextInput)?) {}
}

/// The words that a keyboard may offer. UIKit's class.
@MainActor @preconcurrency
open class UILexicon: NSObject {
    /// The words: none.
    open var entries: [UILexiconEntry] { [] }
}

/// A word that a keyboard may offer. UIKit's class.
@MainActor @preconcurrency
open class UILexiconEntry: NSObject {
    /// The letters that are typed, and those that stand for them.
    open var userInput: String { "" }
    open var documentText: String { "" }
}
