package import Foundation

/// Colours at the points of a grid, and smooth between them.
package struct MeshPaint: Hashable, Sendable {
    /// Points a row, and rows; at least 2 each.
    package var columns: Int
    package var rows: Int
    /// Row by row, in points.
    package var points: [CGPoint]
    package var colors: [ResolvedColor]
    /// The colour outside the grid.
    package var background: ResolvedColor
    /// Indicates whether colours pass the points of the grid without a crease.
    package var smoothsColors: Bool

    package init(
        columns: Int, rows: Int, points: [CGPoint], colors: [ResolvedColor], background: ResolvedColor,
        smoothsColors: Bool
    ) {
        self.columns = columns
        self.rows = rows
        self.points = points
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
    }

    /// Indicates whether there is a point and a colour for each crossing of the grid.
    package var isSound: Bool {
        columns > 1 && rows > 1 && points.count.isMultiple(of: columns) && points.count / columns == rows
            && colors.count == points.count
    }
}
