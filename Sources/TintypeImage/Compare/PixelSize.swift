package import TintypeGraphics

/// The size of a picture in pixels.
package struct PixelSize: Hashable, Sendable {
    package var width: Int
    package var height: Int

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// Pixels in all.
    package var area: Int { width * height }

    /// The rectangle of this size at the origin.
    package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

    /// The smallest size that holds both.
    package func union(_ other: PixelSize) -> PixelSize {
        PixelSize(width: max(width, other.width), height: max(height, other.height))
    }

    /// The change of size from `other`, e.g. `2 wider, 40 lower`; empty where there is none. Lower is of less height.
    package func change(from other: PixelSize) -> String {
        let sides = [(width - other.width, "wider", "narrower"), (height - other.height, "higher", "lower")]
        return sides.compactMap { delta, more, less in
            delta == 0 ? nil : "\(abs(delta)) \(delta > 0 ? more : less)"
        }.joined(separator: ", ")
    }
}

extension PixelSize: CustomStringConvertible {
    /// `640×240`.
    package var description: String { "\(width)×\(height)" }
}
