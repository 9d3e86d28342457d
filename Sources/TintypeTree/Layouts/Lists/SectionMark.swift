import Foundation
import TintypeGraphics

/// Marks where a section begins or ends among the rows of a list; nothing is drawn of it.
private struct SectionMarkLeaf: Leaf {
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
    func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: inout DisplayListBuilder) {}

    var flexibleAxes: Axis.Set { [] }
    var spacing: ViewSpacing {
        var spacing = ViewSpacing()
        (spacing.leading, spacing.trailing, spacing.top, spacing.bottom) = (.none, .none, .none, .none)
        return spacing
    }

    var nodeName: String { "SectionMark" }
}

extension Node {
    /// Indicates whether the node marks where a section begins or ends.
    var isSectionMark: Bool {
        guard case .leaf(let box) = kind else { return false }
        return box.leaf is SectionMarkLeaf
    }
}

extension Scope {
    /// Appends the mark of where a section begins or ends.
    package mutating func appendSectionMark(_ role: ListRowTraits.Role) {
        let node = Node(id: id, kind: .leaf(SectionMarkLeaf()), isRightToLeft: isRightToLeft)
        var row = ListRowTraits()
        row.role = role
        node.setListRow(row)
        append(node)
    }
}
