internal import CXxHash

/// The XXH64 of bytes with seed 0, which `xxhsum -H64` prints: the same in each run and on each machine, as Swift's hashing is not.
///
/// It tells contents apart that were not made to collide, and says nothing against somebody who makes them so.
package struct Digest64: Hashable, Sendable {
    package let value: UInt64

    package init(_ bytes: UnsafeRawBufferPointer) {
        value = XXH64(bytes.baseAddress, bytes.count, 0)
    }

    package init(_ bytes: some Sequence<UInt8>) {
        value =
            bytes.withContiguousStorageIfAvailable { Digest64(UnsafeRawBufferPointer($0)).value }
            ?? Array(bytes).withUnsafeBytes { Digest64($0).value }
    }

    /// The first 8 of the hexadecimal digits.
    package var shortText: String { String(description.prefix(8)) }
}

extension Digest64: CustomStringConvertible {
    /// 16 hexadecimal digits.
    package var description: String { value.hexadecimal }
}

extension UInt64 {
    /// 16 digits.
    var hexadecimal: String {
        let digits = String(self, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
