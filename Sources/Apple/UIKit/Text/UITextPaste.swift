public import Foundation

/// A thing that takes pasted texts. UIKit's protocol.
@MainActor @preconcurrency
public protocol UITextPasteConfigurationSupporting: NSObjectProtocol {
    /// The delegate, asked before a text is pasted.
    var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

/// The delegate of pasting into a text. UIKit's protocol; nobody pastes.
@MainActor @preconcurrency
public protocol UITextPasteDelegate: NSObjectProtocol {
    /// The form that an item takes, and the joining of several.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem)
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> Bool
}

extension UITextPasteDelegate {
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
    ) { item.setDefaultResult() }
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString {
        let whole = NSMutableAttributedString(string: "")
        itemStrings.forEach(whole.append)
        return whole
    }
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> Bool { true }
}

/// A thing that is pasted into a text. UIKit's protocol.
@MainActor @preconcurrency
public protocol UITextPasteItem: NSObjectProtocol {
    /// The thing, and the form that it takes.
    var itemProvider: NSItemProvider { get }
    var localObject: Any? { get }
    var defaultAttributes: [NSAttributedString.Key: Any] { get }
    func setResult(string: String)
    func setResult(attributedString string: NSAttributedString)
    func setResult(attachment textAttachment: NSTextAttachment)
    func setNoResult()
    func setDefaultResult()
}

/// The writing by a pencil into a field. UIKit's class; nobody writes.
@MainActor @preconcurrency
open class UIScribbleInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    /// The delegate, and the state.
    open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
    open var isHandlingWriting: Bool { false }
    open class var isPencilInputExpected: Bool { false }

    /// Creates an interaction.
    public init(delegate: any UIScribbleInteractionDelegate) {
        self.delegate = delegate
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// The delegate of writing by a pencil. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
    /// The calls around writing.
    func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool
    func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
    func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
    func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}

extension UIScribbleInteractionDelegate {
    public func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool {
        true
    }
    public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool { false }
    public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {}
    public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {}
}
