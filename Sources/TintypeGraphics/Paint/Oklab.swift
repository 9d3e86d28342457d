import Foundation

/// A colour in Björn Ottosson's Oklab space, whose lightness matches what the eye sees.
///
/// Matrices as published at bottosson.github.io/posts/oklab.
package struct Oklab: Hashable, Sendable {
    /// Perceived lightness, 0 black to 1 white.
    package var lightness: Double
    package var a: Double
    package var b: Double

    package init(lightness: Double, a: Double, b: Double) {
        self.lightness = lightness
        self.a = a
        self.b = b
    }

    package init(_ color: ResolvedColor) {
        let (r, g, b) = (Oklab.linear(color.red), Oklab.linear(color.green), Oklab.linear(color.blue))
        let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
        let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
        let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
        lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
        a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
        self.b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    }

    /// The sRGB colour, each component clipped to 0...1.
    package func resolved(alpha: Double) -> ResolvedColor {
        let l = pow(lightness + 0.3963377774 * a + 0.2158037573 * b, 3)
        let m = pow(lightness - 0.1055613458 * a - 0.0638541728 * b, 3)
        let s = pow(lightness - 0.0894841775 * a - 1.2914855480 * b, 3)
        return ResolvedColor(
            red: Oklab.encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
            green: Oklab.encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
            blue: Oklab.encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s),
            alpha: alpha
        )
    }

    private static func linear(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private static func encoded(_ value: Double) -> Double {
        let encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
        return min(max(encoded, 0), 1)
    }
}
