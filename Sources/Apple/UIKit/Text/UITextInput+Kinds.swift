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
    public let passwordRulesDescriptor: String

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

    /// The menu of a thing. UIKit's type.
    @MainActor @preconcurrency
    public struct MenuConfiguration {
        /// Creates a menu.
        public init(menu: UIMenu) {}
    }
}
