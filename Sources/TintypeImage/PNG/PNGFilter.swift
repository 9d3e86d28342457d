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

    /// Stores `row` as its differences from the prediction.
    ///
    /// - Parameter above: The row before, zeros for the first. All three are of one length.
    func apply(
        _ row: UnsafeBufferPointer<UInt8>, above: UnsafeBufferPointer<UInt8>, distance: Int,
        to target: UnsafeMutableBufferPointer<UInt8>
    ) {
        for i in row.indices {
            let left = i >= distance ? row[i - distance] : 0
            let prediction: UInt8 =
                switch self {
                case .none: 0
                case .sub: left
                case .up: above[i]
                case .average: UInt8((UInt16(left) + UInt16(above[i])) / 2)
                case .paeth: PNGFilter.paeth(left, above[i], i >= distance ? above[i - distance] : 0)
                }
            target[i] = row[i] &- prediction
        }
    }

    @inline(__always)
    private static func paeth(_ left: UInt8, _ above: UInt8, _ aboveLeft: UInt8) -> UInt8 {
        let (a, b, c) = (Int(left), Int(above), Int(aboveLeft))
        let (toLeft, toAbove, toAboveLeft) = (abs(b - c), abs(a - c), abs(a + b - 2 * c))
        if toLeft <= toAbove && toLeft <= toAboveLeft { return left }
        return toAbove <= toAboveLeft ? above : aboveLeft
    }
}
