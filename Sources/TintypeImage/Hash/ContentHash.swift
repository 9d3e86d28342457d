import TintypeGraphics

/// A hash of bytes that is as fast as memory, for telling whether two pictures are the same.
///
/// The bytes are cut into blocks of 1 KiB, the last filled up with zeros. Of each block two sums are taken, each of
/// `(m[2i] + k[2i]) · (m[2i+1] + k[2i+1])` over its pairs of 64-bit words (little-endian), the additions modulo 2^64, the
/// sum modulo 2^128; the second sum uses the key moved by one pair. This is NH, of UMAC (Black, Halevi, Krawczyk, Krovetz
/// and Rogaway 1999). The sums, 32 bytes a block, are hashed in the same way with the key of the next level, until one
/// block is left; its two sums and the tag are mixed into 128 bits.
///
/// How sure it is: over the choice of the key, two different inputs of one length collide at one level with a probability
/// of at most 2^-64 for each sum, 2^-128 for both, as the moved keys count as independent (the same paper, theorem 4.2).
/// A picture of the greatest size takes 6 levels, so two given pictures collide with less than 2^-125, and a million
/// pictures hold a colliding pair with less than 2^-86. The key is fixed and public: this holds for pictures that were not
/// made to collide, and says nothing against somebody who makes them so.
enum ContentHash {
    /// 64-bit words in a block.
    static let blockWords = 128
    private static let blockBytes = 8 * blockWords
    /// Each level leaves a 32nd of the bytes, so this is enough for 2^45 of them.
    static let maximumLevels = 8

    /// The hash of a bitmap: of its size and its pixels.
    static func hash(_ bitmap: Bitmap) -> Digest128 {
        bitmap.bytes.withUnsafeBytes { bytes in
            hash(bytes, tag: (UInt64(bitmap.width), UInt64(bitmap.height)))
        }
    }

    /// The hash of `bytes`, which differs for each `tag`.
    static func hash(_ bytes: UnsafeRawBufferPointer, tag: (UInt64, UInt64)) -> Digest128 {
        var sums = levelSums(bytes, level: 0)
        var level = 1
        while sums.count > 4 {
            sums = sums.withUnsafeBytes { levelSums($0, level: level) }
            level += 1
        }
        return finish(sums, count: UInt64(bytes.count), tag: tag)
    }

    /// The two sums of each block, low words first.
    private static func levelSums(_ bytes: UnsafeRawBufferPointer, level: Int) -> [UInt64] {
        precondition(level < maximumLevels, "a picture has fewer bytes than the levels can take")
        let blocks = max(1, (bytes.count + blockBytes - 1) / blockBytes)
        return HashKey.words.withUnsafeBufferPointer { words in
            let key = words.baseAddress! + level * HashKey.wordsPerLevel
            return [UInt64](unsafeUninitializedCapacity: 4 * blocks) { sums, count in
                let whole = bytes.count / blockBytes
                for block in 0..<whole {
                    addBlock(bytes.baseAddress! + block * blockBytes, key, to: sums.baseAddress! + 4 * block)
                }
                if whole < blocks {
                    withUnsafeTemporaryAllocation(byteCount: blockBytes, alignment: 8) { last in
                        last.initializeMemory(as: UInt8.self, repeating: 0)
                        last.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[(whole * blockBytes)...]))
                        addBlock(UnsafeRawPointer(last.baseAddress!), key, to: sums.baseAddress! + 4 * whole)
                    }
                }
                count = 4 * blocks
            }
        }
    }

    @inline(__always)
    private static func addBlock(
        _ block: UnsafeRawPointer, _ key: UnsafePointer<UInt64>, to sums: UnsafeMutablePointer<UInt64>
    ) {
        var (first, second) = (Sum(), Sum())
        var offset = 0
        for pair in 0..<(blockWords / 2) {
            let even = word(block, offset)
            let odd = word(block, offset &+ 8)
            first.add(even &+ key[2 &* pair], times: odd &+ key[2 &* pair &+ 1])
            second.add(even &+ key[2 &* pair &+ 2], times: odd &+ key[2 &* pair &+ 3])
            offset &+= 16
        }
        sums[0] = first.low
        sums[1] = first.high
        sums[2] = second.low
        sums[3] = second.high
    }

    /// Two words that are one number: without optimization every conversion to a wider integer would be a call.
    private struct Sum {
        var low: UInt64 = 0
        var high: UInt64 = 0

        @inline(__always)
        mutating func add(_ a: UInt64, times b: UInt64) {
            let product = a.multipliedFullWidth(by: b)
            let sum = low.addingReportingOverflow(product.low)
            low = sum.partialValue
            high = high &+ product.high &+ (sum.overflow ? 1 : 0)
        }
    }

    @inline(__always)
    private static func word(_ block: UnsafeRawPointer, _ offset: Int) -> UInt64 {
        let word = block.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        #if _endian(big)
            return word.byteSwapped
        #else
            return word
        #endif
    }

    /// 128 bits of the four words of the last sums, the count of bytes and the tag, each bit depending on each.
    private static func finish(_ sums: [UInt64], count: UInt64, tag: (UInt64, UInt64)) -> Digest128 {
        var (a, b) = (UInt64(0), UInt64(0))
        for word in sums + [count, tag.0, tag.1] {
            // Both halves are bijections of the word and of what they were, and take it by different constants.
            a = HashKey.mixed(a ^ word)
            b = HashKey.mixed(b &+ word &* 0xD6E8_FEB8_6659_FD93)
        }
        return Digest128(high: HashKey.mixed(a &+ (b << 32 | b >> 32)), low: HashKey.mixed(b ^ a))
    }
}
