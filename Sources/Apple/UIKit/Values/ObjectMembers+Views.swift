public import Foundation
public import FoundationOverlay

// The members of views and the like that an `AnyObject`, such as an action's sender, is asked for.
@MainActor
extension _ObjectMembers {
    private var seen: UIView? { object as? UIView }
    private var control: UIControl? { object as? UIControl }
    private var button: UIButton? { object as? UIButton }

    /// A view's mark, its place in points and its looks.
    public var tag: Int! { seen?.tag ?? (object as? UIBarItem)?.tag }
    public var frame: CGRect! { seen?.frame }
    public var bounds: CGRect! { seen?.bounds }
    public var center: CGPoint! { seen?.center }
    public var isHidden: Bool! { seen?.isHidden }
    public var superview: UIView?! { seen.map { $0.superview } }

    /// The state of a control, and what was chosen with it.
    public var isEnabled: Bool! { control?.isEnabled ?? (object as? UIBarItem)?.isEnabled }
    public var isSelected: Bool! { control?.isSelected }
    public var isOn: Bool! { (object as? UISwitch)?.isOn }
    public var selectedSegmentIndex: Int! { (object as? UISegmentedControl)?.selectedSegmentIndex }
    public var currentPage: Int! { (object as? UIPageControl)?.currentPage }
    public var date: Date! { (object as? UIDatePicker)?.date }

    /// The words of a button, of a field or of a screen.
    public var currentTitle: String?! { button.map { $0.currentTitle } }
    public var titleLabel: UILabel?! { button.map { $0.titleLabel } }
    public var text: String?! { (object as? UITextField).map { $0.text } ?? (object as? UILabel).map { $0.text } }
    public var title: String?! {
        (object as? UIBarItem).map { $0.title } ?? (object as? UIViewController).map { $0.title }
    }

    /// The view of a gesture or of a screen.
    public var view: UIView?! {
        (object as? UIGestureRecognizer).map { $0.view } ?? (object as? UIViewController).map { $0.view }
    }

    /// The point of a touch or of a gesture in a view, in points.
    public func location(in view: UIView?) -> CGPoint {
        (object as? UIGestureRecognizer)?.location(in: view) ?? (object as? UITouch)?.location(in: view) ?? .zero
    }

    /// The place of an item of a list.
    public var indexPath: IndexPath! { (object as? UICollectionViewLayoutAttributes)?.indexPath }
}

extension _ObjectMembers {
    /// The numbers of a place in a list.
    public var row: Int! { (root as? NSIndexPath)?.row }
    public var section: Int! { (root as? NSIndexPath)?.section }
    public var item: Int! { (root as? NSIndexPath)?.item }

    /// Returns whether the object is of a class, or of one that inherits from it.
    public func isKind(of aClass: AnyClass) -> Bool { root?.isKind(of: aClass) ?? false }
}
