/// The fixed words that ``ContentHash`` adds to what it hashes: SplitMix64 (Steele, Lea and Flood 2014), from seed 0.
enum HashKey {
    /// Words that one level of the hash takes: a block, and one pair more for the second of its two sums.
    static let wordsPerLevel = ContentHash.blockWords + 2

    /// The words of every level, one after another.
    static let words: [UInt64] = {
        var state: UInt64 = 0
        return (0..<(ContentHash.maximumLevels * wordsPerLevel)).map { _ in
            state &+= 0x9E37_79B9_7F4A_7C15
            return mixed(state)
        }
    }()

    /// A bijection of 64-bit words after which each bit depends on each: the finalizer of SplitMix64.
    static func mixed(_ word: UInt64) -> UInt64 {
        var z = word
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
