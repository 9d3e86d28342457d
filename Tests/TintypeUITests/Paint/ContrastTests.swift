import Testing
import TintypeGraphics

@testable import TintypeTree

@Suite("Increased contrast")
struct ContrastTests {
    private func environment(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast, os: Int) -> EnvironmentValues {
        var values = EnvironmentValues()
        values.platform = Platform(.iOS, version: os)
        values.colorScheme = scheme
        values.colorSchemeContrast = contrast
        return values
    }

    /// The brightness as eyes weigh colours, of squares in place of sRGB's curve.
    private func luminance(_ color: ResolvedColor) -> Double {
        0.2126 * color.red * color.red + 0.7152 * color.green * color.green + 0.0722 * color.blue * color.blue
    }

    /// Before OS 26 these two were published a little darker for a dark ground.
    private static let exceptions = [SystemColor.yellow, .mint]

    @Test("every system color is darker then on a light ground, and lighter on a dark one", arguments: [18, 26])
    func colors(_ os: Int) {
        for color in SystemColor.allCases {
            for scheme in ColorScheme.allCases {
                let usual = luminance(color.resolved(in: environment(scheme, .standard, os: os)))
                let increased = luminance(color.resolved(in: environment(scheme, .increased, os: os)))
                let isLighter = scheme == .dark && !(os < 26 && Self.exceptions.contains(color))
                #expect(isLighter ? increased > usual : increased < usual, "\(color) \(scheme)")
            }
        }
    }

    @Test("labels below the first are more opaque", arguments: 1...4)
    func labels(_ level: Int) {
        for scheme in ColorScheme.allCases {
            let usual = SystemColor.label(level: level, in: environment(scheme, .standard, os: 26))
            let increased = SystemColor.label(level: level, in: environment(scheme, .increased, os: 26))
            #expect(increased.alpha > usual.alpha)
        }
    }
}
