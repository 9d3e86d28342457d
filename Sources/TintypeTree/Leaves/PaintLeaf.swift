import Foundation
import TintypeGraphics

/// An area of one style, as large as it is proposed: a Color, or a gradient used as a view.
struct PaintLeaf: Leaf {
    let name: String
    let style: _ResolvedStyle

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    func answer(_ proposal: ProposedViewSize) -> SizeAnswer { .filling(proposal) }

    func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: inout DisplayListBuilder) {
        builder.styled(style) { $0.fill(Path(frame), style.paint(in: frame)) }
    }

    var nodeName: String { name }
    var nodeAttributes: [SettledAttribute] { [SettledAttribute("style", "\(style)")] }
}

extension Scope {
    /// Appends an area of `style`, as a Color view does.
    package mutating func appendPaint(_ style: some ShapeStyle, name: String = "Color") {
        let style = animated(style._resolve(in: environment)) { ($0.leaf as? PaintLeaf)?.style }
        append(.leaf(PaintLeaf(name: name, style: style)))
    }
}
