/// A linear change of colours: each channel of the result is a sum of the four channels, straight and in 0...1, and a
/// constant.
package struct ColorMatrixValues: Hashable, Sendable {
    /// Row by row for red, green, blue and alpha: the factors of red, green, blue, alpha, and the constant.
    package var rows: [Double]

    /// - Precondition: `rows` holds 20 numbers.
    package init(rows: [Double]) {
        precondition(rows.count == 20, "a colour matrix has four rows of five numbers")
        self.rows = rows
    }

    /// A matrix that changes the colours and keeps alpha.
    private init(_ red: [Double], _ green: [Double], _ blue: [Double]) {
        self.init(rows: red + green + blue + [0, 0, 0, 1, 0])
    }

    /// The luminance of sRGB's primaries, ITU-R BT.709.
    private static let luminance = (red: 0.2126, green: 0.7152, blue: 0.0722)

    /// Adds `amount` to each channel.
    package static func brightness(_ amount: Double) -> Self {
        Self([1, 0, 0, 0, amount], [0, 1, 0, 0, amount], [0, 0, 1, 0, amount])
    }

    /// Multiplies the distance from middle grey.
    package static func contrast(_ amount: Double) -> Self {
        let rest = 0.5 - 0.5 * amount
        return Self([amount, 0, 0, 0, rest], [0, amount, 0, 0, rest], [0, 0, amount, 0, rest])
    }

    /// Multiplies the distance from the grey of the same luminance.
    package static func saturation(_ amount: Double) -> Self {
        let (r, g, b) = luminance
        let rest = 1 - amount
        return Self(
            [r * rest + amount, g * rest, b * rest, 0, 0], [r * rest, g * rest + amount, b * rest, 0, 0],
            [r * rest, g * rest, b * rest + amount, 0, 0])
    }

    /// Turns the hues by an angle whose cosine and sine are given, about the axis of the greys (W3C Filter Effects, 9.6).
    package static func hueRotation(cosine c: Double, sine s: Double) -> Self {
        Self(
            [0.213 + 0.787 * c - 0.213 * s, 0.715 - 0.715 * c - 0.715 * s, 0.072 - 0.072 * c + 0.928 * s, 0, 0],
            [0.213 - 0.213 * c + 0.143 * s, 0.715 + 0.285 * c + 0.140 * s, 0.072 - 0.072 * c - 0.283 * s, 0, 0],
            [0.213 - 0.213 * c - 0.787 * s, 0.715 - 0.715 * c + 0.715 * s, 0.072 + 0.928 * c + 0.072 * s, 0, 0])
    }

    /// Each channel taken from 1.
    package static let invert = Self([-1, 0, 0, 0, 1], [0, -1, 0, 0, 1], [0, 0, -1, 0, 1])

    /// Each channel times that of `color`.
    package static func multiply(_ color: ResolvedColor) -> Self {
        Self(rows: [
            color.red, 0, 0, 0, 0, 0, color.green, 0, 0, 0, 0, 0, color.blue, 0, 0, 0, 0, 0, color.alpha, 0,
        ])
    }

    /// Black, as opaque as the picture was light.
    package static let luminanceToAlpha = Self(
        rows: [Double](repeating: 0, count: 15) + [luminance.red, luminance.green, luminance.blue, 0, 0])
}
