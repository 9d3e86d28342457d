import RandomInput
import TintypeGraphics

/// Pictures that tests compare.
enum Pictures {
    static func filled(_ width: Int, _ height: Int, _ pixel: SIMD4<UInt8>) -> Bitmap {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(4 * width * height)
        for _ in 0..<(width * height) { bytes += [pixel.x, pixel.y, pixel.z, pixel.w] }
        return Bitmap(width: width, height: height, bytes: bytes)
    }

    static func gray(_ width: Int, _ height: Int) -> Bitmap { filled(width, height, SIMD4(120, 120, 120, 255)) }

    /// Blocks of a few colours, some of them transparent, with smooth edges here and there.
    static func blocks(seed: UInt64, width: Int, height: Int) -> Bitmap {
        var generator = SeededGenerator(seed: seed)
        var bitmap = filled(width, height, pixel(&generator))
        for _ in 0..<12 {
            let color = pixel(&generator)
            let (x, y) = (Int.random(in: 0..<width, using: &generator), Int.random(in: 0..<height, using: &generator))
            for row in y..<min(height, y + 9) {
                for column in x..<min(width, x + 11) { bitmap[column, row] = color }
            }
        }
        return bitmap
    }

    static func pixel(_ generator: inout SeededGenerator) -> SIMD4<UInt8> {
        let alpha: UInt8 = [0, 1, 60, 128, 254, 255, 255, 255].randomElement(using: &generator)!
        let value = { (generator: inout SeededGenerator) in UInt8.random(in: 0...255, using: &generator) }
        return alpha == 0 ? .zero : SIMD4(value(&generator), value(&generator), value(&generator), alpha)
    }

    /// `bitmap` with about one of `rarity` pixels changed.
    static func changed(_ bitmap: Bitmap, rarity: Int, seed: UInt64) -> Bitmap {
        var generator = SeededGenerator(seed: seed)
        var bitmap = bitmap
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width where Int.random(in: 0..<rarity, using: &generator) == 0 {
                if Bool.random(using: &generator) {
                    bitmap[x, y] = pixel(&generator)
                } else {
                    bitmap[x, y].x ^= UInt8.random(in: 0...24, using: &generator)
                }
            }
        }
        return bitmap
    }
}
