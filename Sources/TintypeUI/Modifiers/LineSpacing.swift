public import Foundation
import TintypeTree

nonisolated extension View {
    /// Extra distance between lines, in points.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }
}
