import Foundation
import TintypeGraphics

/// A frame as long as the container, or as a part of it, along the chosen axes.
struct ContainerRelativeLayout: UnaryLayout {
    let axes: Axis.Set
    let alignment: Alignment
    let container: ContainerSize
    let length: (CGFloat, Axis) -> CGFloat

    private var frame: FrameLayout {
        func resolved(_ axis: Axis) -> CGFloat? {
            axes.contains(Axis.Set(axis)) ? max(length(container.size[axis], axis), 0) : nil
        }
        return FrameLayout(width: resolved(.horizontal), height: resolved(.vertical), alignment: alignment)
    }

    func answer(_ proposal: ProposedViewSize, _ child: Node) -> SizeAnswer { frame.answer(proposal, child) }

    func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize, _ child: Node) -> GuideAnswer? {
        frame.guide(key, proposal, child)
    }

    func placement(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ child: LayoutSubview
    ) -> (CGPoint, ProposedViewSize) {
        frame.placement(in: bounds, proposal, child)
    }

    func flexibleAxes(_ children: [Node]) -> Axis.Set { children[0].flexibleAxes.subtracting(axes) }

    var plainEdges: Edge.Set { frame.plainEdges }
    var nodeName: String { "containerRelativeFrame" }
    var nodeAttributes: [SettledAttribute] { frame.nodeAttributes }
}
