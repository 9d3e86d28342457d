/// A small generator of fixed sequences: the same seed gives the same tree on every machine.
struct SplitMix {
    private var state: UInt64

    init(seed: Int) {
        // Mixed once: neighbouring seeds would otherwise give the same sequence, one step apart.
        state = UInt64(truncatingIfNeeded: seed)
        state = next()
    }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }

    /// A number in `range`.
    mutating func number(_ range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(next() % UInt64(range.count))
    }

    /// Whether something of `percent` in a hundred happens.
    mutating func chance(_ percent: Int) -> Bool { number(0...99) < percent }
}
