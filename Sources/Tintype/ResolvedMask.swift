package import TintypeGraphics
import TintypeImage
package import TintypeScene
package import TintypeSnapshots

/// A mask, as it came out in one picture.
package struct ResolvedMask: Hashable, Sendable {
    package let kind: SceneMask.Kind
    /// The id of the views.
    package let target: String
    /// A rectangle for each view that is seen, in the order of drawing, inside the picture. A painted mask covers the
    /// rectangle, a little more than the view for its rounded corners; a mask that is left out covers the view to the
    /// pixel.
    package let rects: [PixelRect]

    package init(kind: SceneMask.Kind, target: String, rects: [PixelRect]) {
        self.kind = kind
        self.target = target
        self.rects = rects
    }

    /// The number of pixels that the rectangles cover together.
    package var pixels: Int { PixelRect.area(of: rects) }
}

extension CaseMask {
    /// The mask as results tell it.
    package init(_ mask: ResolvedMask) {
        self.init(
            kind: mask.kind == .ignore ? .ignore : .redact, target: mask.target,
            rects: mask.rects.map { CaseRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) },
            pixels: mask.pixels)
    }
}

extension PixelRect {
    /// The number of pixels in one or more of the rectangles.
    static func area(of rects: [PixelRect]) -> Int {
        let edges = Set(rects.flatMap { [$0.y, $0.y + $0.height] }).sorted()
        return zip(edges, edges.dropFirst()).reduce(0) { area, band in
            let (top, bottom) = band
            var (width, reached) = (0, Int.min)
            for rect in rects.filter({ $0.y <= top && bottom <= $0.y + $0.height }).sorted(by: { $0.x < $1.x }) {
                width += max(0, rect.x + rect.width - max(rect.x, reached))
                reached = max(reached, rect.x + rect.width)
            }
            return area + width * (bottom - top)
        }
    }
}
