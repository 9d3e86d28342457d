public import Foundation

/// A sign at an end of a list's cell. UIKit's type.
public struct UICellAccessory {
    /// The states in which a sign is shown.
    public enum DisplayedState: Sendable {
        case always, whenEditing, whenNotEditing
    }

    /// The width in which signs are laid out.
    public enum LayoutDimension: Sendable {
        case actual, standard
        case custom(CGFloat)
    }

    /// The end at which a sign stands, and its place among the others there.
    public enum Placement {
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        /// The closure that gives a sign's place among others.
        public typealias Position = (_ accessories: [UICellAccessory]) -> Int

        /// The states in which a sign of the place is shown, and whether it is at the leading end.
        var displayed: DisplayedState {
            switch self {
            case .leading(let displayed, _), .trailing(let displayed, _): displayed
            }
        }
        var isLeading: Bool { if case .leading = self { true } else { false } }

        /// The place before or after the first sign of a kind; without one, the end.
        public static func position(before accessory: UICellAccessory) -> Position {
            { $0.firstIndex { $0.accessoryType == accessory.accessoryType } ?? $0.count }
        }
        public static func position(after accessory: UICellAccessory) -> Position {
            { $0.firstIndex { $0.accessoryType == accessory.accessoryType }.map { $0 + 1 } ?? $0.count }
        }
    }

    /// The kind of a sign.
    public enum AccessoryType: Hashable {
        case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect, label
        case customView(UIView)
        case detail, popUpMenu
    }

    /// The kind of the sign.
    public let accessoryType: AccessoryType
    /// The states in which the sign is shown, its look, its words and its place.
    var displayed = DisplayedState.always
    var options = SignOptions()
    var text: String?
    var isHidden = false
    var placement: Placement
    /// The closure that is called for a touch; nil for what the sign does by itself.
    private(set) var handler: ActionHandler?
    /// The menu of the sign, and the closure that hears of a choice in it.
    private(set) var menu: UIMenu?
    private(set) var menuHandler: MenuSelectedElementDidChangeHandler?

    /// The closures that are called for a sign that was touched, and for a menu's element that was chosen.
    public typealias ActionHandler = () -> Void
    public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

    /// The signs that UIKit names.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
    ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed, options) }
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
    ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, options) }
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { UICellAccessory(.delete, displayed, options, isLeading: true).calling(actionHandler) }
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { UICellAccessory(.insert, displayed, options, isLeading: true).calling(actionHandler) }
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
    ) -> UICellAccessory { UICellAccessory(.reorder, displayed, options) }
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
    ) -> UICellAccessory { UICellAccessory(.multiselect, displayed, options, isLeading: true) }
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { UICellAccessory(.outlineDisclosure, displayed, options).calling(actionHandler) }
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
        selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.popUpMenu, displayed, options)
        (accessory.menu, accessory.menuHandler) = (menu, selectedElementDidChangeHandler)
        return accessory
    }
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { UICellAccessory(.detail, displayed, options).calling(actionHandler) }
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
    ) -> UICellAccessory { UICellAccessory(.label, displayed, options, text: text) }
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        UICellAccessory(
            accessoryType: .customView(configuration.customView), displayed: configuration.placement.displayed,
            options: SignOptions(
                isHidden: configuration.isHidden, reservedLayoutWidth: configuration.reservedLayoutWidth,
                tintColor: configuration.tintColor),
            isHidden: configuration.isHidden, placement: configuration.placement)
    }

    private func calling(_ handler: ActionHandler?) -> UICellAccessory {
        var accessory = self
        accessory.handler = handler
        return accessory
    }

    private init(
        _ type: AccessoryType, _ displayed: DisplayedState, _ options: SignOptions, text: String? = nil,
        isLeading: Bool = false
    ) {
        self.init(
            accessoryType: type, displayed: displayed, options: options, text: text, isHidden: options.isHidden,
            placement: isLeading ? .leading(displayed: displayed) : .trailing(displayed: displayed))
    }

    private init(
        accessoryType: AccessoryType, displayed: DisplayedState, options: SignOptions, text: String? = nil,
        isHidden: Bool, placement: Placement
    ) {
        self.accessoryType = accessoryType
        self.displayed = displayed
        self.options = options
        self.text = text
        self.isHidden = isHidden
        self.placement = placement
    }

    /// A sign that is a view of the app's own.
    public struct CustomViewConfiguration {
        /// The view, and its place and look.
        public let customView: UIView
        public let placement: Placement
        public var isHidden: Bool
        public var reservedLayoutWidth: LayoutDimension
        public var tintColor: UIColor?
        public var maintainsFixedSize: Bool

        /// Creates a sign of a view.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize ?? false
        }
    }

    /// The look of a sign.
    public struct SignOptions {
        /// The width, the colours and the other parts of the look.
        public var isHidden: Bool
        public var reservedLayoutWidth: LayoutDimension
        public var tintColor: UIColor?
        public var backgroundColor: UIColor?
        public var showsVerticalSeparator: Bool
        public var font: UIFont
        public var adjustsFontForContentSizeCategory: Bool
        public var style: Style

        /// Creates a look; what a kind of sign has not is ignored.
        public init(
            style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil, backgroundColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil,
            font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            self.style = style ?? .automatic
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
            self.showsVerticalSeparator = showsVerticalSeparator ?? true
            self.font = font ?? .preferredFont(forTextStyle: .body)
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
        }

        /// The kind of an outline's sign.
        public enum Style: Sendable {
            case automatic, header, cell
        }
    }

    /// The looks of the signs.
    public typealias DisclosureIndicatorOptions = SignOptions
    public typealias CheckmarkOptions = SignOptions
    public typealias DeleteOptions = SignOptions
    public typealias InsertOptions = SignOptions
    public typealias ReorderOptions = SignOptions
    public typealias MultiselectOptions = SignOptions
    public typealias OutlineDisclosureOptions = SignOptions
    public typealias PopUpMenuOptions = SignOptions
    public typealias DetailOptions = SignOptions
    public typealias LabelOptions = SignOptions
}

extension UICellAccessory {
    /// Indicates whether the sign is shown in a cell that is edited or not.
    func isShown(isEditing: Bool) -> Bool {
        guard !isHidden else { return false }
        return switch displayed {
        case .always: true
        case .whenEditing: isEditing
        case .whenNotEditing: !isEditing
        }
    }

    /// The view of the sign, with its size in points; for a menu, its chevrons.
    @MainActor
    func makeView(isSelected: Bool = false) -> UIView {
        let sign: CellSign
        switch accessoryType {
        case .customView(let view):
            if view.bounds.isEmpty { view.bounds.size = view.intrinsicContentSize }
            return view
        case .label:
            let label = UILabel()
            label.text = text
            label.font = options.font
            label.adjustsFontForContentSizeCategory = options.adjustsFontForContentSizeCategory
            label.textColor = options.tintColor ?? .secondaryLabel
            label.sizeToFit()
            return label
        case .disclosureIndicator: sign = .disclosure
        case .outlineDisclosure: sign = .outline
        case .checkmark: sign = .checkmark
        case .delete: sign = .delete
        case .insert: sign = .insert
        case .reorder: sign = .reorder
        case .multiselect: sign = isSelected ? .chosen : .unchosen
        case .detail: sign = .detail
        case .popUpMenu: sign = .menu
        }
        let view = CellSignView(sign)
        view.ownColor = options.tintColor
        return view
    }
}
