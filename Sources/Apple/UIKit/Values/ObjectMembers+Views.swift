public import Foundation
public import FoundationOverlay

// The members of views and the like that an `AnyObject`, such as an action's sender, is asked for.
extension _ObjectMembers {
    @MainActor private var seen: UIView? { object as? UIView }
    @MainActor private var control: UIControl? { object as? UIControl }
    @MainActor private var button: UIButton? { object as? UIButton }

    /// A view's mark, its place in points and its looks.
    @MainActor @preconcurrency public var tag: Int! { seen?.tag ?? (object as? UIBarItem)?.tag }
    @MainActor @preconcurrency public var frame: CGRect! { seen?.frame }
    @MainActor @preconcurrency public var bounds: CGRect! { seen?.bounds }
    @MainActor @preconcurrency public var center: CGPoint! { seen?.center }
    @MainActor @preconcurrency public var isHidden: Bool! { seen?.isHidden }
    @MainActor @preconcurrency public var superview: UIView?! { seen.map { $0.superview } }

    /// The state of a control, and what was chosen with it.
    @MainActor @preconcurrency public var isEnabled: Bool! { control?.isEnabled ?? (object as? UIBarItem)?.isEnabled }
    @MainActor @preconcurrency public var isSelected: Bool! { control?.isSelected }
    @MainActor @preconcurrency public var isOn: Bool! { (object as? UISwitch)?.isOn }
    @MainActor @preconcurrency public var selectedSegmentIndex: Int! {
        (object as? UISegmentedControl)?.selectedSegmentIndex
    }
    @MainActor @preconcurrency public var currentPage: Int! { (object as? UIPageControl)?.currentPage }
    @MainActor @preconcurrency public var date: Date! { (object as? UIDatePicker)?.date }

    /// The words of a button, of a field or of a screen.
    @MainActor @preconcurrency public var currentTitle: String?! { button.map { $0.currentTitle } }
    @MainActor @preconcurrency public var titleLabel: UILabel?! { button.map { $0.titleLabel } }
    @MainActor @preconcurrency public var text: String?! {
        (object as? UITextField).map { $0.text } ?? (object as? UILabel).map { $0.text }
    }
    @MainActor @preconcurrency public var title: String?! {
        (object as? UIBarItem).map { $0.title } ?? (object as? UIViewController).map { $0.title }
    }

    /// The view of a gesture or of a screen.
    @MainActor @preconcurrency public var view: UIView?! {
        (object as? UIGestureRecognizer).map { $0.view } ?? (object as? UIViewController).map { $0.view }
    }

    /// The point of a touch or of a gesture in a view, in points.
    @MainActor @preconcurrency public func location(in view: UIView?) -> CGPoint {
        (object as? UIGestureRecognizer)?.location(in: view) ?? (object as? UITouch)?.location(in: view) ?? .zero
    }

    /// The place of an item of a list.
    @MainActor @preconcurrency public var indexPath: IndexPath! {
        (object as? UICollectionViewLayoutAttributes)?.indexPath
    }
}

extension _ObjectMembers {
    /// The numbers of a place in a list.
    public var row: Int! { (root as? NSIndexPath)?.row }
    public var section: Int! { (root as? NSIndexPath)?.section }
    public var item: Int! { (root as? NSIndexPath)?.item }

    /// The geometry of a value, in points.
    public var cgPointValue: CGPoint! { (root as? NSValue)?.cgPointValue }
    public var cgSizeValue: CGSize! { (root as? NSValue)?.cgSizeValue }
    public var cgRectValue: CGRect! { (root as? NSValue)?.cgRectValue }

    /// Returns whether the object is of a class, or of one that inherits from it.
    public func isKind(of aClass: AnyClass) -> Bool { root?.isKind(of: aClass) ?? false }
}
