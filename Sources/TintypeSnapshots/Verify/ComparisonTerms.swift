package import TintypeImage

/// What one picture's comparison may overlook, as its scene or test says.
package struct ComparisonTerms: Hashable, Sendable {
    /// How far the picture may be from its golden; nil for not at all.
    package var tolerance: Tolerance?
    /// What is left out or painted over.
    package var masks: [CaseMask]
    /// Why, and until when, a difference fails nothing; nil where it does.
    package var quarantine: String?

    package init(tolerance: Tolerance? = nil, masks: [CaseMask] = [], quarantine: String? = nil) {
        self.tolerance = tolerance
        self.masks = masks
        self.quarantine = quarantine
    }

    /// Every pixel counts.
    package static let exact = ComparisonTerms()

    /// What the comparison leaves out; nil for nothing. What is painted over is compared, as it is the same paint.
    package func mask(on canvas: PixelSize) -> PixelMask? {
        let rects = masks.filter { $0.kind == .ignore }.flatMap(\.rects)
        guard !rects.isEmpty else { return nil }
        return PixelMask(
            canvas: canvas,
            ignoring: rects.map { PixelRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) })
    }
}
