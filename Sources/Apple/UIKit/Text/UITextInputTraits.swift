public import Foundation

/// The keyboard of a text. UIKit's protocol.
@MainActor @preconcurrency
public protocol UITextInputTraits: NSObjectProtocol {
    /// The keyboard's kind and look, and its help.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    var autocorrectionType: UITextAutocorrectionType { get set }
    var spellCheckingType: UITextSpellCheckingType { get set }
    var keyboardType: UIKeyboardType { get set }
    var keyboardAppearance: UIKeyboardAppearance { get set }
    var returnKeyType: UIReturnKeyType { get set }
    var isSecureTextEntry: Bool { get set }
    var enablesReturnKeyAutomatically: Bool { get set }
    var textContentType: UITextContentType! { get set }
    var smartQuotesType: UITextSmartQuotesType { get set }
    var smartDashesType: UITextSmartDashesType { get set }
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    var inlinePredictionType: UITextInlinePredictionType { get set }
    var writingToolsBehavior: UIWritingToolsBehavior { get set }
    var passwordRules: UITextInputPasswordRules? { get set }
}

extension UITextInputTraits {
    public var smartQuotesType: UITextSmartQuotesType {
        get { .default }
        set {}
    }
    public var smartDashesType: UITextSmartDashesType {
        get { .default }
        set {}
    }
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { .default }
        set {}
    }
    public var inlinePredictionType: UITextInlinePredictionType {
        get { .default }
        set {}
    }
    public var writingToolsBehavior: UIWritingToolsBehavior {
        get { .default }
        set {}
    }
    public var passwordRules: UITextInputPasswordRules? {
        get { nil }
        set {}
    }
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set {}
    }
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set {}
    }
    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set {}
    }
    public var keyboardType: UIKeyboardType {
        get { .default }
        set {}
    }
    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set {}
    }
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set {}
    }
    public var isSecureTextEntry: Bool {
        get { false }
        set {}
    }
    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set {}
    }
    public var textContentType: UITextContentType! {
        get { nil }
        set {}
    }
}

/// A thing that takes what is typed. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIKeyInput: UITextInputTraits {
    /// Takes a text, or takes the last character away.
    var hasText: Bool { get }
    func insertText(_ text: String)
    func deleteBackward()
}

/// A place in a text. UIKit's class.
@MainActor @preconcurrency
open class UITextPosition: NSObject {
    private(set) var offset = 0

    public override init() {
        super.init()
    }

    convenience init(_ offset: Int) {
        self.init()
        self.offset = offset
    }
}

/// A range of a text. UIKit's class.
@MainActor @preconcurrency
open class UITextRange: NSObject {
    /// The ends of the range.
    open var start: UITextPosition
    open var end: UITextPosition
    open var isEmpty: Bool { start.offset == end.offset }

    convenience init(_ start: Int, _ end: Int) {
        self.init()
        self.start = UITextPosition(start)
        self.end = UITextPosition(end)
    }

    public override init() {
        start = UITextPosition(0)
        end = UITextPosition(0)
    }
}

/// A text in UTF-16 units, as UIKit counts it.
@MainActor
struct TypedText {
    var text: String
    var selection = NSRange(location: 0, length: 0)

    var count: Int { text.utf16.count }

    func part(_ range: UITextRange) -> String {
        let (start, end) = (min(range.start.offset, count), min(range.end.offset, count))
        return NSString(string: text).substring(with: NSRange(location: start, length: max(end - start, 0)))
    }

    mutating func replace(_ range: NSRange, _ new: String) {
        let location = min(max(range.location, 0), count)
        let place = NSRange(location: location, length: min(max(range.length, 0), count - location))
        text = NSString(string: text).replacingCharacters(in: place, with: new)
        selection = NSRange(location: location + new.utf16.count, length: 0)
    }
}

/// The text on a keyboard's return key.
public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// The choice whether words are corrected as they are typed.
public enum UITextAutocorrectionType: Int, Sendable {
    case `default`, no, yes
}

/// The choice whether the spelling of words is checked.
public enum UITextSpellCheckingType: Int, Sendable {
    case `default`, no, yes
}

/// The choice whether quotes and dashes are typed as books have them.
public enum UITextSmartQuotesType: Int, Sendable {
    case `default`, no, yes
}

/// The choice whether dashes are typed as books have them.
public enum UITextSmartDashesType: Int, Sendable {
    case `default`, no, yes
}

/// The choice whether spaces are added and taken away with words.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    case `default`, no, yes
}

/// The lightness of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
    case `default`, dark, light
    public static var alert: UIKeyboardAppearance { .dark }
}

extension UITextInput {
    /// The view of the text: the thing itself where it is one.
    public var textInputView: UIView { self as? UIView ?? UIView(frame: .zero) }
}
