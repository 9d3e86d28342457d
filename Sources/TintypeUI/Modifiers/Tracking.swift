public import Foundation
import TintypeTree

nonisolated extension View {
    /// Extra distance after each character, in points.
    public func tracking(_ tracking: CGFloat) -> some View { environmentChange { $0.tracking = tracking } }
}
