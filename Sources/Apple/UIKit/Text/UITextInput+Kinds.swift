public import Foundation

/// The prediction of words in a line. UIKit's type.
public enum UITextInlinePredictionType: Int, Sendable {
    case `default`, no, yes
}

/// The help with writing that the system offers. UIKit's type; it offers none here.
public enum UIWritingToolsBehavior: Int, Sendable {
    case none = -1
    case `default`, complete, limited
}

/// The rules of a new password. UIKit's class.
open class UITextInputPasswordRules: NSObject, @unchecked Sendable {
    /// The rules, as they were written.
    open private(set) var passwordRulesDescriptor: String

    /// Creates rules.
    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
    }
}

/// The buttons above a keyboard. UIKit's class.
@MainActor @preconcurrency
open class UITextInputAssistantItem: NSObject {
    /// The groups of buttons at both ends.
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
    open var allowsHidingShortcuts = true
}

/// The object that hears of changes of a text. UIKit's protocol.
@MainActor @preconcurrency
public protocol UITextInputDelegate: NSObjectProtocol {
    /// The calls around changes.
    func selectionWillChange(_ textInput: (any UITextInput)?)
    func selectionDidChange(_ textInput: (any UITextInput)?)
    func textWillChange(_ textInput: (any UITextInput)?)
    func textDidChange(_ textInput: (any UITextInput)?)
}

/// A link or an attachment in a text. UIKit's type; nobody touches one.
public struct UITextItem {
    /// The thing.
    public enum Content {
        case link(URL)
        case textAttachment(NSTextAttachment)
        case tag(String)
    }

    /// The thing and its place.
    public let content: Content
    public let range: NSRange

    /// The preview above a thing's menu.
    public typealias MenuPreview = MenuConfiguration.Preview

    /// The menu of a thing. UIKit's type.
    @MainActor @preconcurrency
    public struct MenuConfiguration {
        /// Creates a menu.
        public init(menu: UIMenu) {}
        public init(preview: Preview?, menu: UIMenu) {}

        /// The preview above a menu: that of the thing itself, or a view.
        public enum Preview {
            case `default`
            case view(UIView)
        }
    }
}

/// The choice whether sums are worked out in a text. UIKit's type.
public enum UITextMathExpressionCompletionType: Int, Sendable {
    case `default`, no, yes
}

/// The panel of a text's forms. UIKit's class; it is not shown.
open class UITextFormattingViewController: UIViewController {
    /// The parts of the panel.
    @MainActor @preconcurrency
    open class Configuration: NSObject {
        public override init() {
            super.init()
        }
    }

    /// The parts of the panel.
    open private(set) var configuration = Configuration()

    /// Creates a panel.
    public convenience init(configuration: Configuration) {
        self.init(nibName: nil, bundle: nil)
        self.configuration = configuration
    }
}

/// The gestures of a text, for a view that shows its own. UIKit's class; nobody touches it.
@MainActor @preconcurrency
open class UITextInteraction: NSObject, UIInteraction {
    /// The use of a text.
    public enum Mode: Int, Sendable {
        case editable, nonEditable
    }

    /// The view, the text, and its use.
    open private(set) weak var view: UIView?
    open weak var delegate: (any UITextInteractionDelegate)?
    open weak var textInput: (any UIResponder & UITextInput)?
    open private(set) var textInteractionMode: Mode
    open private(set) var gesturesForFailureRequirements: [UIGestureRecognizer] = []

    /// Creates the gestures of a use.
    public init(for mode: Mode) {
        textInteractionMode = mode
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// The delegate of a text's gestures. UIKit's protocol.
@MainActor @preconcurrency
public protocol UITextInteractionDelegate: NSObjectProtocol {
    /// The calls as a gesture begins and ends.
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
    func interactionWillBegin(_ interaction: UITextInteraction)
    func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
    public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
    public func interactionWillBegin(_ interaction: UITextInteraction) {}
    public func interactionDidEnd(_ interaction: UITextInteraction) {}
}

/// A part of a text that was spoken. UIKit's class; nobody speaks.
@MainActor @preconcurrency
open class UIDictationPhrase: NSObject {
    /// The text, and others that it may have been.
    open var text: String { "" }
    open var alternativeInterpretations: [String]? { nil }
}
