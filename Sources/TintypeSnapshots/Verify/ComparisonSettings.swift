package import TintypeGraphics
package import TintypeImage

/// The terms of one picture's comparison, as its scene or test states them.
package struct ComparisonSettings: Hashable, Sendable {
    /// The tolerance; nil for an exact comparison.
    package var tolerance: Tolerance?
    /// The areas that are left out or painted over.
    package var masks: [CaseMask]
    /// The reason, and the last day, of a quarantine under which a difference fails nothing; nil for none.
    package var quarantine: String?

    package init(tolerance: Tolerance? = nil, masks: [CaseMask] = [], quarantine: String? = nil) {
        self.tolerance = tolerance
        self.masks = masks
        self.quarantine = quarantine
    }

    /// Every pixel counts.
    package static let exact = ComparisonSettings()

    /// The mask of the pixels that the comparison leaves out; nil for none. Painted areas are compared, as they have
    /// the same paint.
    package func mask(on canvas: PixelSize) -> PixelMask? {
        let rects = masks.filter { $0.kind == .ignore }.flatMap(\.rects)
        guard !rects.isEmpty else { return nil }
        return PixelMask(
            canvas: canvas,
            ignoring: rects.map { PixelRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) })
    }
}
