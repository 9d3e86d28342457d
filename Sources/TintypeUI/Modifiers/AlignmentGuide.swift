public import Foundation
import TintypeGraphics
public import TintypeTree

nonisolated extension View {
    /// Says where a guide of the view lies, in points from its leading edge.
    public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        node(AlignmentGuideModifier(g, computeValue))
    }

    /// Says where a guide of the view lies, in points from its top edge.
    public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        node(AlignmentGuideModifier(g, computeValue))
    }
}
