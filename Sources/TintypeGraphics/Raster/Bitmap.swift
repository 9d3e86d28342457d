import Foundation

/// A picture in memory: straight-alpha sRGB, four bytes a pixel (red, green, blue, alpha), rows from the top without gaps.
///
/// This is what PNG stores and what comparisons read. A pixel of alpha 0 has colour 0.
public struct Bitmap: Hashable, Sendable {
    /// Pixels a row.
    public let width: Int
    /// Rows.
    public let height: Int
    /// `4 × width × height` bytes.
    public var bytes: [UInt8]

    /// - Precondition: `bytes` holds exactly `4 × width × height` values.
    public init(width: Int, height: Int, bytes: [UInt8]) {
        precondition(bytes.count == 4 * width * height, "a bitmap holds four bytes a pixel")
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    /// A transparent picture.
    public init(width: Int, height: Int) {
        self.init(width: width, height: height, bytes: [UInt8](repeating: 0, count: 4 * width * height))
    }

    public static func == (a: Bitmap, b: Bitmap) -> Bool {
        // The bytes at once: without optimization the standard library compares arrays one element at a time.
        a.width == b.width && a.height == b.height
            && a.bytes.withUnsafeBytes { first in
                b.bytes.withUnsafeBytes {
                    first.isEmpty || memcmp(first.baseAddress!, $0.baseAddress!, first.count) == 0
                }
            }
    }

    /// The pixel at column `x` and row `y`, as red, green, blue, alpha in 0...255.
    public subscript(x: Int, y: Int) -> SIMD4<UInt8> {
        get {
            let i = 4 * (y * width + x)
            return SIMD4(bytes[i], bytes[i + 1], bytes[i + 2], bytes[i + 3])
        }
        set {
            let i = 4 * (y * width + x)
            for channel in 0..<4 { bytes[i + channel] = newValue[channel] }
        }
    }
}
