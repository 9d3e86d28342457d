/// A 128-bit hash of bytes, as ``ContentHash`` makes it.
package struct Digest128: Hashable, Sendable {
    package let high: UInt64
    package let low: UInt64

    package init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
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
