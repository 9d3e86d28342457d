public import Foundation

/// A sign at an end of a list's cell. UIKit's type.
@MainActor @preconcurrency
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
        case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })

        /// The closure that gives a sign's place among others.
        public typealias Position = (_ accessories: [UICellAccessory]) -> Int
    }

    let name: String

    /// The signs that UIKit names.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
    ) -> UICellAccessory { UICellAccessory(name: "chevron.forward") }
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
    ) -> UICellAccessory { UICellAccessory(name: "checkmark") }
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(name: "minus.circle.fill") }
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(name: "plus.circle.fill") }
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
    ) -> UICellAccessory { UICellAccessory(name: "line.3.horizontal") }
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
    ) -> UICellAccessory { UICellAccessory(name: "circle") }
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(name: "chevron.down") }
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init()
    ) -> UICellAccessory { UICellAccessory(name: "chevron.up.chevron.down") }
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(name: "info.circle") }
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
    ) -> UICellAccessory { UICellAccessory(name: text) }
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        UICellAccessory(name: "")
    }

    /// A sign that is a view of the app's own.
    @MainActor @preconcurrency
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
            customView: UIView, placement: Placement, isHidden: Bool = false,
            reservedLayoutWidth: LayoutDimension = .standard, tintColor: UIColor? = nil,
            maintainsFixedSize: Bool = false
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize
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
        public var font: UIFont?
        public var adjustsFontForContentSizeCategory: Bool
        public var style: OutlineDisclosureStyle

        /// Creates a look; what a kind of sign has not is ignored.
        public init(
            style: OutlineDisclosureStyle = .automatic, isHidden: Bool = false,
            reservedLayoutWidth: LayoutDimension = .standard, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil, showsVerticalSeparator: Bool = true, font: UIFont? = nil,
            adjustsFontForContentSizeCategory: Bool = true
        ) {
            self.style = style
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
            self.showsVerticalSeparator = showsVerticalSeparator
            self.font = font
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
        }

        /// The kind of an outline's sign.
        public enum OutlineDisclosureStyle: Sendable {
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
