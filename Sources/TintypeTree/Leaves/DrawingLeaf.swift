import Foundation
import TintypeGraphics

/// Items in the coordinates of a view, whose origin is its top left corner. Parts outside of the view are cut off.
struct DrawingLeaf: Leaf {
    let items: [DisplayItem]
    /// The size that the items were drawn for, in points.
    let natural: CGSize
    let options: ImageOptions

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { options.size(proposal, natural: natural) }
    var flexibleAxes: Axis.Set { options.flexibleAxes }
    var spacing: ViewSpacing { ViewSpacing() }

    func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: inout DisplayListBuilder) {
        guard !items.isEmpty, natural.width > 0, natural.height > 0 else { return }
        let isResized = options.resizing != nil
        let place = CGAffineTransform(
            a: isResized ? frame.width / natural.width : 1, b: 0, c: 0,
            d: isResized ? frame.height / natural.height : 1, tx: frame.minX, ty: frame.minY)
        // A drawing that takes away does so from itself, and not from the views below.
        let drawing = items.contains(where: \.changesGround) ? [.group(.isolated, items)] : items
        builder.add([
            .group(.clip(Path(frame), FillStyle(antialiased: false)), [.group(.transform(place), drawing)])
        ])
    }

    var nodeName: String { "Drawing" }
}
