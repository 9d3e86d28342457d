import Foundation
import TintypeGraphics
import TintypeTree

/// Columns and rows in turn, a column at the root, above a level of leaves of fixed sizes: what `layout_floor.h` describes,
/// for the engine.
struct LayoutFloorTree {
    /// The number of levels of stacks.
    let levels: Int
    /// The number of children of each.
    let branching: Int

    /// The way in which a leaf gets its fixed size.
    enum Leaves {
        /// A leaf fixed by itself, as a symbol is: one node.
        case fixed
        /// A leaf fixed by the frame around a colour: two nodes for one of C's.
        case framed
    }

    /// The proposal to the root, in points along both axes.
    static let canvas: CGFloat = 2000

    /// The tree as the front ends would make it, in a session of its own.
    func evaluate(_ leaves: Leaves) -> LayoutFloorScene {
        let session = Session(context: .engineOnly)
        var scope = Scope(session: session)
        var count = 0
        let nodes = scope.nodes { append(levels, isRow: false, leaves, &count, &$0) }
        return LayoutFloorScene(session: session, root: nodes[0])
    }

    private func append(_ level: Int, isRow: Bool, _ leaves: Leaves, _ count: inout Int, _ scope: inout Scope) {
        count += 1
        guard level > 0 else {
            return appendLeaf(CGSize(width: 4 + count % 5, height: 4 + count % 3), leaves, &scope)
        }
        scope.wrap(with: PaddingModifier(.all, 1)) { scope in
            let children: (inout Scope) -> Void = { scope in
                for index in 0..<branching {
                    scope.descend(.index(index)) { append(level - 1, isRow: !isRow, leaves, &count, &$0) }
                }
            }
            if isRow {
                scope.appendHStack(alignment: .top, spacing: 1, children)
            } else {
                scope.appendVStack(alignment: .leading, spacing: 1, children)
            }
        }
    }

    private func appendLeaf(_ size: CGSize, _ leaves: Leaves, _ scope: inout Scope) {
        switch leaves {
        case .fixed: scope.append(.leaf(FixedLeaf(size: size)))
        case .framed:
            scope.wrap(with: FrameModifier(width: size.width, height: size.height)) { $0.appendPaint(Color.red) }
        }
    }
}

/// An evaluated tree that is to be laid out.
struct LayoutFloorScene {
    let session: Session
    let root: Node

    /// Measures the root for the canvas, and places everything.
    func layOut() {
        let proposal = ProposedViewSize(width: LayoutFloorTree.canvas, height: LayoutFloorTree.canvas)
        _ = root.size(proposal)
        PlacementPass(session: session).run(root, at: .zero, proposal: proposal)
    }

    /// The frame of the last leaf.
    var lastLeaf: CGRect {
        var node = root
        while let child = node.children.last { node = child }
        return node.placement?.frame ?? .null
    }
}

/// A leaf of one size that draws nothing.
private struct FixedLeaf: Leaf {
    let size: CGSize

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size }
    func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: inout DisplayListBuilder) {}
    var flexibleAxes: Axis.Set { [] }
    var nodeName: String { "Fixed" }
}
