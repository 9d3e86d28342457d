package import TintypeGraphics

/// The square in which most pixels count.
package struct DensestWindow: Hashable, Sendable {
    /// The window's place; cut where it would leave the canvas.
    package let bounds: PixelRect
    /// The number of pixels in the window that count.
    package let count: Int

    package init(bounds: PixelRect, count: Int) {
        self.bounds = bounds
        self.count = count
    }

    /// The first of those with the most pixels, from the top; nil where no pixel counts.
    ///
    /// - Parameter counted: 1 for each pixel of `area` that counts, else 0, by rows.
    static func find(
        _ counted: UnsafeBufferPointer<UInt8>, area: PixelRect, canvas: PixelSize, side: Int
    ) -> DensestWindow? {
        var best = (count: 0, x: 0, y: 0)
        var columns = [UInt16](repeating: 0, count: area.width)
        var inRows = 0
        columns.withUnsafeMutableBufferPointer { columns in
            for y in 0..<area.height {
                let entering = counted.baseAddress! + y * area.width
                for x in 0..<area.width { columns[x] += UInt16(entering[x]) }
                if y >= side {
                    let leaving = counted.baseAddress! + (y - side) * area.width
                    for x in 0..<area.width { columns[x] -= UInt16(leaving[x]) }
                }
                inRows = columns.reduce(0) { $0 + Int($1) }
                // No window holds more than its rows.
                guard inRows > best.count else { continue }
                var count = 0
                for x in 0..<area.width {
                    count += Int(columns[x])
                    if x >= side { count -= Int(columns[x - side]) }
                    if count > best.count { best = (count, x, y) }
                }
            }
        }
        guard best.count > 0 else { return nil }
        // The window ends at its last pixel; near the left or upper edge it is moved into the canvas.
        let x = max(0, area.x + best.x + 1 - side)
        let y = max(0, area.y + best.y + 1 - side)
        let window = PixelRect(x: x, y: y, width: side, height: side)
        return DensestWindow(bounds: window.intersection(canvas.bounds), count: best.count)
    }
}
