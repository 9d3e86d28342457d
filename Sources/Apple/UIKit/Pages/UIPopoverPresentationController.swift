public import Foundation

/// The presentation of a view controller in a popover. UIKit's class.
open class UIPopoverPresentationController: UIPresentationController {
    /// The view or button to which the arrow points, and the directions of the arrow.
    open var sourceView: UIView?
    open var sourceRect = CGRect.null
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

    /// The place to which the popover belongs, in points of a view; nil where none was said.
    func source(in outer: UIView) -> CGRect? {
        if let view = sourceView ?? sourceItem as? UIView {
            return outer.convert(sourceRect.isNull ? view.bounds : sourceRect, from: view)
        }
        guard let button = barButtonItem ?? sourceItem as? UIBarButtonItem else { return nil }
        if let view = button.customView, view.window != nil { return outer.convert(view.bounds, from: view) }
        let presenter = presentingViewController
        return presenter.place(of: button).map { outer.convert($0, from: presenter.view) }
    }
}

extension UIViewController {
    /// The place of a button in the bars that are seen in the view, in points: about the one in which the bar is drawn, whose buttons
    /// are 44 points wide and 16 from its edge.
    fileprivate func place(of button: UIBarButtonItem) -> CGRect? {
        for child in children {
            guard let inner = child.viewIfLoaded, let place = child.place(of: button) else { continue }
            return view.convert(place, from: inner)
        }
        guard let stack = self as? UINavigationController, let item = stack.topItem else { return nil }
        let size: CGFloat = 44
        func column(_ items: [UIBarButtonItem]) -> Int? { items.firstIndex { $0 === button } }
        let bar = stack.navigationBar.frame
        if let index = column(item.leadingButtons) {
            return CGRect(x: bar.minX + 16 + CGFloat(index) * size, y: bar.minY + 5, width: size, height: size)
        }
        let trailing = item.trailingButtons
        if let index = column(trailing) {
            let fromEnd = CGFloat(trailing.count - index)
            return CGRect(x: bar.maxX - 16 - fromEnd * size, y: bar.minY + 5, width: size, height: size)
        }
        let (tools, toolbar) = (stack.topViewController?.toolbarItems ?? [], stack.toolbar.frame)
        guard let index = column(tools) else { return nil }
        let x = toolbar.minX + toolbar.width * (CGFloat(index) + 0.5) / CGFloat(tools.count)
        return CGRect(x: x - size / 2, y: toolbar.minY, width: size, height: size)
    }
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
