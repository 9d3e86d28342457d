import Foundation
import TintypeGraphics

extension Bitmap {
    /// The smallest rectangle that holds the pixels in which `other`, of the same size, differs; nil where it is equal.
    func changedArea(to other: Bitmap) -> PixelRect? {
        precondition(width == other.width && height == other.height, "frames have one size")
        return bytes.withUnsafeBytes { old in
            other.bytes.withUnsafeBytes { new in
                guard let old = old.baseAddress, let new = new.baseAddress, old != new else { return nil }
                return changedArea(old, new)
            }
        }
    }

    private func changedArea(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> PixelRect? {
        let rowBytes = 4 * width
        func isEqual(_ y: Int) -> Bool { memcmp(old + y * rowBytes, new + y * rowBytes, rowBytes) == 0 }
        guard let top = (0..<height).first(where: { !isEqual($0) }) else { return nil }
        let bottom = (top..<height).last { !isEqual($0) } ?? top
        var (left, right) = (width, -1)
        for y in top...bottom {
            let (before, after) = (
                (old + y * rowBytes).assumingMemoryBound(to: UInt32.self),
                (new + y * rowBytes).assumingMemoryBound(to: UInt32.self)
            )
            // Only what could still widen the rectangle is looked at.
            var x = 0
            while x < left, before[x] == after[x] { x += 1 }
            left = min(left, x)
            x = width - 1
            while x > right, before[x] == after[x] { x -= 1 }
            right = max(right, x)
        }
        return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }
}
