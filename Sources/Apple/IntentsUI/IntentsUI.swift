// `import IntentsUI` where Apple's framework is missing: buttons and pages for phrases. No phrase is kept. It brings Intents and
// UIKit along.
@_exported public import Intents
@_exported public import UIKit

/// The button for a phrase.
@MainActor @preconcurrency
open class INUIAddVoiceShortcutButton: UIButton, _UndrawnResponder {
    /// The look of the button, the wish, and who is told of a press.
    public let style: INUIAddVoiceShortcutButtonStyle
    open var shortcut: INShortcut?
    open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
    open var cornerRadius: CGFloat = 8

    /// Creates the button.
    public init(style: INUIAddVoiceShortcutButtonStyle) {
        self.style = style
        super.init(frame: .zero)
        setTitle("Add to Siri", for: .normal)
    }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) { nil }

    /// Takes another look: it is the same here.
    open func setStyle(_ style: INUIAddVoiceShortcutButtonStyle) {}
}

/// The looks of the button.
public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable {
    case white, whiteOutline, black, blackOutline, automatic, automaticOutline
}

/// Told of a press. Nobody presses.
@MainActor @preconcurrency
public protocol INUIAddVoiceShortcutButtonDelegate: NSObjectProtocol {
    /// Shows the page for a new phrase, or for one that is there.
    func present(
        _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
    func present(
        _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
}

/// The page on which a phrase is made.
@MainActor @preconcurrency
open class INUIAddVoiceShortcutViewController: UIViewController, _UndrawnResponder {
    /// Told of the end.
    open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?

    /// Creates the page for a wish.
    public init(shortcut: INShortcut) {
        super.init(nibName: nil, bundle: nil)
    }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) { nil }
}

/// Told of a phrase, or of the end without one.
@MainActor @preconcurrency
public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {
    /// Takes the new phrase or an error, or the end without either. Nobody calls these.
    func addVoiceShortcutViewController(
        _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?,
        error: (any Error)?)
    func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}

/// The page on which a phrase is changed.
@MainActor @preconcurrency
open class INUIEditVoiceShortcutViewController: UIViewController, _UndrawnResponder {
    /// Told of the end.
    open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?

    /// Creates the page for a phrase.
    public init(voiceShortcut: INVoiceShortcut) {
        super.init(nibName: nil, bundle: nil)
    }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) { nil }
}

/// Told of a changed phrase, of one that is gone, or of the end without a change.
@MainActor @preconcurrency
public protocol INUIEditVoiceShortcutViewControllerDelegate: NSObjectProtocol {
    /// Takes the changed phrase or an error, the name of a deleted one, or the end. Nobody calls these.
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?,
        error: (any Error)?)
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController,
        didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID)
    func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
}

/// The page of an extension for a wish. Nothing shows it.
@MainActor @preconcurrency
public protocol INUIHostedViewControlling: NSObjectProtocol {
    /// Fills the page for a wish. Nobody calls it.
    func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void)
}

/// The place of such a page.
public enum INUIHostedViewContext: UInt, Sendable {
    case siriSnippet, mapsCard
}

/// The effect of a press on such a page.
public enum INUIInteractiveBehavior: UInt, Sendable {
    case none, nextView, launch, genericAction
}
