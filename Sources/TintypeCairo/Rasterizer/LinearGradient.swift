import CCairo
import Foundation
import TintypeGraphics

/// A linear gradient, worked out pixel by pixel at their centres.
///
/// Cairo's own takes seven times as long inside a curved shape, and its colours depend on the version of pixman.
struct LinearGradient {
    private let ramp: GradientRamp
    // The place along the gradient of a pixel of the picture is x·dx + y·dy + origin.
    private let dx: Double
    private let dy: Double
    private let origin: Double

    init(stops: [GradientStop], start: CGPoint, end: CGPoint, transform: CGAffineTransform) {
        ramp = GradientRamp(stops)
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

    /// A surface of the gradient's pixels in `area`, with the picture's coordinates; nil without stops. A large one whose columns are all
    /// alike, or whose rows are, has a part of them, which is to be repeated. The caller destroys it.
    func surface(covering area: PixelRect) -> OpaquePointer? {
        guard !ramp.isEmpty else { return nil }
        let area = PixelRect(
            x: area.x, y: area.y, width: dx == 0 ? Self.part(of: area.width) : area.width,
            height: dy == 0 ? Self.part(of: area.height) : area.height)
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

    /// The number of columns or rows to be repeated: memory that is not asked for need not be cleared by the system first.
    private static func part(of count: Int) -> Int { count > 1_024 ? 512 : count }

    private func fill(_ row: UnsafeMutablePointer<UInt32>, y: Int, _ area: PixelRect) {
        var ramp = ramp
        for x in 0..<area.width { row[x] = ramp.color(at: place(area.x + x, y)) }
    }

    private func place(_ x: Int, _ y: Int) -> Double {
        (Double(x) + 0.5) * dx + (Double(y) + 0.5) * dy + origin
    }

    private func color(at place: Double) -> UInt32 {
        var ramp = ramp
        return ramp.color(at: place)
    }
}
