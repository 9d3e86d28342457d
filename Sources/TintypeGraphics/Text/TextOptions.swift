package import Foundation

/// How a shaped text is broken into lines, cut off and aligned.
package struct TextOptions: Hashable, Sendable {
    /// Where the lines of a text stand in its own width; leading is the right side of a right-to-left text.
    package enum Alignment: Hashable, Sendable {
        case leading
        case center
        case trailing
    }

    /// Which part of the last line gives way to an ellipsis.
    package enum TruncationMode: Hashable, Sendable {
        case head
        case middle
        case tail
    }

    /// The most lines; nil for no limit. SwiftUI takes 0 and below as 1.
    package var lineLimit: Int?
    /// Whether the height is that of ``lineLimit`` lines, however few there are.
    package var reservesSpace: Bool
    /// The height is that of at least so many lines.
    package var reservedLines = 0
    package var alignment: Alignment
    package var truncationMode: TruncationMode
    /// Extra distance between two lines, in points.
    package var lineSpacing: CGFloat
    /// Pixels a point: sizes are rounded up to whole pixels.
    package var scale: CGFloat
    /// How far the text may shrink before it is cut off: a factor of its size, above 0; 1 for not at all.
    package var minimumScale: CGFloat = 1

    package init(
        lineLimit: Int? = nil, reservesSpace: Bool = false, alignment: Alignment = .leading,
        truncationMode: TruncationMode = .tail, lineSpacing: CGFloat = 0, scale: CGFloat = 1
    ) {
        self.lineLimit = lineLimit
        self.reservesSpace = reservesSpace
        self.alignment = alignment
        self.truncationMode = truncationMode
        self.lineSpacing = lineSpacing
        self.scale = scale
    }
}
