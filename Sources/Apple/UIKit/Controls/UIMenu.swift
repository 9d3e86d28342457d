public import Foundation

/// A part of a menu. UIKit's class.
@MainActor @preconcurrency
open class UIMenuElement: _AccessibleObject {
    /// The texts and the picture of the element.
    open var title: String
    open var subtitle: String?
    open var image: UIImage?

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
    }

    /// The look of a part.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let disabled = Attributes(rawValue: 1)
        public static let destructive = Attributes(rawValue: 2)
        public static let hidden = Attributes(rawValue: 4)
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }

    /// The state of a part: chosen or not.
    public enum State: Int, Sendable {
        case off, on, mixed
    }
}

/// Something that a menu or a control does. UIKit's class.
open class UIAction: UIMenuElement {
    /// The name of an action.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.init(rawValue: rawValue)
        }
    }

    /// The closure that the action calls.
    public typealias Handler = (UIAction) -> Void
    let handler: Handler
    open private(set) var identifier: Identifier
    open var discoverabilityTitle: String?
    open var attributes: UIMenuElement.Attributes
    open var state: UIMenuElement.State
    open var selectedImage: UIImage?
    open internal(set) var sender: Any?
    open var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { nil }

    /// Creates an action with a title, a picture and a closure.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping Handler
    ) {
        self.handler = handler
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.selectedImage = selectedImage
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }
}

/// An element of a menu that does something. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIMenuLeaf: NSObjectProtocol {
    /// The looks and the state of the element.
    var title: String { get set }
    var image: UIImage? { get set }
    var discoverabilityTitle: String? { get set }
    var attributes: UIMenuElement.Attributes { get set }
    var state: UIMenuElement.State { get set }
    func performWithSender(_ sender: Any?, target: Any?)
}

extension UIAction: UIMenuLeaf {
    /// Calls the action's closure.
    public func performWithSender(_ sender: Any?, target: Any?) {
        self.sender = sender
        defer { self.sender = nil }
        handler(self)
    }
}

extension UICommand: UIMenuLeaf {
    /// Calls the command's method on a target.
    public func performWithSender(_ sender: Any?, target: Any?) { action._perform(on: target, self) }
}

/// A menu. UIKit's class; it is not drawn.
open class UIMenu: UIMenuElement {
    /// The name of a menu.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.init(rawValue: rawValue)
        }

        public static let file = Identifier("file")
        public static let edit = Identifier("edit")
        public static let format = Identifier("format")
        public static let view = Identifier("view")
        public static let window = Identifier("window")
        public static let help = Identifier("help")
        public static let lookup = Identifier("lookup")
        public static let share = Identifier("share")
        public static let autoFill = Identifier("autofill")
        public static let root = Identifier("root")
        public static let application = Identifier("application")
        public static let about = Identifier("about")
        public static let preferences = Identifier("preferences")
        public static let services = Identifier("services")
        public static let hide = Identifier("hide")
        public static let quit = Identifier("quit")
        public static let newScene = Identifier("newScene")
        public static let openRecent = Identifier("openRecent")
        public static let close = Identifier("close")
        public static let print = Identifier("print")
        public static let document = Identifier("document")
        public static let undoRedo = Identifier("undoRedo")
        public static let standardEdit = Identifier("standardEdit")
        public static let find = Identifier("find")
        public static let replace = Identifier("replace")
        public static let learn = Identifier("learn")
        public static let spelling = Identifier("spelling")
        public static let substitutions = Identifier("substitutions")
        public static let transformations = Identifier("transformations")
        public static let speech = Identifier("speech")
        public static let font = Identifier("font")
        public static let textStyle = Identifier("textStyle")
        public static let textColor = Identifier("textColor")
        public static let textSize = Identifier("textSize")
        public static let text = Identifier("text")
        public static let alignment = Identifier("alignment")
        public static let toolbar = Identifier("toolbar")
        public static let sidebar = Identifier("sidebar")
        public static let fullscreen = Identifier("fullscreen")
        public static let minimizeAndZoom = Identifier("minimizeAndZoom")
        public static let bringAllToFront = Identifier("bringAllToFront")
    }

    /// The look of a menu.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let displayInline = Options(rawValue: 1)
        public static let destructive = Options(rawValue: 2)
        public static let singleSelection = Options(rawValue: 32)
        public static let displayAsPalette = Options(rawValue: 128)
    }

    /// The size of a menu's elements.
    public enum ElementSize: Int, Sendable {
        case small, medium, large, automatic = -1
    }

    /// The elements of the menu, and its look.
    open private(set) var children: [UIMenuElement]
    open private(set) var identifier: Identifier
    open private(set) var options: Options
    open var preferredElementSize: ElementSize
    open var displayPreferences: UIMenuDisplayPreferences?
    open var selectedElements: [UIMenuElement] { children.filter { ($0 as? UIAction)?.state == .on } }

    /// Creates a menu of elements.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        self.children = children
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.options = options
        self.preferredElementSize = preferredElementSize
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }

    /// The menu with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
    }
}

/// Elements of a menu that come later. UIKit's class; elements that come after the menu is open are seen the next time.
open class UIDeferredMenuElement: UIMenuElement {
    private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
    private var isAsked = false
    private var isUncached = false
    private var elements: [UIMenuElement] = []

    /// The elements that are in its place as the menu opens.
    fileprivate var shownElements: [UIMenuElement] {
        if !isAsked || isUncached {
            isAsked = true
            provider { [weak self] in self?.elements = $0 }
        }
        return elements
    }

    /// Creates an element whose place others take once the menu is open.
    public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        provider = elementProvider
        super.init(title: "", image: nil)
    }

    /// Creates an element whose place others take each time.
    open class func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement {
        let element = UIDeferredMenuElement(elementProvider)
        element.isUncached = true
        return element
    }
}

extension UIMenu {
    /// The elements with those that are in the places of deferred ones.
    var shownChildren: [UIMenuElement] {
        children.flatMap { ($0 as? UIDeferredMenuElement)?.shownElements ?? [$0] }
    }
}

/// The look of a menu's elements. UIKit's class; nobody opens the menu.
@MainActor @preconcurrency
open class UIMenuDisplayPreferences: NSObject {
    /// The greatest number of lines of a title; 0 for any.
    open var maximumNumberOfTitleLines = 0

    public override init() {
        super.init()
    }
}
