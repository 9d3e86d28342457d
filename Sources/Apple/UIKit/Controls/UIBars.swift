public import Foundation

/// A state of a control.
public struct UIControlState: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let normal: UIControlState = []
    public static let highlighted = UIControlState(rawValue: 1)
    public static let disabled = UIControlState(rawValue: 2)
    public static let selected = UIControlState(rawValue: 4)
}

/// A control of UIKit.
open class UIControl: UIView {
    /// The state of the control, and the place of its content.
    public typealias State = UIControlState
    open var isEnabled = true
    open var isSelected = false
    open var isHighlighted = false
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    open var contentVerticalAlignment = ContentVerticalAlignment.center
}

/// The bar of a navigation. UIKit's class.
public final class UINavigationBar: UIView, UIAppearance {
    /// The colours, texts and looks of the bar.
    public var barTintColor: UIColor?
    public var isTranslucent = true
    public var prefersLargeTitles = false
    public let topItem: UINavigationItem? = UINavigationItem()
    public var titleTextAttributes: UITextAttributes?
    public var largeTitleTextAttributes: UITextAttributes?
    public var standardAppearance = UINavigationBarAppearance()
    public var scrollEdgeAppearance: UINavigationBarAppearance?
    public var compactAppearance: UINavigationBarAppearance?
    public var shadowImage: UIImage?
    public var backIndicatorImage: UIImage?
    public var backIndicatorTransitionMaskImage: UIImage?
    public var compactScrollEdgeAppearance: UINavigationBarAppearance?
    public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
    public override class func appearance() -> UINavigationBar { UINavigationBar(frame: .zero) }
}

/// The form of a bar.
public enum UIBarMetrics: Int, Sendable {
    case `default`
    case compact
}

/// The bar of tabs. UIKit's class.
public final class UITabBar: UIView, UIAppearance {
    public var barTintColor: UIColor?
    /// The colours and background of the bar.
    public var unselectedItemTintColor: UIColor?
    public var isTranslucent = true
    public var standardAppearance = UITabBarAppearance()
    public var scrollEdgeAppearance: UITabBarAppearance?
    public var backgroundImage: UIImage?
    public var shadowImage: UIImage?
    public override class func appearance() -> UITabBar { UITabBar(frame: .zero) }
}

/// A bar of buttons. UIKit's class.
public final class UIToolbar: UIView, UIAppearance {
    public var barTintColor: UIColor?
    /// The looks of the bar.
    public var standardAppearance = UIToolbarAppearance()
    public var scrollEdgeAppearance: UIToolbarAppearance?
    public override class func appearance() -> UIToolbar { UIToolbar(frame: .zero) }
}

/// A scrolled area. UIKit's class.
open class UIScrollView: UIView {
    /// The delegate, and the properties of scrolling and zooming; lengths are in points.
    open weak var delegate: (any UIScrollViewDelegate)?
    open var bounces = true
    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    open var zoomScale: CGFloat = 1
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var isPagingEnabled = false
    open var isScrollEnabled = true
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var contentInset = UIEdgeInsets.zero
    open var contentOffset = CGPoint.zero
    open var contentSize = CGSize.zero
    open var keyboardDismissMode = KeyboardDismissMode.none
    open override class func appearance() -> UIScrollView { UIScrollView(frame: .zero) }

    /// The gesture of scrolling that puts the keyboard away.
    public enum KeyboardDismissMode: Int, Sendable {
        case none
        case onDrag
        case interactive
    }
}

/// Rows. UIKit's class.
open class UITableView: UIScrollView {
    /// The separators, heights and surroundings of the rows; lengths are in points.
    public var separatorStyle = SeparatorStyle.singleLine
    public var separatorColor: UIColor?
    public var separatorInset = UIEdgeInsets.zero
    public var sectionHeaderTopPadding: CGFloat = 0
    public var sectionFooterHeight: CGFloat = 0
    public var sectionHeaderHeight: CGFloat = 0
    public var rowHeight: CGFloat = -1
    public var allowsSelection = true
    public var tableFooterView: UIView?
    public var tableHeaderView: UIView?
    open override class func appearance() -> UITableView { UITableView(frame: .zero) }

    /// The separator between rows.
    public enum SeparatorStyle: Int, Sendable {
        case none
        case singleLine
    }
}

/// A row. UIKit's class.
open class UITableViewCell: UIView {
    /// The look of the chosen row.
    public var selectionStyle = SelectionStyle.default
    public var selectedBackgroundView: UIView?
    open override class func appearance() -> UITableViewCell { UITableViewCell(frame: .zero) }

    /// The look of a chosen row.
    public enum SelectionStyle: Int, Sendable {
        case none, blue, gray, `default`
    }
}

/// Cells in any order. UIKit's class.
open class UICollectionView: UIScrollView {
    open override class func appearance() -> UICollectionView { UICollectionView(frame: .zero) }
}

/// A choice of a few. UIKit's class.
public final class UISegmentedControl: UIControl, UIAppearance {
    /// The segment that is chosen, and the looks of the segments.
    public var selectedSegmentTintColor: UIColor?
    public var selectedSegmentIndex = -1
    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
    public func setTitleTextAttributes(_ attributes: UITextAttributes?, for state: UIControl.State) {}
    public override class func appearance() -> UISegmentedControl { UISegmentedControl(frame: .zero) }
}

/// A switch. UIKit's class.
public final class UISwitch: UIControl, UIAppearance {
    /// The state and colours of the switch.
    public var onTintColor: UIColor?
    public var isOn = false
    public var thumbTintColor: UIColor?
    public override class func appearance() -> UISwitch { UISwitch(frame: .zero) }
}

/// A value on a line. UIKit's class.
public final class UISlider: UIControl, UIAppearance {
    /// The value, its range and its look.
    public var minimumTrackTintColor: UIColor?
    public var value: Float = 0
    public var minimumValue: Float = 0
    public var maximumValue: Float = 1
    public func setValue(_ value: Float, animated: Bool) { self.value = value }
    public var maximumTrackTintColor: UIColor?
    public var thumbTintColor: UIColor?
    public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
    public override class func appearance() -> UISlider { UISlider(frame: .zero) }
}

/// A row of dots that shows the current page. UIKit's class.
public final class UIPageControl: UIControl, UIAppearance {
    /// The number of pages, the current one, and the colours of the dots.
    public var currentPageIndicatorTintColor: UIColor?
    public var pageIndicatorTintColor: UIColor?
    public var numberOfPages = 0
    public var hidesForSinglePage = false
    public var currentPage = 0
    public override class func appearance() -> UIPageControl { UIPageControl(frame: .zero) }
}

/// A field for a line of text. UIKit's class.
open class UITextField: UIControl {
    /// The text of the field, its look, and its keyboard.
    open var text: String?
    open var placeholder: String?
    open var font: UIFont?
    open var textColor: UIColor?
    open var textAlignment = NSTextAlignment.natural
    open var clearButtonMode = ViewMode.never
    open weak var delegate: (any UITextFieldDelegate)?
    open var isSecureTextEntry = false
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var textContentType: UITextContentType?
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var adjustsFontSizeToFitWidth = false
    open var adjustsFontForContentSizeCategory = false
    open var borderStyle = BorderStyle.none
    open var attributedPlaceholder: NSAttributedString?
    open var inputAccessoryView: UIView?
    open var leftView: UIView?
    open var rightView: UIView?
    open override class func appearance() -> UITextField { UITextField(frame: .zero) }
    open override class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UITextField {
        appearance()
    }

    /// The border of a field.
    public enum BorderStyle: Int, Sendable {
        case none, line, bezel, roundedRect
    }

    /// The times at which an overlay of a field is shown.
    public enum ViewMode: Int, Sendable {
        case never, whileEditing, unlessEditing, always
    }
}

/// A field for text of several lines. UIKit's class.
open class UITextView: UIScrollView {
    open var text: String! = ""
    /// The font and the colour of the text.
    open var font: UIFont?
    open var textColor: UIColor?
    /// The text of the view, and the use that can be made of it.
    open var isEditable = true
    open var isSelectable = true
    open var attributedText: NSAttributedString!
    open var textAlignment = NSTextAlignment.natural
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var selectedRange = NSRange(location: 0, length: 0)
    open var adjustsFontForContentSizeCategory = false
    public let textContainer = NSTextContainer()
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    open override class func appearance() -> UITextView { UITextView(frame: .zero) }
}
