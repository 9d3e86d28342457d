public import Foundation

/// The presentation of a view controller in a popover. UIKit's class.
open class UIPopoverPresentationController: UIPresentationController {
    /// The view or button to which the arrow points, and the directions of the arrow.
    open var sourceView: UIView?
    open var sourceRect = CGRect.zero
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
    open var barButtonItem: UIBarButtonItem?
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    open var arrowDirection: UIPopoverArrowDirection { .any }
    open var canOverlapSourceViewRect = false
    open var passthroughViews: [UIView]?
    open var backgroundColor: UIColor?
    open var popoverLayoutMargins = UIEdgeInsets.zero
    open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?
    open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
        presentedViewController: presentedViewController, presenting: nil)
}

/// A thing to which a popover's arrow points. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// The frame of the thing inside of a view, in points.
    func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    /// The frame of the view inside of another, in points.
    public func frame(in referenceView: UIView) -> CGRect? { referenceView.convert(bounds, from: self) }
}

extension UIBarItem: UIPopoverPresentationControllerSourceItem {
    /// nil: buttons of bars have no place here.
    public func frame(in referenceView: UIView) -> CGRect? { nil }
}

/// The delegate of a popover. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called before the popover is seen.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)
    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

extension UIPopoverPresentationControllerDelegate {
    public func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {}
    /// Called before the popover is seen.
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { true }
    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
}

/// The direction of a popover's arrow. UIKit's type.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let up = UIPopoverArrowDirection(rawValue: 1)
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// The sizes of a popover's own background. UIKit's protocol; lengths are in points.
@MainActor @preconcurrency
public protocol UIPopoverBackgroundViewMethods {
    /// The width and the height of the arrow, and the edge around the content.
    static func arrowBase() -> CGFloat
    static func arrowHeight() -> CGFloat
    static func contentViewInsets() -> UIEdgeInsets
}

/// The background of a popover, which an app draws itself. UIKit's class; lengths are in points.
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
    /// The place and the direction of the arrow, and whether the content has its usual look.
    open var arrowOffset: CGFloat = 0
    open var arrowDirection = UIPopoverArrowDirection.any
    open class var wantsDefaultContentAppearance: Bool { true }
    open class func arrowBase() -> CGFloat { 0 }
    open class func arrowHeight() -> CGFloat { 0 }
    open class func contentViewInsets() -> UIEdgeInsets { .zero }
}
