package import TintypeGraphics

/// A colour that may depend on where it is used: on the scheme, the platform and its generation.
public struct Color: Hashable, Sendable {
    indirect enum Storage: Hashable, Sendable {
        case fixed(ResolvedColor)
        case system(SystemColor)
        case label(level: Int)
        case accent
        case opacity(Color, Double)
        case mix(Color, Color, Double, Gradient.ColorSpace)
        /// A colour of an asset catalogue.
        case asset(AssetName)
        case dynamic(DynamicColor)
    }

    let storage: Storage

    private init(_ storage: Storage) {
        self.storage = storage
    }

    package init(_ color: ResolvedColor) {
        storage = .fixed(color)
    }

    /// A colour that is made where it is used.
    package init(dynamic color: DynamicColor) {
        storage = .dynamic(color)
    }

    /// The colour of an asset catalogue. If there is none it is drawn grey, and noted.
    package init(asset name: AssetName) {
        storage = .asset(name)
    }

    /// The space that components are given in.
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB
        case sRGBLinear
        case displayP3
    }

    /// A colour of components in 0...1. Display P3's colours beyond sRGB are brought to sRGB's edge when they are
    /// drawn.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        storage = .fixed(colorSpace.resolved(red: red, green: green, blue: blue, alpha: opacity))
    }

    /// A grey of 0 (black) to 1 (white).
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// A colour of hue, saturation and brightness, each in 0...1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        func channel(_ n: Double) -> Double {
            let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
    }

    /// The system's colours, which depend on the scheme, with white, black, clear, the levels of the label colour, and the
    /// accent.
    public static let red = Color(.system(.red))
    public static let orange = Color(.system(.orange))
    public static let yellow = Color(.system(.yellow))
    public static let green = Color(.system(.green))
    public static let mint = Color(.system(.mint))
    public static let teal = Color(.system(.teal))
    public static let cyan = Color(.system(.cyan))
    public static let blue = Color(.system(.blue))
    public static let indigo = Color(.system(.indigo))
    public static let purple = Color(.system(.purple))
    public static let pink = Color(.system(.pink))
    public static let brown = Color(.system(.brown))
    public static let gray = Color(.system(.gray))
    public static let white = Color(ResolvedColor.white)
    public static let black = Color(ResolvedColor.black)
    public static let clear = Color(ResolvedColor.clear)
    public static let primary = Color(.label(level: 0))
    public static let secondary = Color(.label(level: 1))
    public static let accentColor = Color(.accent)

    /// The colour with its alpha multiplied by `opacity`, 0...1.
    public func opacity(_ opacity: Double) -> Color {
        Color(.opacity(self, opacity))
    }

    /// The colour mixed with another: `fraction` 0 leaves it, 1 is the other.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        Color(.mix(self, rhs, min(max(fraction, 0), 1), colorSpace))
    }

    /// The colour's components where it is used.
    package func resolved(in environment: EnvironmentValues) -> ResolvedColor {
        switch storage {
        case .fixed(let color): color
        case .system(let color): color.resolved(in: environment)
        case .label(let level): SystemColor.label(level: level, in: environment)
        case .accent: (environment.tint ?? .blue).resolved(in: environment)
        case .opacity(let color, let opacity): color.resolved(in: environment).opacity(opacity)
        case .mix(let from, let to, let part, let space):
            from.resolved(in: environment).mixed(with: to.resolved(in: environment), part, space)
        case .asset(let name): environment.color(of: name)
        case .dynamic(let color): color.resolved(environment)
        }
    }

    /// The colour's components where they do not depend on where it is used.
    package var fixed: ResolvedColor? {
        switch storage {
        case .fixed(let color): color
        case .opacity(let color, let opacity): color.fixed?.opacity(opacity)
        case .system, .label, .accent, .mix, .asset, .dynamic: nil
        }
    }

    /// The colours that scene files call by name.
    package static let named: [(name: String, value: Color)] = [
        ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green), ("mint", .mint), ("teal", .teal),
        ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo), ("purple", .purple), ("pink", .pink),
        ("brown", .brown), ("gray", .gray), ("white", .white), ("black", .black), ("clear", .clear),
        ("primary", .primary), ("secondary", .secondary), ("accentColor", .accentColor),
    ]
}

extension ResolvedColor {
    fileprivate func mixed(with other: ResolvedColor, _ part: Double, _ space: Gradient.ColorSpace) -> ResolvedColor {
        func between(_ from: Double, _ to: Double) -> Double { from + (to - from) * part }
        let alpha = between(alpha, other.alpha)
        guard space.isPerceptual else {
            return ResolvedColor(
                red: between(red, other.red), green: between(green, other.green), blue: between(blue, other.blue),
                alpha: alpha)
        }
        let (a, b) = (Oklab(self), Oklab(other))
        return Oklab(lightness: between(a.lightness, b.lightness), a: between(a.a, b.a), b: between(a.b, b.b))
            .resolved(alpha: alpha)
    }
}

/// A colour that is made where it is used, by a closure. It equals itself alone.
package final class DynamicColor: Hashable, Sendable {
    let resolved: @Sendable (EnvironmentValues) -> ResolvedColor

    package init(_ resolved: @escaping @Sendable (EnvironmentValues) -> ResolvedColor) {
        self.resolved = resolved
    }

    package static func == (a: DynamicColor, b: DynamicColor) -> Bool { a === b }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Color: ShapeStyle {
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        .color(resolved(in: environment))
    }

    /// The colour as the system's soft vertical gradient.
    public var gradient: AnyGradient { AnyGradient(color: self) }
}

extension ShapeStyle where Self == Color {
    /// The colours, as styles.
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var gray: Color { .gray }
    public static var white: Color { .white }
    public static var black: Color { .black }
    public static var clear: Color { .clear }
}
