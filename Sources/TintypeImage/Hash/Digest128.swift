/// A 128-bit hash of bytes, as ``ContentHash`` makes it.
package struct Digest128: Hashable, Sendable {
    package let high: UInt64
    package let low: UInt64

    package init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// The 16 bytes, the highest first.
    var bytes: [UInt8] {
        [high, low].flatMap { word in withUnsafeBytes(of: word.bigEndian) { Array($0) } }
    }

    /// Reads 16 bytes, the highest first.
    init(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) {
        high = UInt64(bytes.bigEndian32(at: index)) << 32 | UInt64(bytes.bigEndian32(at: index + 4))
        low = UInt64(bytes.bigEndian32(at: index + 8)) << 32 | UInt64(bytes.bigEndian32(at: index + 12))
    }
}

extension Digest128: CustomStringConvertible {
    /// 32 hexadecimal digits.
    package var description: String {
        [high, low].map { word in
            let digits = String(word, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}
