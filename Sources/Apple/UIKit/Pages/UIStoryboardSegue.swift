public import Foundation

/// A way from a view controller to another, as storyboards have it. UIKit's class.
@MainActor @preconcurrency
open class UIStoryboardSegue: NSObject {
    /// The name and the ends of the way.
    open private(set) var identifier: String?
    open private(set) var source: UIViewController
    open private(set) var destination: UIViewController

    /// Creates a way from nowhere to nowhere, to be replaced later.
    public convenience override init() {
        self.init(identifier: nil, source: UIViewController(), destination: UIViewController())
    }

    /// Creates a way.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
        performHandler = nil
    }
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        self.performHandler = performHandler
    }
    private var performHandler: (() -> Void)?

    /// Goes the way, as its closure says.
    open func perform() { performHandler?() }
}

/// A colour to choose. UIKit's class; nobody chooses.
open class UIColorPickerViewController: UIViewController, _UndrawnResponder {
    /// The delegate, the colour, and the options.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    open var selectedColor = UIColor.white
    open var supportsAlpha = true
}

/// The delegate of a colour picker. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    /// The calls as a colour is chosen.
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {}
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// A font to choose. UIKit's class; nobody chooses.
open class UIFontPickerViewController: UIViewController, _UndrawnResponder {
    /// The delegate, and the font.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?
    open var selectedFontDescriptor: UIFontDescriptor?
    open private(set) var configuration = Configuration()

    /// The options of a font picker.
    public final class Configuration: NSObject {
        /// Indicates whether each face is offered.
        public var includeFaces = false
        /// The fonts for a language's letters, and their order.
        public var displayUsingSystemFont = false
        public var filteredTraits: UIFontDescriptor.SymbolicTraits = []
        public var filteredLanguagesPredicate: NSPredicate?
        public class func filterPredicate(forFilteredLanguages filteredLanguages: [String]) -> NSPredicate? {
            NSPredicate { language, _ in (language as? String).map(filteredLanguages.contains) ?? false }
        }
    }

    /// Creates a picker with options.
    public convenience init(configuration: Configuration) {
        self.init(nibName: nil, bundle: nil)
        self.configuration = configuration
    }
}

/// The delegate of a font picker. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
    /// The calls as a font is chosen.
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}

/// A word in a dictionary. UIKit's class; there is no dictionary.
open class UIReferenceLibraryViewController: UIViewController, _UndrawnResponder {
    /// Creates a view controller for a word.
    public convenience init(term: String) { self.init(nibName: nil, bundle: nil) }
    open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
}

/// The beginning of a way back, as storyboards have it. UIKit's class.
@MainActor @preconcurrency
open class UIStoryboardUnwindSegueSource: NSObject {
    /// The view controller that is left, the method that is looked for, and who asks.
    open private(set) var source: UIViewController
    open private(set) var unwindAction: Selector
    open private(set) var sender: Any?

    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
    }
}
