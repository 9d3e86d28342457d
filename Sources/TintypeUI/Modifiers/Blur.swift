public import Foundation
import TintypeTree

nonisolated extension View {
    /// Blurs the view; `radius` is the Gaussian's standard deviation in points. An opaque blur keeps the view's edges.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        node(BlurModifier(radius: radius, isOpaque: opaque))
    }
}
