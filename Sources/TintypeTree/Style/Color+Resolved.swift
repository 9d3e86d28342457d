import Foundation
package import TintypeGraphics

extension Color {
    /// A colour that depends on nothing any more: SwiftUI's public form of it.
    public struct Resolved: Hashable, Sendable, Codable, ShapeStyle, CustomStringConvertible {
        /// Components in 0...1, gamma-encoded sRGB; beyond for colours that sRGB has not.
        public var red: Float
        public var green: Float
        public var blue: Float
        public var opacity: Float

        /// Creates a colour from gamma-encoded components in sRGB, 0...1; those outside are kept.
        public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
            self.init(colorSpace: .sRGB, red: red, green: green, blue: blue, opacity: opacity)
        }

        /// Creates a colour from components in a colour space, 0...1.
        public init(
            colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            self.init(
                colorSpace.resolved(
                    red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(opacity)))
        }

        package init(_ color: ResolvedColor) {
            red = Float(color.red)
            green = Float(color.green)
            blue = Float(color.blue)
            opacity = Float(color.alpha)
        }

        /// The components without their gamma encoding.
        public var linearRed: Float {
            get { Self.linear(red) }
            set { red = Self.encoded(newValue) }
        }
        public var linearGreen: Float {
            get { Self.linear(green) }
            set { green = Self.encoded(newValue) }
        }
        public var linearBlue: Float {
            get { Self.linear(blue) }
            set { blue = Self.encoded(newValue) }
        }

        private static func linear(_ value: Float) -> Float { Float(Color.RGBColorSpace.linear(Double(value))) }
        private static func encoded(_ value: Float) -> Float { Float(Color.RGBColorSpace.encoded(Double(value))) }

        package var color: ResolvedColor {
            ResolvedColor(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(opacity))
        }

        public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle { .color(color) }

        public var description: String { color.description.uppercased() }
    }

    /// Creates the colour that has the same components in each environment.
    public init(_ resolved: Resolved) {
        self.init(resolved.color)
    }

    /// Creates the colour that a style of yours comes to in each environment.
    @_disfavoredOverload
    public init<Style>(_ color: Style) where Style: Hashable & ShapeStyle, Style.Resolved == Resolved {
        self = color as? Color ?? Color(dynamic: DynamicColor { color.resolve(in: $0).color })
    }

    /// The components that the colour has in an environment.
    public func resolve(in environment: EnvironmentValues) -> Resolved { Resolved(resolved(in: environment)) }
}

extension Color.Resolved: Animatable {
    /// The components without their gamma encoding, in which colours between two are found.
    public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
        get { AnimatablePair(linearRed, AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity))) }
        set {
            (linearRed, linearGreen) = (newValue.first, newValue.second.first)
            (linearBlue, opacity) = (newValue.second.second.first, newValue.second.second.second)
        }
    }
}

extension Color.RGBColorSpace {
    /// The colour of components in this space.
    func resolved(red: Double, green: Double, blue: Double, alpha: Double) -> ResolvedColor {
        switch self {
        case .sRGB: return ResolvedColor(red: red, green: green, blue: blue, alpha: alpha)
        case .sRGBLinear:
            return ResolvedColor(
                red: Self.encoded(red), green: Self.encoded(green), blue: Self.encoded(blue), alpha: alpha)
        case .displayP3:
            // From Display P3's primaries to sRGB's, both with a white of D65 (CSS Color 4, 17).
            let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
            return ResolvedColor(
                red: Self.encoded(1.2249401763 * r - 0.2249401763 * g),
                green: Self.encoded(-0.0420569547 * r + 1.0420569547 * g),
                blue: Self.encoded(-0.0196375546 * r - 0.0786360456 * g + 1.0982736001 * b), alpha: alpha)
        }
    }

    /// The component without sRGB's gamma encoding; below 0 mirrored.
    static func linear(_ value: Double) -> Double {
        let size = abs(value)
        let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -linear : linear
    }

    /// The component with sRGB's gamma encoding; below 0 mirrored.
    static func encoded(_ value: Double) -> Double {
        let size = abs(value)
        let encoded = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return value < 0 ? -encoded : encoded
    }
}
