/// Filters each row by itself: with that filter which leaves the smallest sum of magnitudes, taken as signed bytes, and
/// the first of those that leave the same. This is the rule of thumb that the PNG specification gives (section 12.8).
enum PNGFilterChoice {
    /// The rows, filtered. `scanlines` are rows of the filter none.
    static func filtered(_ scanlines: [UInt8], rowBytes: Int, distance: Int) -> [UInt8] {
        let zeros = [UInt8](repeating: 0, count: rowBytes)
        return [UInt8](unsafeUninitializedCapacity: scanlines.count) { result, count in
            scanlines.withUnsafeBufferPointer { scanlines in
                zeros.withUnsafeBufferPointer { zeros in
                    guard let first = scanlines.baseAddress, let zeros = zeros.baseAddress,
                        let target = result.baseAddress
                    else { return }
                    for start in stride(from: 0, to: scanlines.count, by: 1 + rowBytes) {
                        let above = start == 0 ? zeros : first + start - rowBytes
                        filter(first + start + 1, above: above, count: rowBytes, distance: distance, to: target + start)
                    }
                    count = scanlines.count
                }
            }
        }
    }

    /// Writes a row of `count` bytes, and its filter before it.
    private static func filter(
        _ row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int, distance: Int,
        to target: UnsafeMutablePointer<UInt8>
    ) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { room in
            guard let trial = room.baseAddress else { return }
            var least = Int.max
            for filter in [PNGFilter.none, .sub, .up, .average, .paeth] where least > 0 {
                guard
                    let cost = filter.apply(
                        row, above: above, count: count, distance: distance, to: trial, limit: least)
                else { continue }
                least = cost
                target[0] = filter.rawValue
                (target + 1).update(from: trial, count: count)
            }
        }
    }
}
