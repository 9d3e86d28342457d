package import Foundation

extension Scope {
    /// Appends a grid. Views that are not in a row cover all columns. Spacings are in points.
    package mutating func appendGrid(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        _ content: (inout Scope) -> Void
    ) {
        let layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        // Grids measure their cells through more calls than others their children, and count for two.
        appendLayout(layout) { $0.goDown(content) }
    }

    /// Appends the cells of a row of the grid around. A row without cells takes no room.
    package mutating func appendGridRow(alignment: VerticalAlignment? = nil, _ content: (inout Scope) -> Void) {
        let row = GridRowTrait(id: id, alignment: alignment)
        let outer = stackAxis
        stackAxis = nil
        for node in nodes(content) {
            node.traits.gridCell = node.traits.gridCell ?? GridCellTraits()
            node.traits.gridCell?.row = row
            append(node)
        }
        stackAxis = outer
    }
}
