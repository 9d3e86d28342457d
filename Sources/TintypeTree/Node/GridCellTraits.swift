package import TintypeGraphics

/// The attributes of a cell that the Grid around the view reads. Padding, frames, effects and what stands before or behind
/// it let it pass; stacks do not (Semantics.md 4.6).
package struct GridCellTraits {
    /// The row that the view was written in; nil for a view that takes a whole row.
    package var row: GridRowTrait?
    package var columns: Int?
    package var anchor: UnitPoint?
    package var columnAlignment: HorizontalAlignment?
    package var unsizedAxes: Axis.Set = []
}

/// A row of a Grid: who it is, and how it aligns its cells.
package struct GridRowTrait {
    var id: ViewID
    var alignment: VerticalAlignment?
}

extension Node {
    /// The attributes of this node and those inside it for a Grid, the innermost first.
    var gridCell: GridCellTraits {
        var traits = modified?.gridCell ?? GridCellTraits()
        guard let own = self.traits.gridCell else { return traits }
        traits.row = own.row ?? traits.row
        traits.columns = traits.columns ?? own.columns
        traits.anchor = traits.anchor ?? own.anchor
        traits.columnAlignment = traits.columnAlignment ?? own.columnAlignment
        traits.unsizedAxes.formUnion(own.unsizedAxes)
        return traits
    }
}
