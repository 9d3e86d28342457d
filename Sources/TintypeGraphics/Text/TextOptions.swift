package import Foundation

/// The rules by which a shaped text is broken into lines, cut off and aligned.
package struct TextOptions: Hashable, Sendable {
    /// The most lines; nil for no limit. SwiftUI takes 0 and below as 1.
    package var lineLimit: Int?
    /// Indicates whether the height is that of ``lineLimit`` lines, however few there are.
    package var reservesSpace: Bool
    /// The height is that of at least so many lines.
    package var reservedLines = 0
    package var alignment: TextAlignment
    package var truncationMode: TruncationMode
    /// Extra distance between two lines, in points.
    package var lineSpacing: CGFloat
    /// Pixels a point: sizes are rounded up to whole pixels.
    package var scale: CGFloat
    /// The least factor to which the text may shrink before it is cut off, above 0; 1 for no shrinking.
    package var minimumScale: CGFloat = 1

    package init(
        lineLimit: Int? = nil, reservesSpace: Bool = false, alignment: TextAlignment = .leading,
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
