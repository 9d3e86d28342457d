import CCairo
import Foundation
import TintypeGraphics

/// A linear gradient, worked out pixel by pixel at their centres.
///
/// Cairo's own takes seven times as long inside a curved shape, and its colours depend on the version of pixman.
struct LinearGradient {
    /// In the order of their places; those at one place in the order given, which makes a hard edge.
    private let stops: [GradientStop]
    // The place along the gradient of a pixel of the picture is x·dx + y·dy + origin.
    private let dx: Double
    private let dy: Double
    private let origin: Double

    init(stops: [GradientStop], start: CGPoint, end: CGPoint, transform: CGAffineTransform) {
        let ordered = stops.enumerated().filter { $0.element.location.isFinite }.sorted {
            ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
        }
        self.stops = ordered.map(\.element)
        let inverse = transform.inverted()
        let (u, v) = (end.x - start.x, end.y - start.y)
        let square = u * u + v * v
        guard square > 0, square.isFinite else {
            // A gradient without a length is all beyond its end.
            (dx, dy, origin) = (0, 0, .greatestFiniteMagnitude)
            return
        }
        dx = (inverse.a * u + inverse.b * v) / square
        dy = (inverse.c * u + inverse.d * v) / square
        origin = ((inverse.tx - start.x) * u + (inverse.ty - start.y) * v) / square
    }

    /// A surface of the gradient's pixels in `area`, with the picture's coordinates; nil without stops. The caller
    /// destroys it.
    func surface(covering area: PixelRect) -> OpaquePointer? {
        guard !stops.isEmpty else { return nil }
        let surface = Canvas.surface(CAIRO_FORMAT_ARGB32, covering: area)
        guard let data = cairo_image_surface_get_data(surface) else { return surface }
        let stride = Int(cairo_image_surface_get_stride(surface))
        func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
            UnsafeMutableRawPointer(data + y * stride).bindMemory(to: UInt32.self, capacity: area.width)
        }
        for y in 0..<area.height {
            if dx == 0 {
                row(y).update(repeating: color(at: place(area.x, area.y + y)), count: area.width)
            } else if dy == 0, y > 0 {
                row(y).update(from: row(0), count: area.width)
            } else {
                fill(row(y), y: area.y + y, area)
            }
        }
        cairo_surface_mark_dirty(surface)
        return surface
    }

    private func fill(_ row: UnsafeMutablePointer<UInt32>, y: Int, _ area: PixelRect) {
        var segment = Segment(stops: stops)
        for x in 0..<area.width { row[x] = segment.color(at: place(area.x + x, y)) }
    }

    private func place(_ x: Int, _ y: Int) -> Double {
        (Double(x) + 0.5) * dx + (Double(y) + 0.5) * dy + origin
    }

    private func color(at place: Double) -> UInt32 {
        var segment = Segment(stops: stops)
        return segment.color(at: place)
    }

    /// The piece between two stops that the last pixel lay in; the next one mostly lies there too.
    private struct Segment {
        let stops: [GradientStop]
        private var from = -Double.infinity
        private var to = -Double.infinity
        private var start = SIMD4<Double>.zero
        private var change = SIMD4<Double>.zero
        private var perPlace = 0.0

        init(stops: [GradientStop]) {
            self.stops = stops
        }

        mutating func color(at place: Double) -> UInt32 {
            if !(from <= place && place < to) { find(place) }
            let part = perPlace == 0 ? 0 : (place - from) * perPlace
            return LinearGradient.pixel(start + part * change)
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
            perPlace = 1 / (to - from)
        }
    }

    /// A straight colour, red, green, blue and alpha in 0...1, as cairo has it: premultiplied, each channel rounded once.
    private static func pixel(_ color: SIMD4<Double>) -> UInt32 {
        let alpha = color.w * 255
        let red = UInt32(color.x * alpha + 0.5)
        let green = UInt32(color.y * alpha + 0.5)
        let blue = UInt32(color.z * alpha + 0.5)
        return UInt32(alpha + 0.5) << 24 | red << 16 | green << 8 | blue
    }
}

extension ResolvedColor {
    /// Red, green, blue and alpha, brought into 0...1.
    fileprivate var components: SIMD4<Double> {
        func limited(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
        return SIMD4(limited(red), limited(green), limited(blue), limited(alpha))
    }
}
