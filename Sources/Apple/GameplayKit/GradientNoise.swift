/// Values of chance at places of a lattice, and between them. They are not those of Apple's sources.
enum GradientNoise {
    /// The value at a place, in -1...1, by Perlin's method with his smoother curve (2002).
    static func value(at place: SIMD3<Double>, seed: Int32) -> Double {
        let corner = place.rounded(.down)
        let part = place - corner
        let t = part * part * part * (part * (part * 6 - 15) + 10)
        func mix(_ a: Double, _ b: Double, _ t: Double) -> Double { a + (b - a) * t }
        func side(_ x: Double, _ y: Double, _ z: Double) -> Double {
            let step = SIMD3(x, y, z)
            return (gradient(corner + step, seed) * (part - step)).sum()
        }
        return mix(
            mix(mix(side(0, 0, 0), side(1, 0, 0), t.x), mix(side(0, 1, 0), side(1, 1, 0), t.x), t.y),
            mix(mix(side(0, 0, 1), side(1, 0, 1), t.x), mix(side(0, 1, 1), side(1, 1, 1), t.x), t.y), t.z)
    }

    /// The distance to the nearest place of chance, and the value of its cell, in -1...1.
    static func cell(at place: SIMD3<Double>, seed: Int32) -> (distance: Double, value: Double) {
        let corner = place.rounded(.down)
        var nearest = (distance: Double.infinity, value: 0.0)
        for index in 0..<27 {
            let cell = corner + SIMD3(Double(index % 3 - 1), Double(index / 3 % 3 - 1), Double(index / 9 - 1))
            let bits = bits(cell, seed)
            let center = cell + SIMD3(part(bits, 0), part(bits, 1), part(bits, 2))
            let way = place - center
            let distance = (way * way).sum().squareRoot()
            if distance < nearest.distance { nearest = (distance, 2 * part(bits &* 0x9E37_79B9_7F4A_7C15, 1) - 1) }
        }
        return nearest
    }

    /// One of the twelve directions to the edges of a cube.
    private static func gradient(_ corner: SIMD3<Double>, _ seed: Int32) -> SIMD3<Double> {
        let bits = bits(corner, seed)
        let (a, b): (Double, Double) = (bits & 1 == 0 ? 1 : -1, bits & 2 == 0 ? 1 : -1)
        return switch (bits >> 2) % 3 {
        case 0: SIMD3(a, b, 0)
        case 1: SIMD3(a, 0, b)
        default: SIMD3(0, a, b)
        }
    }

    private static func part(_ bits: UInt64, _ index: UInt64) -> Double {
        Double((bits >> (21 * index)) & 0x1F_FFFF) / Double(0x20_0000)
    }

    private static func bits(_ corner: SIMD3<Double>, _ seed: Int32) -> UInt64 {
        var bits = UInt64(bitPattern: Int64(seed))
        for index in 0..<3 {
            let number = Int64(max(min(corner[index], 1e15), -1e15))
            bits = (bits ^ UInt64(bitPattern: number)) &* 0xBF58_476D_1CE4_E5B9
            bits = (bits ^ (bits >> 29)) &* 0x94D0_49BB_1331_11EB
            bits ^= bits >> 32
        }
        return bits
    }
}
