public import Foundation

/// The content of a cell, made of SwiftUI's views. SwiftUI's type.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    let content: Content
    let background: Background
    /// The margins that were said, in points; the others are those of the cell.
    private var top: CGFloat?
    private var leading: CGFloat?
    private var bottom: CGFloat?
    private var trailing: CGFloat?
    var minimum = CGSize.zero

    @MainActor @preconcurrency
    public func makeContentView() -> any UIView & UIContentView { HostedCellContent(configuration: self) }
    public func updated(for state: any UIConfigurationState) -> Self { self }

    fileprivate func picture(_ margins: NSDirectionalEdgeInsets) -> AnyView {
        let insets = EdgeInsets(
            top: top ?? margins.top, leading: leading ?? margins.leading, bottom: bottom ?? margins.bottom,
            trailing: trailing ?? margins.trailing)
        return AnyView(
            content.padding(insets)
                .frame(
                    minWidth: minimum.width, maxWidth: .infinity, minHeight: minimum.height,
                    alignment: Alignment(horizontal: .leading, vertical: .center))
        )
    }

    fileprivate var backgroundPicture: AnyView { AnyView(background) }

    /// The content with margins, a least size in points, or a background.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
        margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
    }
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
        var changed = self
        if edges.contains(.top) { changed.top = insets.top }
        if edges.contains(.leading) { changed.leading = insets.leading }
        if edges.contains(.bottom) { changed.bottom = insets.bottom }
        if edges.contains(.trailing) { changed.trailing = insets.trailing }
        return changed
    }
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
        var changed = self
        changed.minimum = CGSize(width: width ?? minimum.width, height: height ?? minimum.height)
        return changed
    }
    public func minSize() -> Self { self }
    public func background<Style: ShapeStyle>(_ style: Style) -> UIHostingConfiguration<Content, some View> {
        background { Rectangle().fill(style) }
    }
    public func background<Behind: View>(
        @ViewBuilder content: () -> Behind
    ) -> UIHostingConfiguration<Content, Behind> {
        var changed = UIHostingConfiguration<Content, Behind>(content: self.content, background: content())
        (changed.top, changed.leading, changed.bottom, changed.trailing) = (top, leading, bottom, trailing)
        changed.minimum = minimum
        return changed
    }
}

extension UIHostingConfiguration where Background == EmptyView {
    /// Creates content of views.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content(), background: EmptyView())
    }
}

/// A content that is made of SwiftUI's views.
private protocol HostedConfiguration {
    func hostedPicture(_ margins: NSDirectionalEdgeInsets) -> AnyView
    var hostedBackground: AnyView { get }
}

extension UIHostingConfiguration: HostedConfiguration {
    fileprivate func hostedPicture(_ margins: NSDirectionalEdgeInsets) -> AnyView { picture(margins) }
    fileprivate var hostedBackground: AnyView { backgroundPicture }
}

/// The view of hosted content, as high as its SwiftUI view is at the width.
private final class HostedCellContent: UIView, UIContentView {
    var configuration: any UIContentConfiguration {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    init(configuration: any UIContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        ownMargins = NSDirectionalEdgeInsets(
            top: ListContentMetrics.rowMargin, leading: 16, bottom: ListContentMetrics.rowMargin, trailing: 8)
        preservesSuperviewLayoutMargins = true
    }

    required init?(coder: NSCoder) {
        nil
    }

    private var hosted: (any HostedConfiguration)? { configuration as? any HostedConfiguration }

    override var ownPicture: AnyView? {
        hosted.map { hosted in
            AnyView(
                hosted.hostedPicture(margins)
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
                    .background { hosted.hostedBackground })
        }
    }

    override func contentSize(fitting width: CGFloat) -> CGSize {
        guard let hosted else { return .zero }
        let renderer = ImageRenderer(content: hosted.hostedPicture(margins))
        renderer.scale = pixelScale
        renderer.proposedSize = ProposedViewSize(width: width, height: nil)
        return CGSize(width: width, height: (try? renderer.laidOut())?.list.size.height ?? 0)
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(fitting: size.width) }
    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { contentSize(fitting: targetSize.width) }
    override var intrinsicContentSize: CGSize {
        CGSize(
            width: UIView.noIntrinsicMetric, height: contentSize(fitting: bounds.width > 0 ? bounds.width : 390).height)
    }
}
