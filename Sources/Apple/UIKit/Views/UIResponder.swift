public import Foundation

/// An object that handles events. UIKit's class. A stage sends it touches; what it does not handle goes on to the next.
@MainActor @preconcurrency
open class UIResponder: _AccessibleObject, UIResponderStandardEditActions, UIPasteConfigurationSupporting,
    UIUserActivityRestoring, UIActivityItemsConfigurationProviding
{
    public override init() {
        super.init()
    }

    /// The place of the object among those that handle events. One object is the first.
    @discardableResult
    open func becomeFirstResponder() -> Bool { beginResponding() }
    @discardableResult
    open func resignFirstResponder() -> Bool { endResponding() }
    open var isFirstResponder: Bool { UIResponder.first === self }
    /// The object that keys go to; nil for none.
    static weak var first: UIResponder?
    /// Asks whether the object may become the first or be so no longer, and tells it that it did.
    func mayFocus(_ isFirst: Bool) -> Bool { true }
    func focusDidChange(_ isFirst: Bool) {}
    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var next: UIResponder? { nil }

    /// The views in place of the keyboard, and above it, and what belongs to typing.
    open var inputView: UIView? { nil }
    open var inputAccessoryView: UIView? { nil }
    open var inputViewController: UIInputViewController? { nil }
    open var inputAccessoryViewController: UIInputViewController? { nil }
    open var textInputMode: UITextInputMode? { nil }
    open var inputAssistantItem: UITextInputAssistantItem { UITextInputAssistantItem() }
    open func captureTextFromCamera(_ sender: Any?) {}
    public static func clearTextInputContextIdentifier(_ identifier: String) {}
    open var textInputContextIdentifier: String? { nil }
    open var keyCommands: [UIKeyCommand]? { nil }
    open var undoManager: UndoManager? { nil }
    open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
    open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)?
    open var userActivity: NSUserActivity?
    open func reloadInputViews() {}
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    /// The calls of events: touches, presses, motion and the commands of menus.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        passOn(touches)?.touchesBegan(touches, with: event)
    }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        passOn(touches)?.touchesMoved(touches, with: event)
    }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        passOn(touches)?.touchesEnded(touches, with: event)
    }
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        passOn(touches)?.touchesCancelled(touches, with: event)
    }
    /// The object that goes on with touches, which knows that they came so far.
    private func passOn(_ touches: Set<UITouch>) -> UIResponder? {
        let next = next
        for touch in touches { touch.keeper = next }
        return next
    }
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func remoteControlReceived(with event: UIEvent?) {}
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }
    open func buildMenu(with builder: any UIMenuBuilder) {}
    open func validate(_ command: UICommand) {}

    /// The things that can be pasted.
    open var pasteConfiguration: UIPasteConfiguration?
    open func paste(itemProviders: [NSItemProvider]) {}
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        guard let taken = pasteConfiguration?.acceptableTypeIdentifiers else { return false }
        return itemProviders.contains { $0.registeredTypeIdentifiers.contains(where: taken.contains) }
    }

    /// The commands of editing, which do nothing here.
    open func cut(_ sender: Any?) {}
    open func copy(_ sender: Any?) {}
    open func paste(_ sender: Any?) {}
    open func delete(_ sender: Any?) {}
    open func select(_ sender: Any?) {}
    open func selectAll(_ sender: Any?) {}
    open func toggleBoldface(_ sender: Any?) {}
    open func toggleItalics(_ sender: Any?) {}
    open func toggleUnderline(_ sender: Any?) {}
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
    open func increaseSize(_ sender: Any?) {}
    open func decreaseSize(_ sender: Any?) {}
    open func pasteAndMatchStyle(_ sender: Any?) {}
    open func pasteAndGo(_ sender: Any?) {}
    open func pasteAndSearch(_ sender: Any?) {}
    open func find(_ sender: Any?) {}
    open func findAndReplace(_ sender: Any?) {}
    open func findNext(_ sender: Any?) {}
    open func findPrevious(_ sender: Any?) {}
    open func useSelectionForFind(_ sender: Any?) {}
    open func rename(_ sender: Any?) {}
    open func duplicate(_ sender: Any?) {}
    open func move(_ sender: Any?) {}
    open func export(_ sender: Any?) {}
    open func printContent(_ sender: Any?) {}

    /// Told of a property that was observed by name: nothing here tells it.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    /// Told once a storyboard or a nib has made the object and connected it, and asked for the object in its place, which is
    /// always itself here.
    open func awakeFromNib() {}
    open func awakeAfter(using coder: NSCoder) -> Any? { self }

    /// The names and keys of the keyboard's notifications.
    nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

/// The commands of editing. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// The commands.
    func cut(_ sender: Any?)
    func copy(_ sender: Any?)
    func paste(_ sender: Any?)
    func delete(_ sender: Any?)
    func select(_ sender: Any?)
    func selectAll(_ sender: Any?)
}

/// The gestures by which text is edited. UIKit's type.
public enum UIEditingInteractionConfiguration: Int, Sendable {
    case none = 0
    case `default` = 1
}

/// The keyboard's language. UIKit's class.
@MainActor @preconcurrency
open class UITextInputMode: NSObject {
    /// The language, and the modes that are there: English alone.
    open var primaryLanguage: String? { "en-US" }
    open class var activeInputModes: [UITextInputMode] { [UITextInputMode()] }
    nonisolated public static let currentInputModeDidChangeNotification = Notification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")
}
