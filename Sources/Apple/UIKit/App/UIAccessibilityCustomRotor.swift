public import Foundation

/// A list of places through which a reader can go. UIKit's class; nobody goes.
@MainActor @preconcurrency
open class UIAccessibilityCustomRotor: NSObject {
    /// The closure that gives the next place.
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?
    open var name: String
    open var attributedName: NSAttributedString
    open var itemSearchBlock: Search
    public let systemRotorType: SystemRotorType

    /// Creates a list with a name, or of a kind that the system knows.
    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        self.name = name
        attributedName = NSAttributedString(string: name)
        self.itemSearchBlock = itemSearchBlock
        systemRotorType = .none
    }
    public init(attributedName attributedString: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
        name = attributedString.string
        attributedName = attributedString
        self.itemSearchBlock = itemSearchBlock
        systemRotorType = .none
    }
    public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        name = ""
        attributedName = NSAttributedString(string: "")
        self.itemSearchBlock = itemSearchBlock
        systemRotorType = type
    }

    /// The direction of a search.
    public enum Direction: Int, Sendable {
        case previous, next
    }

    /// A kind of places.
    public enum SystemRotorType: Int, Sendable {
        case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5
        case headingLevel6, boldText, italicText, underlineText, misspelledWord, image, textField, table, list, landmark
    }
}

/// The place from which a search goes on. UIKit's class.
@MainActor @preconcurrency
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// The place, and the direction.
    open var currentItem = UIAccessibilityCustomRotorItemResult()
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next

    public override init() {
        super.init()
    }
}

/// A place that a search gives. UIKit's class.
@MainActor @preconcurrency
open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// The thing, and the part of its text.
    open weak var targetElement: (any NSObjectProtocol)?
    open var targetRange: UITextRange?

    public override init() {
        super.init()
    }

    /// Creates a place.
    public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        self.targetElement = targetElement
        self.targetRange = targetRange
    }
}

/// A place at which a drag begins or ends. UIKit's class.
@MainActor @preconcurrency
open class UIAccessibilityLocationDescriptor: NSObject {
    /// The view, the place inside in points, and the name.
    public private(set) weak var view: UIView?
    public let point: CGPoint
    public let name: String

    /// Creates a place: the middle of the view where none is given.
    public init(name: String, point: CGPoint, in view: UIView) {
        self.name = name
        self.point = point
        self.view = view
    }
    public convenience init(name: String, view: UIView) {
        self.init(name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
    }
}

/// A structure of elements. UIKit's type.
public enum UIAccessibilityContainerType: Int, Sendable {
    case none = 0
    case dataTable, list, landmark, semanticGroup
}

/// A kind of text. UIKit's type.
public struct UIAccessibilityTextualContext: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let wordProcessing = UIAccessibilityTextualContext(rawValue: "wordProcessing")
    public static let narrative = UIAccessibilityTextualContext(rawValue: "narrative")
    public static let messaging = UIAccessibilityTextualContext(rawValue: "messaging")
    public static let spreadsheet = UIAccessibilityTextualContext(rawValue: "spreadsheet")
    public static let fileSystem = UIAccessibilityTextualContext(rawValue: "fileSystem")
    public static let sourceCode = UIAccessibilityTextualContext(rawValue: "sourceCode")
    public static let console = UIAccessibilityTextualContext(rawValue: "console")
}

/// The reader's part in touches that a view takes itself. UIKit's type.
public struct UIAccessibilityDirectTouchOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let silentOnTouch = UIAccessibilityDirectTouchOptions(rawValue: 1)
    public static let requiresActivation = UIAccessibilityDirectTouchOptions(rawValue: 2)
}
