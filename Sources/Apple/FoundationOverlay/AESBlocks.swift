/// AES of single blocks of 16 bytes (FIPS 197).
package struct AESBlocks: Sendable {
    /// The keys of the rounds, one after the other.
    private let keys: [[UInt8]]

    /// - Throws: ``CryptoKitError/incorrectKeySize`` for another number of bytes than 16, 24 or 32.
    package init(key: [UInt8]) throws {
        guard [16, 24, 32].contains(key.count) else { throw CryptoKitError.incorrectKeySize }
        let length = key.count / 4
        var words = (0..<length).map { Array(key[$0 * 4..<$0 * 4 + 4]) }
        var constant: UInt8 = 1
        for index in length..<4 * (length + 7) {
            var word = words[index - 1]
            if index % length == 0 {
                word = (word[1...] + word[..<1]).map { Self.substitutes[Int($0)] }
                word[0] ^= constant
                constant = Self.twice(constant)
            } else if length > 6, index % length == 4 {
                word = word.map { Self.substitutes[Int($0)] }
            }
            words.append(zip(words[index - length], word).map { $0 ^ $1 })
        }
        keys = stride(from: 0, to: words.count, by: 4).map { Array(words[$0..<$0 + 4].joined()) }
    }

    /// A block under the key.
    package func encrypted(_ block: [UInt8]) -> [UInt8] {
        var state = Self.sum(block, keys[0])
        for round in 1..<keys.count {
            // Bytes are replaced, and each row is turned by its number: rows are every fourth byte.
            let moved = (0..<16).map { Self.substitutes[Int(state[($0 + 4 * ($0 % 4)) % 16])] }
            state = Self.sum(round < keys.count - 1 ? Self.mixed(moved) : moved, keys[round])
        }
        return state
    }

    /// A block, taken out.
    package func decrypted(_ block: [UInt8]) -> [UInt8] {
        var state = Self.sum(block, keys[keys.count - 1])
        for round in (0..<keys.count - 1).reversed() {
            let moved = (0..<16).map { Self.originals[Int(state[($0 + 12 * ($0 % 4)) % 16])] }
            let mixed = Self.sum(moved, keys[round])
            state = round > 0 ? Self.unmixed(mixed) : mixed
        }
        return state
    }

    private static func sum(_ a: [UInt8], _ b: [UInt8]) -> [UInt8] { zip(a, b).map { $0 ^ $1 } }

    /// Each column times the matrix of 2, 3, 1, 1.
    private static func mixed(_ state: [UInt8]) -> [UInt8] {
        (0..<16).map { index in
            let column = index / 4 * 4
            func part(_ row: Int) -> UInt8 { state[column + (index + row) % 4] }
            let rest = part(2) ^ part(3)
            return twice(part(0)) ^ twice(part(1)) ^ part(1) ^ rest
        }
    }

    /// Each column times the matrix that takes the other back: the other one, applied three times.
    private static func unmixed(_ state: [UInt8]) -> [UInt8] { mixed(mixed(mixed(state))) }

    private static func twice(_ x: UInt8) -> UInt8 { x << 1 ^ (x & 0x80 == 0 ? 0 : 0x1B) }

    /// The bytes that bytes are replaced with: the inverses in the field of 2^8, turned and added up.
    private static let substitutes: [UInt8] = {
        var table = [UInt8](repeating: 0x63, count: 256)
        // Powers of 3 reach each byte but 0; those of its inverse, in step, its inverse.
        var (power, inverse): (UInt8, UInt8) = (1, 1)
        repeat {
            power ^= twice(power)
            inverse ^= inverse << 1
            inverse ^= inverse << 2
            inverse ^= inverse << 4
            if inverse & 0x80 != 0 { inverse ^= 0x09 }
            var sum = inverse ^ 0x63
            for places: UInt8 in 1...4 { sum ^= inverse << places | inverse >> (8 - places) }
            table[Int(power)] = sum
        } while power != 1
        return table
    }()

    /// The bytes that the others replace.
    private static let originals: [UInt8] = {
        var table = [UInt8](repeating: 0, count: 256)
        for (index, byte) in substitutes.enumerated() { table[Int(byte)] = UInt8(index) }
        return table
    }()
}
