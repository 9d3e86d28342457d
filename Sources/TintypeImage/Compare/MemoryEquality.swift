import Foundation

/// Returns whether the memory of both, which have the same length, is equal.
func isEqual(_ a: UnsafeBufferPointer<SIMD4<UInt8>>, _ b: UnsafeBufferPointer<SIMD4<UInt8>>) -> Bool {
    guard let first = a.baseAddress, let second = b.baseAddress else { return true }
    return memcmp(first, second, a.count * MemoryLayout<SIMD4<UInt8>>.stride) == 0
}
