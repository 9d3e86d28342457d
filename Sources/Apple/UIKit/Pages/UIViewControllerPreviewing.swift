public import Foundation

/// The place of a preview under a firm press. UIKit's protocol, of the time before menus; nobody presses.
@MainActor @preconcurrency
public protocol UIViewControllerPreviewing: NSObjectProtocol {
    /// The view that is pressed, its part in points, and the recognizer that must fail.
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
    var delegate: any UIViewControllerPreviewingDelegate { get }
    var sourceView: UIView { get }
    var sourceRect: CGRect { get set }
}

/// The delegate of a preview under a firm press. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    /// The view controller at a place, and its opening.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController?
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

/// The place of a preview that a view controller has registered.
final class PressedPreview: NSObject, UIViewControllerPreviewing {
    let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
    let delegate: any UIViewControllerPreviewingDelegate
    let sourceView: UIView
    var sourceRect: CGRect

    init(delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView) {
        self.delegate = delegate
        self.sourceView = sourceView
        sourceRect = sourceView.bounds
    }
}

/// Makes view controllers again from what was kept of them. UIKit's protocol; nothing is kept here.
@MainActor @preconcurrency
public protocol UIViewControllerRestoration: AnyObject {
    /// The view controller of a path of names.
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
}

/// A thing whose state is kept. UIKit's protocol; none is here.
@MainActor @preconcurrency
public protocol UIStateRestoring: NSObjectProtocol {
    /// The thing around it, and its state.
    var restorationParent: (any UIStateRestoring)? { get }
    func encodeRestorableState(with coder: NSCoder)
    func decodeRestorableState(with coder: NSCoder)
    func applicationFinishedRestoringState()
}

extension UIStateRestoring {
    public var restorationParent: (any UIStateRestoring)? { nil }
    public func encodeRestorableState(with coder: NSCoder) {}
    public func decodeRestorableState(with coder: NSCoder) {}
    public func applicationFinishedRestoringState() {}
}

/// A list whose rows are known by names as its state is kept. UIKit's protocol; no state is kept here.
@MainActor @preconcurrency
public protocol UIDataSourceModelAssociation {
    /// The name of a row, and the row of a name.
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}

/// The place that a bar leaves. UIKit's protocol, of the time before safe areas; lengths are in points.
@MainActor @preconcurrency
public protocol UILayoutSupport: NSObjectProtocol {
    /// The length of the bar, and the anchors of its edges.
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

/// The place of a bar at the top or the bottom of a view: what the safe area leaves out.
final class BarGuide: UILayoutGuide, UILayoutSupport {
    /// Creates the place of the bar at one of the ends.
    convenience init(_ kind: Kind, of view: UIView) {
        self.init()
        become(kind, of: view)
    }

    var length: CGFloat { layoutFrame.height }
}
