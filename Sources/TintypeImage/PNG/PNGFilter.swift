/// The filter of a row before compression: each byte is stored as its difference from a prediction.
enum PNGFilter: UInt8 {
    case none
    /// Predicts from the pixel to the left.
    case sub
    /// Predicts from the pixel above.
    case up
    /// Predicts from the mean of both.
    case average
    /// Predicts from that of left, above and above left that their plane comes closest to.
    case paeth

    /// Restores the `count` bytes of `row` in place.
    ///
    /// - Parameters:
    ///   - above: The row before in the same pass, restored; nil, which counts as zeros, for the first.
    ///   - distance: Bytes from a pixel to its left neighbour's.
    func undo(
        _ row: UnsafeMutablePointer<UInt8>, above: UnsafeMutablePointer<UInt8>?, count: Int, distance: Int
    ) {
        switch (self, above) {
        case (.none, _), (.up, nil): break
        // Of left alone Paeth's prediction is left.
        case (.sub, _), (.paeth, nil):
            for i in stride(from: distance, to: count, by: 1) { row[i] &+= row[i - distance] }
        case (.up, let above?):
            for i in 0..<count { row[i] &+= above[i] }
        case (.average, nil):
            for i in stride(from: distance, to: count, by: 1) { row[i] &+= row[i - distance] / 2 }
        case (.average, let above?):
            for i in 0..<min(distance, count) { row[i] &+= above[i] / 2 }
            for i in stride(from: distance, to: count, by: 1) {
                row[i] &+= UInt8((UInt16(row[i - distance]) + UInt16(above[i])) / 2)
            }
        case (.paeth, let above?):
            for i in 0..<min(distance, count) { row[i] &+= above[i] }
            for i in stride(from: distance, to: count, by: 1) {
                row[i] &+= PNGFilter.paeth(row[i - distance], above[i], above[i - distance])
            }
        }
    }

    /// Stores the `count` bytes of `row` as their differences from the prediction, as long as these cost less than `limit`.
    ///
    /// - Parameter above: The row before, zeros for the first.
    /// - Returns: The sum of the differences' magnitudes, as signed bytes; nil where it reaches `limit`.
    func apply(
        _ row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int, distance: Int,
        to target: UnsafeMutablePointer<UInt8>, limit: Int
    ) -> Int? {
        var (cost, start) = (0, 0)
        // By parts: to ask after each byte would take longer than what it spares.
        while start < count {
            let end = min(start + 256, count)
            var i = start
            while i < end {
                // Of the pixels before the first all bytes are 0.
                let (left, corner) = i < distance ? (0, 0) : (row[i - distance], above[i - distance])
                let prediction: UInt8 =
                    switch self {
                    case .none: 0
                    case .sub: left
                    case .up: above[i]
                    case .average: UInt8((UInt16(left) + UInt16(above[i])) / 2)
                    case .paeth: PNGFilter.paeth(left, above[i], corner)
                    }
                let difference = row[i] &- prediction
                target[i] = difference
                cost += Int(difference < 128 ? difference : 0 &- difference)
                i += 1
            }
            if cost >= limit { return nil }
            start = end
        }
        return cost
    }

    @inline(__always)
    private static func paeth(_ left: UInt8, _ above: UInt8, _ aboveLeft: UInt8) -> UInt8 {
        let (a, b, c) = (Int(left), Int(above), Int(aboveLeft))
        let (toLeft, toAbove, toAboveLeft) = (abs(b - c), abs(a - c), abs(a + b - 2 * c))
        if toLeft <= toAbove && toLeft <= toAboveLeft { return left }
        return toAbove <= toAboveLeft ? above : aboveLeft
    }
}
