public import UIKit

/// A tip in UIKit's views.
@MainActor
open class TipUIView: UIView {
    /// The look of the tip.
    open var viewStyle: any TipViewStyle = MiniTipViewStyle()
    open var imageSize: CGSize?
    open var cornerRadius: CGFloat = 13
    open var imageStyle: (any ShapeStyle)?
    private let tip: any Tip
    private let action: @MainActor (Tips.Action) -> Void

    /// Creates a view of a tip.
    public init(
        _ tip: any Tip, arrowEdge: Edge? = nil, actionHandler: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) {
        self.tip = tip
        action = actionHandler
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) { nil }
}

/// A tip in UIKit's lists.
@MainActor
open class TipUICollectionViewCell: UICollectionViewCell {
    /// Sets the tip.
    open func configureTip(
        _ tip: any Tip, arrowEdge: Edge? = nil, actionHandler: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) {}
    open var viewStyle: any TipViewStyle = MiniTipViewStyle()
    open var imageSize: CGSize?
}

/// A tip that stands beside a view.
@MainActor
open class TipUIPopoverViewController: UIViewController {
    /// The look of the tip.
    open var viewStyle: any TipViewStyle = MiniTipViewStyle()
    open var imageSize: CGSize?
    private let tip: any Tip

    /// Creates a page of a tip beside a view.
    public init(
        _ tip: any Tip, sourceItem: any UIPopoverPresentationControllerSourceItem,
        actionHandler: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) {
        self.tip = tip
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
        popoverPresentationController?.sourceItem = sourceItem
    }

    public required init?(coder: NSCoder) { nil }
}
