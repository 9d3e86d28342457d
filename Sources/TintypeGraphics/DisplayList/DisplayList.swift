package import Foundation

/// A picture as a list of things to draw, in order. A value: it can be compared, dumped as text and drawn on any thread.
package struct DisplayList: Hashable, Sendable {
    /// In points.
    package var size: CGSize
    /// Pixels a point.
    package var scale: CGFloat
    /// The colour that fills the canvas first; nil leaves it transparent.
    package var background: ResolvedColor?
    package var items: [DisplayItem]

    package init(size: CGSize, scale: CGFloat, background: ResolvedColor?, items: [DisplayItem]) {
        self.size = size
        self.scale = scale
        self.background = background
        self.items = items
    }

    package var pixelWidth: Int { Int(saturating: (size.width * scale).rounded(.up), in: 0...Int(Int32.max)) }
    package var pixelHeight: Int { Int(saturating: (size.height * scale).rounded(.up), in: 0...Int(Int32.max)) }
}
