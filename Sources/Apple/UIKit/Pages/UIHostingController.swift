public import Foundation

/// A view controller that shows a SwiftUI view. UIKit's class.
open class UIHostingController<Content: View>: UIViewController {
    /// The view that is shown.
    open var rootView: Content {
        didSet { (viewIfLoaded as? HostingView)?.content = AnyView(rootView) }
    }
    open var sizingOptions: UIHostingControllerSizingOptions = []
    open var safeAreaRegions = SafeAreaRegions.all
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

    open override func loadView() { view = HostingView(AnyView(rootView)) }

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
    open override var intrinsicContentSize: CGSize { HostingView(_picture).intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { HostingView(_picture).sizeThatFits(size) }
}

/// The view of a hosting controller.
final class HostingView: UIView, _PicturedResponder {
    var content: AnyView

    init(_ content: AnyView) {
        self.content = content
        super.init(frame: UIScreen.main.bounds)
        backgroundColor = .systemBackground
    }

    required init?(coder: NSCoder) {
        nil
    }

    var _picture: AnyView { content }

    override var intrinsicContentSize: CGSize { size(in: .unspecified) }

    override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(in: ProposedViewSize(size)) }

    private func size(in proposal: ProposedViewSize) -> CGSize {
        let renderer = ImageRenderer(content: content)
        renderer.proposedSize = proposal
        return (try? renderer.laidOut())?.list.size ?? .zero
    }
}
