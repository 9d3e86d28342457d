/// AES of blocks, and what the mode of a counter makes of it.
struct GCMCipher {
    private let blocks: AESBlocks
    /// The block of zeros under the key, which blocks are multiplied with.
    private let factor: (UInt64, UInt64)

    init(key: [UInt8]) throws {
        blocks = try AESBlocks(key: key)
        factor = Self.halves(blocks.encrypted([UInt8](repeating: 0, count: 16)))
    }

    /// A message under the key, or taken out: both are the same.
    func counted(_ message: [UInt8], _ nonce: [UInt8]) -> [UInt8] {
        var counter = first(nonce)
        var result: [UInt8] = []
        result.reserveCapacity(message.count)
        for start in stride(from: 0, to: message.count, by: 16) {
            Self.increase(&counter)
            let veil = blocks.encrypted(counter)
            for index in start..<min(start + 16, message.count) { result.append(message[index] ^ veil[index - start]) }
        }
        return result
    }

    /// The tag of what is hidden and of what stands beside it.
    func tag(of hidden: [UInt8], _ beside: [UInt8], _ nonce: [UInt8]) -> [UInt8] {
        let lengths = Self.bytes(UInt64(beside.count) * 8) + Self.bytes(UInt64(hidden.count) * 8)
        let sum = hash(Self.filled(beside) + Self.filled(hidden) + lengths)
        return zip(sum, blocks.encrypted(first(nonce))).map { $0 ^ $1 }
    }

    /// The counter's first block.
    private func first(_ nonce: [UInt8]) -> [UInt8] {
        if nonce.count == 12 { return nonce + [0, 0, 0, 1] }
        return hash(Self.filled(nonce) + Self.bytes(0) + Self.bytes(UInt64(nonce.count) * 8))
    }

    /// The counter is the last four bytes.
    private static func increase(_ block: inout [UInt8]) {
        for index in (12..<16).reversed() {
            block[index] &+= 1
            if block[index] != 0 { return }
        }
    }

    private func hash(_ bytes: [UInt8]) -> [UInt8] {
        var sum: (UInt64, UInt64) = (0, 0)
        for start in stride(from: 0, to: bytes.count, by: 16) {
            let block = Self.halves(Array(bytes[start..<start + 16]))
            sum = product((sum.0 ^ block.0, sum.1 ^ block.1))
        }
        return Self.bytes(sum.0) + Self.bytes(sum.1)
    }

    /// A block times the factor, in the field of 2^128 whose lowest power stands first.
    private func product(_ block: (UInt64, UInt64)) -> (UInt64, UInt64) {
        var sum: (UInt64, UInt64) = (0, 0)
        var shifted = factor
        for bit in 0..<128 {
            let word = bit < 64 ? block.0 : block.1
            if word >> UInt64(63 - bit % 64) & 1 == 1 { sum = (sum.0 ^ shifted.0, sum.1 ^ shifted.1) }
            let isOdd = shifted.1 & 1 == 1
            shifted = (shifted.0 >> 1, shifted.1 >> 1 | shifted.0 << 63)
            if isOdd { shifted.0 ^= 0xE1 << 56 }
        }
        return sum
    }

    private static func halves(_ block: [UInt8]) -> (UInt64, UInt64) {
        func word(_ bytes: ArraySlice<UInt8>) -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }
        return (word(block[0..<8]), word(block[8..<16]))
    }

    private static func bytes(_ word: UInt64) -> [UInt8] {
        (0..<8).reversed().map { UInt8(truncatingIfNeeded: word >> (UInt64($0) * 8)) }
    }

    /// The bytes with zeros up to whole blocks.
    private static func filled(_ bytes: [UInt8]) -> [UInt8] {
        bytes + [UInt8](repeating: 0, count: (16 - bytes.count % 16) % 16)
    }
}
