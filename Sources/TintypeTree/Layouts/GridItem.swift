public import Foundation

/// A column of a LazyVGrid, or a row of a LazyHGrid.
public struct GridItem: Sendable {
    /// The length of a track, in points.
    public enum Size: Sendable {
        case fixed(CGFloat)
        /// One track that takes its part of what is left.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// A number of tracks: as many as fit into its part of what is left.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The length of the track.
    public var size: Size
    /// The distance to the next track, in points; nil for 8.
    public var spacing: CGFloat?
    /// The alignment of cells in the track; nil for the grid's alignment.
    public var alignment: Alignment?

    /// Creates a track; `spacing` is the distance to the next one in points, nil for the default.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}
