/// The colours of pictures of differences: those of the palette of Okabe and Ito (2008) that people with any colour vision
/// tell apart, of at least 3:1 against white and against black.
enum DifferenceColors {
    static let added = SIMD4<UInt8>(0, 114, 178, 255)
    static let removed = SIMD4<UInt8>(213, 94, 0, 255)
    static let changed = SIMD4<UInt8>(200, 30, 140, 255)
    /// The same hues, lighter: for the surface of what changed, so that what stands on it can be read.
    static let surfaces = [added: lightened(added), removed: lightened(removed), changed: lightened(changed)]
    static let tolerated = SIMD4<UInt8>(240, 200, 60, 255)
    static let ringHalo = SIMD4<UInt8>(255, 255, 255, 255)
    static let frame = SIMD4<UInt8>(128, 128, 128, 255)

    /// The colour of a distance, from violet over red and orange to near white. `heat` is 0...1.
    static func heat(_ heat: Float) -> SIMD4<UInt8> {
        let stops: [SIMD4<Float>] = [
            SIMD4(96, 40, 168, 255), SIMD4(204, 51, 110, 255), SIMD4(248, 140, 40, 255), SIMD4(255, 250, 200, 255),
        ]
        let position = min(max(heat, 0), 1) * Float(stops.count - 1)
        let stop = min(Int(position), stops.count - 2)
        return mixed(stops[stop], stops[stop + 1], position - Float(stop))
    }

    /// The pixel over white, in grey, with a quarter of its contrast.
    static func faded(_ pixel: SIMD4<UInt8>) -> SIMD4<UInt8> {
        let value = UInt8(255 - (255 - luma(pixel)) * Int(pixel.w) / 255 / 4)
        return SIMD4(value, value, value, 255)
    }

    /// The pixel over black, in grey, with a fifth of its contrast.
    static func darkened(_ pixel: SIMD4<UInt8>) -> SIMD4<UInt8> {
        let value = UInt8(16 + luma(pixel) * Int(pixel.w) / 255 / 5)
        return SIMD4(value, value, value + 6, 255)
    }

    /// `share` of `b`, the rest of `a`, opaque.
    static func mixed(_ a: SIMD4<UInt8>, _ b: SIMD4<UInt8>, _ share: Float) -> SIMD4<UInt8> {
        mixed(SIMD4<Float>(a), SIMD4<Float>(b), share)
    }

    private static func mixed(_ a: SIMD4<Float>, _ b: SIMD4<Float>, _ share: Float) -> SIMD4<UInt8> {
        var mixed = SIMD4<UInt8>(a + (b - a) * share, rounding: .toNearestOrAwayFromZero)
        mixed.w = 255
        return mixed
    }

    private static func lightened(_ color: SIMD4<UInt8>) -> SIMD4<UInt8> {
        mixed(color, SIMD4(255, 255, 255, 255), 0.6)
    }

    private static func luma(_ pixel: SIMD4<UInt8>) -> Int {
        (Int(pixel.x) * 54 + Int(pixel.y) * 183 + Int(pixel.z) * 19) / 256
    }
}
