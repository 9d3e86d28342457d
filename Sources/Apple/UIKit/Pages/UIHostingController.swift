public import Foundation

/// A view controller that shows a SwiftUI view. UIKit's class.
open class UIHostingController<Content: View>: UIViewController {
    /// The view that is shown.
    open var rootView: Content {
        didSet { (viewIfLoaded as? HostingView)?.content = AnyView(rootView) }
    }
    open var sizingOptions: UIHostingControllerSizingOptions = []
    open var safeAreaRegions = SafeAreaRegions.all {
        didSet { (viewIfLoaded as? HostingView)?.regions = safeAreaRegions }
    }
    /// Indicates whether no safe area is kept: `safeAreaRegions` before iOS 16.4.
    open var _disableSafeArea: Bool {
        get { safeAreaRegions.isEmpty }
        set { safeAreaRegions = newValue ? [] : .all }
    }

    /// Creates a controller that shows a view.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates the controller of a storyboard's scene, with a view of its own.
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: aDecoder)
    }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }

    open override func loadView() {
        let view = HostingView(AnyView(rootView))
        view.regions = safeAreaRegions
        self.view = view
    }

    /// The size that was said or, where the options ask for it, that of the view, in points.
    open override var preferredContentSize: CGSize {
        get {
            sizingOptions.contains(.preferredContentSize)
                ? HostingView(AnyView(rootView)).intrinsicContentSize : super.preferredContentSize
        }
        set { super.preferredContentSize = newValue }
    }

    /// The size of the view in a space, in points.
    open func sizeThatFits(in size: CGSize) -> CGSize { HostingView(AnyView(rootView)).sizeThatFits(size) }
}

/// The sizes that a hosting controller tells of. SwiftUI's type.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// A view of UIKit that shows a SwiftUI view.
open class _UIHostingView<Content: View>: UIView, _PicturedResponder {
    /// The view that is shown.
    open var rootView: Content

    /// Creates a view of a SwiftUI view.
    public required init(rootView: Content) {
        self.rootView = rootView
        super.init(frame: .zero)
    }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }

    public var _picture: AnyView { AnyView(rootView) }
    override var ownPicture: AnyView? {
        AnyView(SafeContent(content: _picture, safeArea: EdgeInsets(safeAreaInsets)).inStyle(of: self))
    }
    open override var intrinsicContentSize: CGSize { HostingView(_picture).intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { HostingView(_picture).sizeThatFits(size) }
    override func contentSize(fitting width: CGFloat) -> CGSize { HostingView(_picture).contentSize(fitting: width) }
}

/// The view of a hosting controller: it is as large as its SwiftUI view would be, and shows it in the safe area.
final class HostingView: UIView, _PicturedResponder {
    var content: AnyView {
        didSet {
            sizes = [:]
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }
    /// The regions of the safe area that the content keeps off.
    var regions = SafeAreaRegions.all
    private var sizes: [_ProposedSize: CGSize] = [:]

    init(_ content: AnyView) {
        self.content = content
        super.init(frame: UIScreen.main.bounds)
        backgroundColor = .systemBackground
    }

    required init?(coder: NSCoder) {
        nil
    }

    var _picture: AnyView { content }

    override var ownPicture: AnyView? {
        let safeArea = regions.contains(.container) ? EdgeInsets(safeAreaInsets) : EdgeInsets()
        return AnyView(SafeContent(content: content, safeArea: safeArea).inStyle(of: self))
    }

    override var intrinsicContentSize: CGSize { size(in: .unspecified) }

    override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(in: ProposedViewSize(size)) }

    override func contentSize(fitting width: CGFloat) -> CGSize {
        size(in: ProposedViewSize(width: width, height: nil))
    }

    private func size(in proposal: ProposedViewSize) -> CGSize {
        let key = _ProposedSize(proposal)
        if let known = sizes[key] { return known }
        let renderer = ImageRenderer(content: FittingLayout(proposal: proposal) { content })
        let size = (try? renderer.laidOut())?.list.size ?? .zero
        sizes[key] = size
        return size
    }
}

/// A SwiftUI view in all of the room that a view of UIKit has.
private struct SafeContent: View {
    let content: AnyView
    /// In points.
    let safeArea: EdgeInsets

    var body: some View {
        content.frame(maxWidth: .infinity, maxHeight: .infinity).safeAreaPadding(safeArea)
    }
}

/// A view that is as large as it is for a proposal, whatever it is proposed.
private struct FittingLayout: Layout {
    let proposal: ProposedViewSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.first?.sizeThatFits(self.proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.first?.place(at: bounds.origin, proposal: self.proposal)
    }
}
