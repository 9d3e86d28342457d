public import Foundation
public import TintypeTree

nonisolated extension View {
    /// Gives the view a frame of a fixed width, height or both, in points.
    public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        node(FrameModifier(width: width, height: height, alignment: alignment))
    }

    /// Gives the view a frame with least, ideal and greatest lengths, in points.
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        var frame = FlexibleFrameModifier()
        frame.minWidth = minWidth
        frame.idealWidth = idealWidth
        frame.maxWidth = maxWidth
        frame.minHeight = minHeight
        frame.idealHeight = idealHeight
        frame.maxHeight = maxHeight
        frame.alignment = alignment
        return node(frame)
    }
}
