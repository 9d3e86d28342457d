/// A colour that depends on nothing any more: sRGB components in 0...1, not premultiplied.
package struct ResolvedColor: Hashable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double

    package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// A colour of bytes, 0...255.
    package init(bytes red: Int, _ green: Int, _ blue: Int, alpha: Double = 1) {
        self.init(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
    }

    package static let black = ResolvedColor(red: 0, green: 0, blue: 0)
    package static let white = ResolvedColor(red: 1, green: 1, blue: 1)
    package static let clear = ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0)

    /// The colour with its alpha multiplied by `factor`.
    package func opacity(_ factor: Double) -> ResolvedColor {
        ResolvedColor(red: red, green: green, blue: blue, alpha: alpha * factor)
    }
}

extension ResolvedColor: CustomStringConvertible {
    /// `#rrggbb`, with two more digits where the colour is not opaque.
    package var description: String {
        func byte(_ value: Double) -> Int { Int(saturating: (value * 255).rounded(), in: 0...255) }
        func hex(_ value: Int) -> String {
            let digits = String(value, radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }
        let rgb = "#" + hex(byte(red)) + hex(byte(green)) + hex(byte(blue))
        return alpha >= 1 ? rgb : rgb + hex(byte(alpha))
    }
}
