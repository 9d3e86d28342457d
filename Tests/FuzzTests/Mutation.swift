import RandomInput

/// Changes inputs at random; the same seed gives the same changes.
struct Mutation {
    private let inputs: [[UInt8]]
    private var random: SeededGenerator

    init(inputs: [[UInt8]], seed: UInt64) {
        self.inputs = inputs
        random = SeededGenerator(seed: seed)
    }

    /// A number from 0.
    mutating func number(below limit: Int) -> Int { random.number(0...max(limit, 1) - 1) }

    mutating func next() -> [UInt8] {
        var bytes = inputs[number(below: inputs.count)]
        for _ in 0...number(below: 4) {
            let place = number(below: bytes.count + 1)
            let end = min(bytes.count, place + number(below: 12))
            switch number(below: 6) {
            case 0: bytes.removeSubrange(place..<end)
            case 1: bytes.insert(contentsOf: bytes[place..<end], at: place)
            case 2: bytes.insert(UInt8(number(below: 256)), at: place)
            case 3: if place < bytes.count { bytes[place] ^= 1 << number(below: 8) }
            case 4: if place < bytes.count { bytes[place] = [0, 1, 0x7F, 0x80, 0xFF][number(below: 5)] }
            default:
                let other = inputs[number(below: inputs.count)]
                bytes = Array(bytes[..<place]) + other[number(below: other.count + 1)...]
            }
        }
        return bytes
    }
}
