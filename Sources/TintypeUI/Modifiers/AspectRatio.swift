public import Foundation
public import TintypeTree

nonisolated extension View {
    /// Keeps the view's width by its height; nil for the ratio of its ideal size.
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        node(AspectRatioModifier(aspectRatio, contentMode: contentMode))
    }

    /// Keeps the proportions of `aspectRatio`.
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        node(AspectRatioModifier(aspectRatio.width / aspectRatio.height, contentMode: contentMode))
    }

    /// Scales the view to lie in its parent, at its own proportions.
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Scales the view to cover its parent, at its own proportions.
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
