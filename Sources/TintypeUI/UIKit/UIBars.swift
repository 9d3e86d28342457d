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
    public typealias State = UIControlState
    open var isEnabled = true
    open var isSelected = false
}

/// The bar of a navigation. UIKit's class.
public final class UINavigationBar: UIView, UIAppearance {
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
    public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
    public static func appearance() -> UINavigationBar { UINavigationBar(frame: .zero) }
}

/// Which form of a bar it is.
public enum UIBarMetrics: Int, Sendable {
    case `default`
    case compact
}

/// The bar of tabs. UIKit's class.
public final class UITabBar: UIView, UIAppearance {
    public var barTintColor: UIColor?
    public var unselectedItemTintColor: UIColor?
    public var isTranslucent = true
    public var standardAppearance = UITabBarAppearance()
    public var scrollEdgeAppearance: UITabBarAppearance?
    public var backgroundImage: UIImage?
    public var shadowImage: UIImage?
    public static func appearance() -> UITabBar { UITabBar(frame: .zero) }
}

/// A bar of buttons. UIKit's class.
public final class UIToolbar: UIView, UIAppearance {
    public var barTintColor: UIColor?
    public var standardAppearance = UIToolbarAppearance()
    public var scrollEdgeAppearance: UIToolbarAppearance?
    public static func appearance() -> UIToolbar { UIToolbar(frame: .zero) }
}

/// A scrolled area. UIKit's class.
open class UIScrollView: UIView {
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
    open class func appearance() -> UIScrollView { UIScrollView(frame: .zero) }

    /// When scrolling puts the keyboard away.
    public enum KeyboardDismissMode: Int, Sendable {
        case none
        case onDrag
        case interactive
    }
}

/// Rows. UIKit's class.
public final class UITableView: UIScrollView {
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
    public override class func appearance() -> UITableView { UITableView(frame: .zero) }

    /// What stands between rows.
    public enum SeparatorStyle: Int, Sendable {
        case none
        case singleLine
    }
}

/// A row. UIKit's class.
public final class UITableViewCell: UIView, UIAppearance {
    public var selectionStyle = SelectionStyle.default
    public var selectedBackgroundView: UIView?
    public static func appearance() -> UITableViewCell { UITableViewCell(frame: .zero) }

    /// How a chosen row looks.
    public enum SelectionStyle: Int, Sendable {
        case none, blue, gray, `default`
    }
}

/// Cells in any order. UIKit's class.
public final class UICollectionView: UIScrollView {
    public override class func appearance() -> UICollectionView { UICollectionView(frame: .zero) }
}

/// A choice of a few. UIKit's class.
public final class UISegmentedControl: UIControl, UIAppearance {
    public var selectedSegmentTintColor: UIColor?
    public func setTitleTextAttributes(_ attributes: UITextAttributes?, for state: UIControl.State) {}
    public static func appearance() -> UISegmentedControl { UISegmentedControl(frame: .zero) }
}

/// A switch. UIKit's class.
public final class UISwitch: UIControl, UIAppearance {
    public var onTintColor: UIColor?
    public var thumbTintColor: UIColor?
    public static func appearance() -> UISwitch { UISwitch(frame: .zero) }
}

/// A value on a line. UIKit's class.
public final class UISlider: UIControl, UIAppearance {
    public var minimumTrackTintColor: UIColor?
    public var maximumTrackTintColor: UIColor?
    public var thumbTintColor: UIColor?
    public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
    public static func appearance() -> UISlider { UISlider(frame: .zero) }
}

/// Which page it is. UIKit's class.
public final class UIPageControl: UIControl, UIAppearance {
    public var currentPageIndicatorTintColor: UIColor?
    public var pageIndicatorTintColor: UIColor?
    public var numberOfPages = 0
    public var currentPage = 0
    public static func appearance() -> UIPageControl { UIPageControl(frame: .zero) }
}

/// A field for a line of text. UIKit's class.
open class UITextField: UIControl {
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
    open var borderStyle = BorderStyle.none
    open var attributedPlaceholder: NSAttributedString?
    open var inputAccessoryView: UIView?
    open var leftView: UIView?
    open var rightView: UIView?
    open class func appearance() -> UITextField { UITextField(frame: .zero) }

    /// What is drawn around a field.
    public enum BorderStyle: Int, Sendable {
        case none, line, bezel, roundedRect
    }

    /// When something is shown in a field.
    public enum ViewMode: Int, Sendable {
        case never, whileEditing, unlessEditing, always
    }
}

/// A field for text of several lines. UIKit's class.
open class UITextView: UIScrollView {
    open var text: String! = ""
    open var font: UIFont?
    open var textColor: UIColor?
    open var isEditable = true
    open var isSelectable = true
    open var attributedText: NSAttributedString!
    open var textAlignment = NSTextAlignment.natural
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var selectedRange = NSRange(location: 0, length: 0)
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    open override class func appearance() -> UITextView { UITextView(frame: .zero) }
}

/// A button. UIKit's class.
open class UIButton: UIControl {
    open func setTitle(_ title: String?, for state: UIControl.State) {}
    open func setImage(_ image: UIImage?, for state: UIControl.State) {}
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
}
