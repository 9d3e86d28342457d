/// Filters each row by itself: with that filter which leaves the smallest sum of magnitudes, taken as signed bytes, and
/// the first of those that leave the same. This is the rule of thumb that the PNG specification gives (section 12.8).
enum PNGFilterChoice {
    /// The rows, filtered. `scanlines` are rows of the filter none.
    static func filtered(_ scanlines: [UInt8], rowBytes: Int, distance: Int) -> [UInt8] {
        let zeros = [UInt8](repeating: 0, count: rowBytes)
        var result: [UInt8] = []
        result.reserveCapacity(scanlines.count)
        scanlines.withUnsafeBufferPointer { scanlines in
            zeros.withUnsafeBufferPointer { zeros in
                for start in stride(from: 0, to: scanlines.count, by: 1 + rowBytes) {
                    let row = UnsafeBufferPointer(rebasing: scanlines[(start + 1)..<(start + 1 + rowBytes)])
                    let above =
                        start == 0
                        ? zeros : UnsafeBufferPointer(rebasing: scanlines[(start - rowBytes)..<start])
                    append(row, above: above, distance: distance, to: &result)
                }
            }
        }
        return result
    }

    private static func append(
        _ row: UnsafeBufferPointer<UInt8>, above: UnsafeBufferPointer<UInt8>, distance: Int, to result: inout [UInt8]
    ) {
        var best: (filter: PNGFilter, cost: Int) = (.none, .max)
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2 * row.count) { room in
            var trial = UnsafeMutableBufferPointer(rebasing: room[..<row.count])
            var kept = UnsafeMutableBufferPointer(rebasing: room[row.count...])
            for filter in [PNGFilter.none, .sub, .up, .average, .paeth] {
                filter.apply(row, above: above, distance: distance, to: trial)
                let cost = trial.reduce(0) { $0 + Int(Int8(bitPattern: $1).magnitude) }
                if cost < best.cost {
                    best = (filter, cost)
                    swap(&trial, &kept)
                }
            }
            result.append(best.filter.rawValue)
            result.append(contentsOf: kept)
        }
    }
}
