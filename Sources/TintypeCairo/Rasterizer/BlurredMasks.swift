import Foundation
import TintypeGraphics

/// Masks that were blurred, each with the mask that it was made of. Confined: one task uses it at a time.
///
/// Cards and rows cast shadows that are alike, and most of a run's pictures cast those of the picture before: a blur takes longer than
/// what is drawn around it, and looking for one as long as reading its mask. A mask counts as known only where all its bytes are.
final class BlurredMasks {
    /// The greatest size of all that is kept before it is dropped, in bytes.
    private static let budget = 8 << 20
    /// The greatest size of a mask that is kept, in bytes: that of a card as wide as a phone.
    private static let largest = 1 << 20

    private struct Key: Hashable {
        var gaussian: GaussianBlur
        var width: Int
        var height: Int
        var digest: Digest64
    }

    private struct Entry {
        var source: [UInt8]
        var blurred: [UInt8]
    }

    private var entries: [Key: Entry] = [:]
    private var size = 0
    private let count: DrawCount?

    init(counting count: DrawCount? = nil) {
        self.count = count
    }

    /// Blurs a mask in place, as ``GaussianBlur/apply(to:width:height:stride:)`` does.
    func blur(
        _ pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, by gaussian: GaussianBlur
    ) {
        let length = stride * height
        let bytes = UnsafeMutableBufferPointer(start: pixels, count: length)
        guard length <= Self.largest else {
            count?.addBlur()
            return gaussian.apply(to: pixels, width: width, height: height, stride: stride)
        }
        let key = Key(
            gaussian: gaussian, width: width, height: height, digest: Digest64(UnsafeRawBufferPointer(bytes)))
        if let entry = entries[key], entry.source.count == length, memcmp(entry.source, pixels, length) == 0 {
            _ = bytes.update(fromContentsOf: entry.blurred)
            return
        }
        let source = Array(bytes)
        gaussian.apply(to: pixels, width: width, height: height, stride: stride)
        count?.addBlur()
        if size + 2 * length > Self.budget {
            entries = [:]
            size = 0
        }
        size += 2 * length
        entries[key] = Entry(source: source, blurred: Array(bytes))
    }
}
