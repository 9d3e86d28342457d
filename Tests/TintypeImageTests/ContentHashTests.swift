import Testing
import TintypeGraphics

@testable import TintypeImage

@Suite("The hash of bytes")
struct ContentHashTests {
    private func hash(_ bytes: [UInt8], tag: (UInt64, UInt64) = (0, 0)) -> Digest128 {
        bytes.withUnsafeBytes { ContentHash.hash($0, tag: tag) }
    }

    private func noise(_ count: Int, seed: UInt64) -> [UInt8] {
        var generator = SeededGenerator(seed: seed)
        return (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
    }

    /// The definition, word by word.
    private func sums(_ bytes: [UInt8], level: Int) -> [UInt8] {
        let padded = bytes + [UInt8](repeating: 0, count: bytes.isEmpty ? 1024 : (1024 - bytes.count % 1024) % 1024)
        let key = Array(HashKey.words[(level * 130)..<((level + 1) * 130)])
        return stride(from: 0, to: padded.count, by: 1024).flatMap { start in
            let words = (0..<128).map { word in
                (0..<8).reduce(UInt64(0)) { $0 | UInt64(padded[start + 8 * word + $1]) << UInt64(8 * $1) }
            }
            return [0, 2].flatMap { shift in
                let sum = stride(from: 0, to: 128, by: 2).reduce(UInt128(0)) { sum, i in
                    sum &+ UInt128(words[i] &+ key[i + shift]) &* UInt128(words[i + 1] &+ key[i + 1 + shift])
                }
                return (0..<16).map { UInt8(truncatingIfNeeded: sum >> UInt128(8 * $0)) }
            }
        }
    }

    @Test(
        "is made of the sums of its definition, at every level", arguments: [0, 1, 15, 1024, 1025, 33_000, 1_100_000])
    func definition(count: Int) {
        let bytes = noise(count, seed: UInt64(count))
        var (rest, level) = (sums(bytes, level: 0), 1)
        while rest.count > 32 {
            rest = sums(rest, level: level)
            level += 1
        }
        // What is left of both is mixed by the same function, which a hash of so few bytes also takes.
        let words = stride(from: 0, to: 32, by: 8).map { start in
            (0..<8).reduce(UInt64(0)) { $0 | UInt64(rest[start + $1]) << UInt64(8 * $1) }
        }
        var (a, b) = (UInt64(0), UInt64(0))
        for word in words + [UInt64(count), 7, 9] {
            a = HashKey.mixed(a ^ word)
            b = HashKey.mixed(b &+ word &* 0xD6E8_FEB8_6659_FD93)
        }
        let expected = Digest128(high: HashKey.mixed(a &+ (b << 32 | b >> 32)), low: HashKey.mixed(b ^ a))
        #expect(hash(bytes, tag: (7, 9)) == expected)
    }

    @Test("stays what it is: files hold it")
    func pinned() {
        #expect(hash([]).description == "b1c824890e7de47a38d037da4cdc2ef6")
        #expect(hash(Array("tintype".utf8)).description == "d5d6a9bd5069170ce8e11facf63cd099")
        #expect(
            hash((0..<5000).map { UInt8(truncatingIfNeeded: $0) }, tag: (1, 2)).description
                == "30baedb8794e9a692f6cf3fa9d2bad9f")
    }

    @Test("changes in half of its bits with any bit of the bytes")
    func avalanche() {
        let bytes = noise(2100, seed: 3)
        let original = hash(bytes)
        var flips = [Int](repeating: 0, count: 128)
        var trials = 0
        for index in stride(from: 0, to: bytes.count, by: 21) {
            for bit in 0..<8 {
                var other = bytes
                other[index] ^= 1 << UInt8(bit)
                let digest = hash(other)
                for position in 0..<64 {
                    flips[position] += Int((digest.high ^ original.high) >> UInt64(position) & 1)
                    flips[64 + position] += Int((digest.low ^ original.low) >> UInt64(position) & 1)
                }
                trials += 1
            }
        }
        // 800 tosses of a coin: 5 sigma are 71.
        #expect(flips.allSatisfy { abs($0 - trials / 2) < 80 })
    }

    @Test("has no collision, nor too many in any 32 of its bits, among similar bytes")
    func collisions() {
        var digests: Set<Digest128> = []
        var parts = [Set<UInt32>](repeating: [], count: 4)
        var count = 0
        // One or two bytes of zeros set: the least that pictures differ by.
        for first in 0..<100 {
            for second in first..<100 {
                var bytes = [UInt8](repeating: 0, count: 800)
                bytes[8 * first] = 1
                bytes[8 * second] |= 2
                let digest = hash(bytes)
                digests.insert(digest)
                for part in 0..<2 {
                    parts[part].insert(UInt32(truncatingIfNeeded: digest.high >> UInt64(32 * part)))
                    parts[2 + part].insert(UInt32(truncatingIfNeeded: digest.low >> UInt64(32 * part)))
                }
                count += 1
            }
        }
        #expect(digests.count == count)
        // 5,050 values of 32 bits hold 0.003 equal pairs on average.
        #expect(parts.allSatisfy { $0.count >= count - 1 })
    }

    @Test("tells apart bytes that changed places, length, and shape")
    func order() {
        let bytes = noise(8192, seed: 5)
        var swapped = bytes
        swapped.swapAt(0, 8)
        let blocks = Array(bytes[1024..<2048] + bytes[..<1024] + bytes[2048...])
        #expect(Set([bytes, swapped, blocks, bytes + [0], Array(bytes.dropLast())].map { hash($0) }).count == 5)
        let pixels = [UInt8](repeating: 0, count: 4 * 12)
        let shapes = [(12, 1), (6, 2), (4, 3), (3, 4)].map { Bitmap(width: $0.0, height: $0.1, bytes: pixels) }
        #expect(Set(shapes.map { ContentHash.hash($0) }).count == 4)
    }
}
