internal import CXxHash

/// The XXH3 of bytes in 128 bits with seed 0, which `xxhsum -H128` prints.
///
/// For contents that were not made to collide, equal digests mean equal contents.
package struct Digest128: Hashable, Sendable {
    package let high: UInt64
    package let low: UInt64

    /// The digest of `parts`, one after another.
    package init(_ parts: UnsafeRawBufferPointer...) {
        guard let state = XXH3_createState() else { preconditionFailure("a hash needs half a kilobyte to begin") }
        defer { XXH3_freeState(state) }
        XXH3_128bits_reset(state)
        for part in parts where !part.isEmpty { XXH3_128bits_update(state, part.baseAddress, part.count) }
        let digest = XXH3_128bits_digest(state)
        (high, low) = (digest.high64, digest.low64)
    }
}

extension Digest128: CustomStringConvertible {
    /// 32 hexadecimal digits.
    package var description: String { high.hexadecimal + low.hexadecimal }
}
