import Foundation
import TintypeGraphics
import TintypeTree

/// A part of a layer's own picture: the background, the content, the border, the shadow.
struct LayerLeaf: Leaf {
    let nodeName: String
    /// In points.
    let size: CGSize
    /// The picture in a frame, which is the bounds on the pixel grid.
    let items: (CGRect) -> [DisplayItem]

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size }
    func answer(_ proposal: ProposedViewSize) -> SizeAnswer { .always(size) }
    var flexibleAxes: Axis.Set { [] }
    func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: inout DisplayListBuilder) {
        builder.add(items(frame))
    }
}
