public import Foundation

/// The content of a cell, made of SwiftUI's views. SwiftUI's type.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    let content: Content
    let background: Background
    var insets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    var minimum = CGSize.zero

    @MainActor @preconcurrency
    public func makeContentView() -> any UIView & UIContentView {
        HostedContent(configuration: self, view: AnyView(picture))
    }
    public func updated(for state: any UIConfigurationState) -> Self { self }

    private var picture: some View {
        content.padding(insets).frame(minWidth: minimum.width, minHeight: minimum.height).background { background }
    }

    /// The content with margins, a least size in points, or a background.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
        var changed = self
        if edges.contains(.top) { changed.insets.top = length }
        if edges.contains(.leading) { changed.insets.leading = length }
        if edges.contains(.bottom) { changed.insets.bottom = length }
        if edges.contains(.trailing) { changed.insets.trailing = length }
        return changed
    }
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
        var changed = self
        changed.insets = insets
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
        UIHostingConfiguration<Content, Behind>(
            content: self.content, background: content(), insets: insets, minimum: minimum)
    }
}

extension UIHostingConfiguration where Background == EmptyView {
    /// Creates content of views.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content(), background: EmptyView())
    }
}

/// The view of hosted content.
private final class HostedContent: UIView, UIContentView, _PicturedResponder {
    var configuration: any UIContentConfiguration
    let _picture: AnyView

    init(configuration: any UIContentConfiguration, view: AnyView) {
        self.configuration = configuration
        _picture = view
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        nil
    }
}
