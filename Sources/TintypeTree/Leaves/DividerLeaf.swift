import Foundation
import TintypeGraphics

/// A line across the axis of the stack around it; horizontal outside any (Semantics.md 3.7).
struct DividerLeaf: Leaf {
    /// In points: a pixel on iOS, a point on macOS and at accessibility's type sizes.
    let thickness: CGFloat
    let color: ResolvedColor
    let isVertical: Bool

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        isVertical
            ? CGSize(width: thickness, height: proposal.height ?? 10)
            : CGSize(width: proposal.width ?? 10, height: thickness)
    }

    func answer(_ proposal: ProposedViewSize) -> SizeAnswer {
        isVertical
            ? SizeAnswer(.always(thickness), .filling(proposal.height, ideal: 10))
            : SizeAnswer(.filling(proposal.width, ideal: 10), .always(thickness))
    }

    func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: inout DisplayListBuilder) {
        builder.fill(Path(frame), .color(color))
    }

    var flexibleAxes: Axis.Set { isVertical ? .vertical : .horizontal }
    var nodeName: String { "Divider" }
}

extension Scope {
    package mutating func appendDivider() {
        let isDark = environment.colorScheme == .dark
        let color =
            isDark
            ? ResolvedColor(bytes: 84, 84, 88, alpha: 0.6) : ResolvedColor(bytes: 60, 60, 67, alpha: 0.29)
        let isThick = environment.platform.name == .macOS || environment.dynamicTypeSize.isAccessibilitySize
        let thickness = isThick ? 1 : environment.pixelLength
        append(.leaf(DividerLeaf(thickness: thickness, color: color, isVertical: stackAxis == .horizontal)))
    }
}
