public import TintypeGraphics
public import TintypeTree

nonisolated extension View {
    /// Lets the cell cover `count` columns of the grid around.
    public func gridCellColumns(_ count: Int) -> some View { node(GridCellModifier.columns(count)) }

    /// Puts the cell's anchor at the same point of its place in the grid around.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View { node(GridCellModifier.anchor(anchor)) }

    /// Aligns the column of the grid around that the cell is in.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        node(GridCellModifier.columnAlignment(guide))
    }

    /// Keeps the cell from claiming space along the axes: it gets what the others need.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { node(GridCellModifier.unsizedAxes(axes)) }
}
