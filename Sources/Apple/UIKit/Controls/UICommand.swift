public import Foundation

/// A command of a menu or a key. UIKit's class.
open class UICommand: UIMenuElement {
    /// The method of the command, and its state.
    open private(set) var action: Selector
    open private(set) var propertyList: Any?
    open private(set) var alternates: [UICommandAlternate]
    open var attributes: UIMenuElement.Attributes = []
    open var state = UIMenuElement.State.off
    open var discoverabilityTitle: String?
    /// The picture of a command that is chosen; nil for the usual one.
    open var selectedImage: UIImage?

    /// Creates a command with titles, pictures and a method.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        action: Selector, propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.alternates = alternates
        self.action = action
        self.propertyList = propertyList
        self.selectedImage = selectedImage
        super.init(title: title, image: image)
        self.subtitle = subtitle
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
    }
}

/// A command in the place of another while keys are held. UIKit's class.
@MainActor @preconcurrency
open class UICommandAlternate: NSObject {
    /// The title, the method and the keys.
    open private(set) var title: String
    open private(set) var action: Selector
    open private(set) var modifierFlags: UIKeyModifierFlags

    /// Creates a command for held keys.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
    }
}

/// A command of a key. UIKit's class.
open class UIKeyCommand: UICommand {
    /// The key.
    open private(set) var input: String?
    open private(set) var modifierFlags: UIKeyModifierFlags = []
    open var wantsPriorityOverSystemBehavior = false
    open var allowsAutomaticLocalization = true
    open var allowsAutomaticMirroring = true

    /// Creates a command of a key.
    public convenience init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.init(
            title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
        self.input = input
        self.modifierFlags = modifierFlags
    }
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Creates a command with its looks and its keys.
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
        self.discoverabilityTitle = discoverabilityTitle
    }

    /// Creates a command of no key.
    public convenience init() { self.init(title: "", action: Selector(""), input: "") }

    /// The inputs of keys that have no character.
    nonisolated public static let inputHome = "UIKeyInputHome"
    nonisolated public static let inputEnd = "UIKeyInputEnd"
    nonisolated public static let inputPageUp = "UIKeyInputPageUp"
    nonisolated public static let inputPageDown = "UIKeyInputPageDown"
    nonisolated public static let f1 = "UIKeyInputF1"
    nonisolated public static let f2 = "UIKeyInputF2"
    nonisolated public static let f3 = "UIKeyInputF3"
    nonisolated public static let f4 = "UIKeyInputF4"
    nonisolated public static let f5 = "UIKeyInputF5"
    nonisolated public static let f6 = "UIKeyInputF6"
    nonisolated public static let f7 = "UIKeyInputF7"
    nonisolated public static let f8 = "UIKeyInputF8"
    nonisolated public static let f9 = "UIKeyInputF9"
    nonisolated public static let f10 = "UIKeyInputF10"
    nonisolated public static let f11 = "UIKeyInputF11"
    nonisolated public static let f12 = "UIKeyInputF12"
    nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
    nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
    nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
    nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
    nonisolated public static let inputEscape = "UIKeyInputEscape"
    nonisolated public static let inputDelete = "\u{8}"
}
