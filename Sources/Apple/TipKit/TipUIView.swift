public import UIKit

/// A tip in UIKit's views.
@MainActor @preconcurrency
open class TipUIView: UIView, _PicturedResponder {
    /// The look of the tip.
    open var viewStyle: any TipViewStyle = MiniTipViewStyle()
    /// The size of the picture in points, the corners and the paint: they are kept.
    open var imageSize: CGSize?
    open var cornerRadius: CGFloat = 13
    open var imageStyle: (any ShapeStyle)?
    private let tip: any Tip
    private let action: @MainActor (Tips.Action) -> Void

    /// Creates a view of a tip. The closure is told of buttons that are tapped.
    public init(
        _ tip: any Tip, arrowEdge: Edge? = nil, actionHandler: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) {
        self.tip = tip
        action = actionHandler
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) { nil }

    public var _picture: AnyView {
        func styled(_ style: some TipViewStyle) -> AnyView {
            AnyView(TipLook(tip: tip, action: action).tipViewStyle(style))
        }
        return styled(viewStyle)
    }
}

/// A tip in UIKit's lists.
@MainActor @preconcurrency
open class TipUICollectionViewCell: UICollectionViewCell {
    /// The look of the tip.
    open var viewStyle: any TipViewStyle = MiniTipViewStyle() {
        didSet { shown?.viewStyle = viewStyle }
    }
    /// The size of the picture in points, the corners and the paint: they are kept.
    open var imageSize: CGSize?
    open var cornerRadius: CGFloat = 13
    open var imageStyle: (any ShapeStyle)?
    private var shown: TipUIView?

    /// Sets the tip. The closure is told of buttons that are tapped.
    @discardableResult
    open func configureTip(
        _ tip: any Tip, arrowEdge: Edge? = nil, actionHandler: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) -> Self {
        shown?.removeFromSuperview()
        shown = contentView.filled(by: tip, viewStyle, actionHandler)
        return self
    }
}

/// A tip beside the cells of UIKit's lists.
@MainActor @preconcurrency
open class TipUICollectionReusableView: UICollectionReusableView {
    /// The look of the tip; the size of the picture in points, the corners and the paint are kept.
    open var viewStyle: any TipViewStyle = MiniTipViewStyle() {
        didSet { shown?.viewStyle = viewStyle }
    }
    open var imageSize: CGSize?
    open var cornerRadius: CGFloat = 13
    open var imageStyle: (any ShapeStyle)?
    private var shown: TipUIView?

    /// Sets the tip. The closure is told of buttons that are tapped.
    @discardableResult
    open func configureTip(
        _ tip: any Tip, arrowEdge: Edge? = nil, actionHandler: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) -> Self {
        shown?.removeFromSuperview()
        shown = filled(by: tip, viewStyle, actionHandler)
        return self
    }
}

/// A tip that stands beside a view.
@MainActor @preconcurrency
open class TipUIPopoverViewController: UIViewController, _UndrawnResponder {
    /// The look of the tip.
    open var viewStyle: any TipViewStyle = MiniTipViewStyle() {
        didSet { shown?.viewStyle = viewStyle }
    }
    /// The size of the picture in points, the paints and the place beside which the tip stands: they are kept.
    open var imageSize: CGSize?
    open var imageStyle: (any ShapeStyle)?
    open var backgroundColor: UIColor?
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { popoverPresentationController?.sourceItem }
        set { popoverPresentationController?.sourceItem = newValue }
    }
    open var presentationDelegate: (any UIPopoverPresentationControllerDelegate)? {
        get { popoverPresentationController?.delegate as? any UIPopoverPresentationControllerDelegate }
        set { popoverPresentationController?.delegate = newValue }
    }
    private let tip: any Tip
    private let action: @MainActor (Tips.Action) -> Void
    private var shown: TipUIView?

    /// Creates a page of a tip beside a view. The closure is told of buttons that are tapped.
    public init(
        _ tip: any Tip, sourceItem: any UIPopoverPresentationControllerSourceItem,
        actionHandler: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) {
        self.tip = tip
        action = actionHandler
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
        popoverPresentationController?.sourceItem = sourceItem
    }

    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        shown = view.filled(by: tip, viewStyle, action)
    }
}

extension UIView {
    /// Puts a tip over the whole view.
    fileprivate func filled(
        by tip: any Tip, _ style: any TipViewStyle, _ action: @escaping @MainActor (Tips.Action) -> Void
    ) -> TipUIView {
        let shown = TipUIView(tip, actionHandler: action)
        shown.viewStyle = style
        shown.frame = bounds
        shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(shown)
        return shown
    }
}
