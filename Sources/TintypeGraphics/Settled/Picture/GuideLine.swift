package import Foundation

/// A line by which views are aligned, in points of the canvas.
package struct GuideLine: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// The baseline of a line of text.
        case baseline
        /// The guide by which a stack aligns its children.
        case alignment
    }

    package var kind: Kind
    package var start: CGPoint
    package var end: CGPoint
    /// The way from the root to the view that the line belongs to.
    package var owner: [Int]

    package init(_ kind: Kind, from start: CGPoint, to end: CGPoint, owner: [Int]) {
        self.kind = kind
        self.start = start
        self.end = end
        self.owner = owner
    }
}
