public import Foundation

/// An item of a bar. UIKit's class.
@MainActor @preconcurrency
open class UIBarItem: _AccessibleObject, @preconcurrency NSCoding {
    /// The title, the picture, and the state of the item.
    open var title: String?
    open var image: UIImage?
    open var landscapeImagePhone: UIImage?
    open var imageInsets = UIEdgeInsets.zero
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero
    open var largeContentSizeImage: UIImage?
    open var largeContentSizeImageInsets = UIEdgeInsets.zero
    open var isEnabled = true
    open var tag = 0
    private var titleAttributes: [UInt: UITextAttributes] = [:]

    public override init() {
        super.init()
    }

    /// Creates the item of a storyboard or a nib; of another archive it is as a new one.
    public required init?(coder: NSCoder) {
        super.init()
        (coder as? NibCoder)?.setUp(self)
    }
    open func encode(with coder: NSCoder) {}

    /// Told once a storyboard or a nib has made the item and connected it.
    open func awakeFromNib() {}

    /// The object whose properties set the looks of all such items. SwiftUI's buttons take theirs from modifiers.
    open class func appearance() -> Self { makeAppearance() }
    open class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> Self {
        makeAppearance(in: containerTypes)
    }

    /// The look of the title in a state.
    open func setTitleTextAttributes(_ attributes: UITextAttributes?, for state: UIControl.State) {
        titleAttributes[state.rawValue] = attributes
    }
    open func titleTextAttributes(for state: UIControl.State) -> UITextAttributes? { titleAttributes[state.rawValue] }
}

/// A button of a bar. UIKit's class.
open class UIBarButtonItem: UIBarItem, UISpringLoadedInteractionSupporting {
    /// The prominence of a button.
    public enum Style: Int, Sendable {
        case plain
        case done = 2
        case prominent = 3
        public static var bordered: Style { .plain }
    }

    /// A button that the system names.
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
        case close = 24
        case writingTools = 25
    }

    /// The style of the button, what it does, and its look.
    open var style = Style.plain
    open var width: CGFloat = 0
    open var possibleTitles: Set<String>?
    open var customView: UIView?
    open weak var target: AnyObject?
    open var action: Selector?
    open var primaryAction: UIAction?
    open var menu: UIMenu?
    open var tintColor: UIColor?
    open var isSelected = false
    open var badge: Badge?

    /// The sign at a corner of a button.
    @MainActor @preconcurrency
    public struct Badge {
        let text: String
        /// The colour of the text and of the picture of a badge.
        public var foregroundColor: UIColor?
        /// The colour and the font.
        public var backgroundColor: UIColor?
        public var font: UIFont?

        /// A number, a text, or a dot.
        public static func count(_ count: Int) -> Badge { Badge(text: "\(count)") }
        public static func string(_ string: String) -> Badge { Badge(text: string) }
        public static func indicator() -> Badge { Badge(text: "") }
    }
    open var isHidden = false
    open var isSymbolAnimationEnabled = false
    open var isSpringLoaded = false
    open var changesSelectionAsPrimaryAction = false
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    open var menuRepresentation: UIMenuElement?
    open private(set) weak var buttonGroup: UIBarButtonItemGroup?

    /// Creates a group of the button alone.
    open func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }
    open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
    }
    open func creatingOptionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true
    ) -> UIBarButtonItemGroup {
        .optionalGroup(
            customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization,
            items: [self])
    }
    fileprivate func join(_ group: UIBarButtonItemGroup) { buttonGroup = group }

    /// Moves the picture of the button, or ends that: nothing moves in a picture.
    public func addSymbolEffect(
        _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
    ) {}
    public func removeSymbolEffect(
        ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
    ) {}
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}

    /// Shows another picture, at once.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default
    ) { self.image = image }
    open var hidesSharedBackground = false
    open var sharesBackground = true
    open var identifier: String?

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates a button of a title, a picture, a system's item, a view or an action.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        set(style, target, action)
    }
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        set(style, target, action)
    }
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        set(.plain, target, action)
        become(systemItem)
    }
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(primaryAction: primaryAction, menu: menu)
        become(systemItem)
    }
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
        self.menu = menu
    }
    public convenience init(
        title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
    ) {
        self.init(title: title, image: image, menu: menu)
        set(.plain, target, action)
    }
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// The system's item that the button is; nil for one of its own title or picture.
    private(set) var systemItem: SystemItem?
    func become(_ item: SystemItem) {
        systemItem = item
        style = item == .done ? .done : .plain
    }

    private func set(_ style: Style, _ target: Any?, _ action: Selector?) {
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    /// A space between buttons, in points.
    open class func fixedSpace(_ width: CGFloat) -> Self { makeSpace(.fixedSpace, width) }
    open class func flexibleSpace() -> Self { makeSpace(.flexibleSpace, 0) }

    private static func makeSpace(_ kind: SystemItem, _ width: CGFloat) -> Self {
        let item = Self()
        item.become(kind)
        item.width = width
        return item
    }

    /// Sets the look of the button's background and of its title.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
    open func setBackgroundImage(
        _ image: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) {}
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? { nil }
    open func backgroundImage(
        for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) -> UIImage? { nil }
    open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? { nil }
    open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { 0 }
    open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { 0 }
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { .zero }
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { .zero }
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
    open func setBackButtonBackgroundVerticalPositionAdjustment(
        _ adjustment: CGFloat, for barMetrics: UIBarMetrics
    ) {}
    open func setBackButtonBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
}

/// Buttons of a bar that belong together. UIKit's class.
@MainActor @preconcurrency
open class UIBarButtonItemGroup: NSObject {
    /// The buttons, and the one for all of them where there is little room.
    open var barButtonItems: [UIBarButtonItem]
    open var representativeItem: UIBarButtonItem?
    open var isDisplayingRepresentativeItem: Bool { false }
    open var alwaysAvailable = false
    open var isHidden = false
    open var menuRepresentation: UIMenuElement?
    open private(set) var customizationIdentifier: String?

    /// Creates a group that stays, can be moved, or can be taken out.
    open class func fixedGroup(
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }
    open class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let group = fixedGroup(representativeItem: representativeItem, items: items)
        group.customizationIdentifier = customizationIdentifier
        return group
    }
    open class func optionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true,
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        movableGroup(
            customizationIdentifier: customizationIdentifier, representativeItem: representativeItem, items: items)
    }

    /// Creates a group.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
        for item in barButtonItems { item.join(self) }
    }
}

/// The form of a bar. UIKit's type.
public enum UIBarMetrics: Int, Sendable {
    case `default`
    case compact
    case defaultPrompt = 101
    case compactPrompt
}

/// The place of a bar. UIKit's type.
public enum UIBarPosition: Int, Sendable {
    case any, bottom, top, topAttached
}

/// The lightness of a bar. UIKit's type.
public enum UIBarStyle: Int, Sendable {
    case `default`, black
    public static var blackOpaque: UIBarStyle { .black }
    public static var blackTranslucent: UIBarStyle { .black }
}
