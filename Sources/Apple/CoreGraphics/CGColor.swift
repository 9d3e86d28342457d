public import Foundation

/// A colour of fixed components in sRGB. CoreGraphics' type, as far as views use it.
public final class CGColor: Hashable, Sendable {
    private let channels: [CGFloat]

    /// Red, green, blue and alpha in 0...1, gamma-encoded.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        channels = [red, green, blue, alpha]
    }

    /// Red, green, blue and alpha in 0...1, gamma-encoded.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A grey of 0 (black) to 1 (white).
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// The colour of components in a space; nil for too few of them.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        switch space.model {
        case .monochrome: self.init(gray: components[0], alpha: components[1])
        case .cmyk:
            self.init(
                genericCMYKCyan: components[0], magenta: components[1], yellow: components[2], black: components[3],
                alpha: components[4])
        default:
            self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
        }
    }

    /// Cyan, magenta, yellow, black and alpha in 0...1, by the plain rule of subtraction.
    public convenience init(
        genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
        self.init(
            red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black), blue: (1 - yellow) * (1 - black),
            alpha: alpha)
    }
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(gray: gray, alpha: alpha)
    }

    /// The space, which is sRGB, and what a colour here has not.
    public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
    public var pattern: AnyObject? { nil }
    public func converted(
        to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
    ) -> CGColor? { self }

    public static let black = CGColor(gray: 0, alpha: 1)
    public static let white = CGColor(gray: 1, alpha: 1)
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// Red, green, blue, alpha.
    public var components: [CGFloat]? { channels }
    public var numberOfComponents: Int { channels.count }
    public var alpha: CGFloat { channels[3] }

    /// The colour itself, and with another alpha.
    public func copy() -> CGColor? { self }
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(red: channels[0], green: channels[1], blue: channels[2], alpha: alpha)
    }

    public static func == (a: CGColor, b: CGColor) -> Bool { a.channels == b.channels }

    public func hash(into hasher: inout Hasher) { hasher.combine(channels) }
}

extension Color {
    /// Creates the colour of a `CGColor`.
    public init(cgColor: CGColor) {
        self.init(
            .sRGB, red: Double(cgColor.channel(0)), green: Double(cgColor.channel(1)), blue: Double(cgColor.channel(2)),
            opacity: Double(cgColor.alpha))
    }

    /// Creates the colour of a `CGColor`.
    public init(_ cgColor: CGColor) {
        self.init(cgColor: cgColor)
    }
}

extension Color {
    /// The colour as CoreGraphics' type; nil where it depends on where it is used.
    public var cgColor: CGColor? { fixed.map { Resolved($0).cgColor } }
}

extension Color.Resolved {
    /// The colour as CoreGraphics' type.
    public var cgColor: CGColor {
        CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
    }
}

extension CGColor {
    fileprivate func channel(_ index: Int) -> CGFloat { channels[index] }
}
