package import Foundation
package import TintypeGraphics

/// The views of a row besides what the row holds, and the distances between them.
package struct ListRowParts {
    /// The surface, and what shows that the row is chosen.
    package var backgrounds: [Node] = []
    /// Controls of the edit mode.
    package var leading: [Node] = []
    /// The badge, the chevron of a link, the handle to move the row by.
    package var trailing: [Node] = []
    /// The separator at the upper edge; nil for none.
    package var above: Node?
    /// The separator at the lower edge; nil for none.
    package var below: Node?
    /// The thickness of the separators, in points.
    package var thickness: CGFloat = 1
    /// The distance between the end of a separator and the row's edge, in points.
    package var separatorEnd: CGFloat = 0
    /// The distance from the row's edges to its content, in points.
    package var insets = EdgeInsets()
    /// In points.
    package var leastHeight: CGFloat = 0
    /// The distance between the content and what stands beside it, in points.
    package var gap: CGFloat = 0

    package init() {}

    /// The parts of a row that come and go as its content does.
    func faded(like content: Node) -> ListRowParts {
        var parts = self
        parts.backgrounds = backgrounds.map { $0.faded(like: content) }
        parts.leading = leading.map { $0.faded(like: content) }
        parts.trailing = trailing.map { $0.faded(like: content) }
        parts.above = above?.faded(like: content)
        parts.below = below?.faded(like: content)
        return parts
    }

    var leadingWidth: CGFloat { width(leading) }
    var trailingWidth: CGFloat { width(trailing) }

    private func width(_ nodes: [Node]) -> CGFloat {
        nodes.reduce(0) { $0 + $1.size(.unspecified).width + gap }
    }
}
