import Foundation
import TintypeGraphics

/// The offers to children that are served in their order, whose lengths do not follow them: each is an equal part of what
/// those before it left.
private struct EqualParts {
    /// The stack's proposal along its axis.
    private let whole: CGFloat?
    private let isShared: Bool
    private var left: CGFloat
    private var waiting: Int

    @inline(__always)
    init(_ whole: CGFloat?, gaps: CGFloat, among count: Int) {
        self.whole = whole
        isShared = whole?.isFinite ?? false
        left = (whole ?? 0) - gaps
        waiting = count
    }

    /// The next child's offer, in points; nobody is offered less than nothing.
    @inline(__always)
    var offer: CGFloat? {
        guard isShared else { return whole }
        let part = left / CGFloat(waiting)
        return part > 0 ? part : 0
    }

    @inline(__always)
    mutating func take(_ length: CGFloat) {
        left -= length
        waiting -= 1
    }
}

/// Children that have one size each are not asked how it changes: what they come to is added up.
extension StackPlan {
    /// The size of the stack, in points.
    func size(_ proposal: ProposedViewSize, _ nodes: [Node]) -> CGSize {
        let isRow = axis == .horizontal
        let (along, across) = isRow ? (proposal.width, proposal.height) : (proposal.height, proposal.width)
        var parts = EqualParts(along, gaps: totalGap, among: nodes.count)
        var (length, breadth) = (totalGap, 0 as CGFloat)
        nodes.forEachUncounted { _, node in
            let offer = parts.offer
            let size = node.size(ProposedViewSize(width: isRow ? offer : across, height: isRow ? across : offer))
            let main = isRow ? size.width : size.height
            length += main
            breadth = max(breadth, isRow ? size.height : size.width)
            parts.take(main)
        }
        let main = max(length, 0)
        return isRow ? CGSize(width: main, height: breadth) : CGSize(width: breadth, height: main)
    }

    /// Places the children in a stack that stands in `frame`.
    func place(
        _ nodes: [Node], of stack: Node, in frame: CGRect, _ proposal: ProposedViewSize, _ context: PlacementContext,
        by pass: PlacementPass
    ) {
        let isRow = axis == .horizontal
        let along = isRow ? proposal.width : proposal.height
        // Where nothing was proposed across, the pass runs again with what the stack came to.
        let across = isRow ? proposal.height ?? frame.height : proposal.width ?? frame.width
        let fraction = guide.fraction ?? 0
        let breadth = stack.size(proposal)[axis.cross]
        let near = fraction == 0 ? 0 : fraction * breadth
        var parts = EqualParts(along, gaps: totalGap, among: nodes.count)
        var main: CGFloat = 0
        nodes.forEachUncounted { index, node in
            if index > 0 { main += gap(before: index) }
            let offer = parts.offer
            let proposal = ProposedViewSize(width: isRow ? offer : across, height: isRow ? across : offer)
            let size = node.size(proposal)
            let beside = fraction == 0 ? near : near - fraction * (isRow ? size.height : size.width)
            let origin = CGPoint(x: isRow ? main : beside, y: isRow ? beside : main)
            let place = ChildPlace(origin: origin, size: size, proposal: proposal)
            pass.place(node, place, of: stack, in: frame, context)
            let length = isRow ? size.width : size.height
            main += length
            parts.take(length)
        }
    }
}

extension [Node] {
    /// Tells `body` of each node, without counting references to it: the array holds all of them meanwhile.
    @inline(__always)
    fileprivate func forEachUncounted(_ body: (Int, Node) -> Void) {
        for index in indices {
            Unmanaged.passUnretained(self[index])._withUnsafeGuaranteedRef { body(index, $0) }
        }
    }
}
