package import TintypeGraphics

/// The finding of a comparison for each pixel, from which the verdict was made and its picture is painted.
package struct DifferenceMask: Hashable, Sendable {
    /// The finding of a comparison for one pixel.
    package enum Pixel: UInt8, Hashable, Sendable {
        case equal
        /// Differs, and was not to be compared.
        case ignored
        /// Differs by no more than the tolerance of a pixel.
        case tolerated
        /// Differs, and looks like anti-aliasing, which the tolerance leaves out.
        case antialiased
        /// Differs and counts.
        case differs
        /// A pixel of the expected picture alone, which is larger there.
        case onlyExpected
        /// A pixel of the actual picture alone, which is larger there.
        case onlyActual

        /// Indicates whether the pixel differs and counts; false for one that a single picture has.
        package var counts: Bool { self == .differs }
    }

    /// The smallest size that holds both pictures.
    package let canvas: PixelSize
    /// Outside of it all pixels are equal; empty where all are.
    package let area: PixelRect
    /// The raw values of the pixels of ``area``, by rows.
    private(set) var values: [UInt8]

    init(canvas: PixelSize, area: PixelRect) {
        self.canvas = canvas
        self.area = area
        values = [UInt8](repeating: Pixel.equal.rawValue, count: area.width * area.height)
    }

    /// The finding at column `x` and row `y` of the canvas.
    package subscript(x: Int, y: Int) -> Pixel {
        guard area.contains(x, y) else { return .equal }
        guard let pixel = Pixel(rawValue: values[(y - area.y) * area.width + x - area.x]) else {
            preconditionFailure("a mask holds only what a comparison finds")
        }
        return pixel
    }

    /// The mask of a part of the canvas alone.
    func cut(to part: PixelRect) -> DifferenceMask {
        var mask = DifferenceMask(
            canvas: PixelSize(width: part.width, height: part.height),
            area: PixelRect(x: 0, y: 0, width: part.width, height: part.height))
        for y in 0..<part.height {
            for x in 0..<part.width { mask.values[y * part.width + x] = self[part.x + x, part.y + y].rawValue }
        }
        return mask
    }

    /// Calls `body` with the raw values of row `y` of the area, to be written.
    mutating func withMutableRow(_ y: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Void) {
        values.withUnsafeMutableBufferPointer { values in
            guard let first = values.baseAddress else { return }
            body(first + (y - area.y) * area.width)
        }
    }

    mutating func fill(_ rect: PixelRect, with pixel: Pixel) {
        let left = rect.x - area.x
        for y in rect.y..<rect.maxY {
            withMutableRow(y) { row in
                (row + left).update(repeating: pixel.rawValue, count: rect.width)
            }
        }
    }
}
