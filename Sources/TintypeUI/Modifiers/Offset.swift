public import Foundation
import TintypeTree

nonisolated extension View {
    /// Draws the view elsewhere, in points; layout does not notice.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        node(OffsetModifier(CGSize(width: x, height: y)))
    }

    public func offset(_ offset: CGSize) -> some View { node(OffsetModifier(offset)) }
}
