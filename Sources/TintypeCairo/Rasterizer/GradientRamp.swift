import Foundation
import TintypeGraphics

/// The colours between the stops of a gradient. It remembers the piece that the last pixel lay in; the next one mostly lies
/// there too.
struct GradientRamp {
    /// In the order of their places; those at one place in the order given, which makes a hard edge.
    private let stops: [GradientStop]
    private var from = -Double.infinity
    private var to = -Double.infinity
    private var start = SIMD4<Double>.zero
    private var change = SIMD4<Double>.zero
    private var perPlace = 0.0

    init(_ stops: [GradientStop]) {
        let ordered = stops.enumerated().filter { $0.element.location.isFinite }.sorted {
            ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
        }
        self.stops = ordered.map(\.element)
    }

    var isEmpty: Bool { stops.isEmpty }

    /// The pixel at a place of the gradient, as cairo has it.
    mutating func color(at place: Double) -> UInt32 { PixelColor.word(components(at: place)) }

    /// Red, green, blue and alpha, straight, at a place of the gradient.
    mutating func components(at place: Double) -> SIMD4<Double> {
        if !(from <= place && place < to) { find(place) }
        let part = perPlace == 0 ? 0 : (place - from) * perPlace
        return start + part * change
    }

    private mutating func find(_ place: Double) {
        let next = stops.firstIndex { $0.location > place } ?? stops.count
        let before = stops[max(next - 1, 0)]
        start = before.color.components
        from = next > 0 ? before.location : -.infinity
        to = next < stops.count ? stops[next].location : .infinity
        perPlace = 0
        guard next > 0, next < stops.count else { return }
        change = stops[next].color.components - start
        // Stops that are nearer to one another than numbers can divide make a hard edge.
        let steepness = 1 / (to - from)
        perPlace = steepness.isFinite ? steepness : 0
    }
}

/// Conversions between straight colours, red, green, blue and alpha in 0...1, and cairo's premultiplied pixels.
enum PixelColor {
    /// Each channel rounded once.
    static func word(_ color: SIMD4<Double>) -> UInt32 {
        let alpha = color.w * 255
        let red = UInt32(color.x * alpha + 0.5)
        let green = UInt32(color.y * alpha + 0.5)
        let blue = UInt32(color.z * alpha + 0.5)
        return UInt32(alpha + 0.5) << 24 | red << 16 | green << 8 | blue
    }

    /// Premultiplied channels in 0...255, rounded.
    static func word(premultiplied sum: SIMD4<Double>) -> UInt32 {
        UInt32(sum.w + 0.5) << 24 | UInt32(sum.x + 0.5) << 16 | UInt32(sum.y + 0.5) << 8 | UInt32(sum.z + 0.5)
    }

    /// The straight colour of a pixel; black where it is clear.
    static func components(_ word: UInt32) -> SIMD4<Double> {
        let alpha = Double(word >> 24)
        guard alpha > 0 else { return .zero }
        return SIMD4(
            Double(word >> 16 & 0xFF) / alpha, Double(word >> 8 & 0xFF) / alpha, Double(word & 0xFF) / alpha,
            alpha / 255)
    }
}

extension ResolvedColor {
    /// Red, green, blue and alpha, brought into 0...1.
    var components: SIMD4<Double> {
        func limited(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
        return SIMD4(limited(red), limited(green), limited(blue), limited(alpha))
    }
}
