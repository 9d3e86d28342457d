import Foundation
import TintypeGraphics
import TintypeTree

/// The places of what is in a layer, which has a size of its own. Nothing is mirrored here: frames run from the left.
struct LayerLayout: BuiltInLayout {
    let nodeName: String
    /// In points.
    let size: CGSize
    /// The top left corners, in points from that of the bounds; what has none stands there.
    var origins: [CGPoint] = []

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { size }
    func answer(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Void) -> SizeAnswer { .always(size) }
    func flexibleAxes(_ children: [Node]) -> Axis.Set { [] }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let offer = ProposedViewSize(size)
        for (index, subview) in subviews.enumerated() {
            let origin = index < origins.count ? origins[index] : .zero
            subview.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: offer)
        }
    }
}
