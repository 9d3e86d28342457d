public import Foundation
public import FoundationOverlay

// Further members of views and the like that a sender is asked for, though it is called `AnyObject`.
extension _Dynamic {
    /// A view's place in points, and its looks.
    @MainActor @preconcurrency public var frame: CGRect! { (object as? UIView)?.frame }
    @MainActor @preconcurrency public var bounds: CGRect! { (object as? UIView)?.bounds }
    @MainActor @preconcurrency public var center: CGPoint! { (object as? UIView)?.center }
    @MainActor @preconcurrency public var isHidden: Bool! { (object as? UIView)?.isHidden }
    @MainActor @preconcurrency public var superview: UIView?! { (object as? UIView).map { $0.superview } }

    /// The state of a control, and what was chosen with it.
    @MainActor @preconcurrency public var isEnabled: Bool! {
        (object as? UIControl)?.isEnabled ?? (object as? UIBarItem)?.isEnabled
    }
    @MainActor @preconcurrency public var isSelected: Bool! { (object as? UIControl)?.isSelected }
    @MainActor @preconcurrency public var currentPage: Int! { (object as? UIPageControl)?.currentPage }
    @MainActor @preconcurrency public var date: Date! { (object as? UIDatePicker)?.date }

    /// The words of a field, of a label, of an item of a bar or of a screen.
    @MainActor @preconcurrency public var text: String?! {
        switch object {
        case let field as UITextField: .some(field.text)
        case let label as UILabel: .some(label.text)
        case let view as UITextView: .some(view.text)
        case let bar as UISearchBar: .some(bar.text)
        default: nil
        }
    }
    @MainActor @preconcurrency public var title: String?! {
        (object as? UIBarItem).map { $0.title } ?? (object as? UIViewController).map { $0.title }
    }

    /// The view of a gesture or of a screen, and the point of a touch or of a gesture in a view, in points.
    @MainActor @preconcurrency public var view: UIView?! {
        (object as? UIGestureRecognizer).map { $0.view } ?? (object as? UIViewController).map { $0.view }
    }
    @MainActor @preconcurrency public func location(in view: UIView?) -> CGPoint {
        (object as? UIGestureRecognizer)?.location(in: view) ?? (object as? UITouch)?.location(in: view) ?? .zero
    }

    /// The place of an item of a list, and its numbers.
    @MainActor @preconcurrency public var indexPath: IndexPath! {
        (object as? UICollectionViewLayoutAttributes)?.indexPath
    }
    public var row: Int! { (_root as? NSIndexPath)?.row }
    public var section: Int! { (_root as? NSIndexPath)?.section }
    public var item: Int! { (_root as? NSIndexPath)?.item }

    /// The geometry of a value, in points.
    public var cgPointValue: CGPoint! { (_root as? NSValue)?.cgPointValue }
    public var cgSizeValue: CGSize! { (_root as? NSValue)?.cgSizeValue }
    public var cgRectValue: CGRect! { (_root as? NSValue)?.cgRectValue }

    /// Returns whether the object is of a class, or of one that inherits from it.
    public func isKind(of aClass: AnyClass) -> Bool { _root?.isKind(of: aClass) ?? false }
}
