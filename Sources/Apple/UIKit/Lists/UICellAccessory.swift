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

    /// The closures that are called for a sign that was touched, and for a menu's element that was chosen.
    public typealias ActionHandler = () -> Void
    public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

    /// The signs that UIKit names.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
    ) -> UICellAccessory { UICellAccessory(accessoryType: .disclosureIndicator) }
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
    ) -> UICellAccessory { UICellAccessory(accessoryType: .checkmark) }
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { UICellAccessory(accessoryType: .delete) }
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { UICellAccessory(accessoryType: .insert) }
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
    ) -> UICellAccessory { UICellAccessory(accessoryType: .reorder) }
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
    ) -> UICellAccessory { UICellAccessory(accessoryType: .multiselect) }
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { UICellAccessory(accessoryType: .outlineDisclosure) }
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
        selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
    ) -> UICellAccessory { UICellAccessory(accessoryType: .popUpMenu) }
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { UICellAccessory(accessoryType: .detail) }
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
    ) -> UICellAccessory { UICellAccessory(accessoryType: .label) }
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        UICellAccessory(accessoryType: .customView(configuration.customView))
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
