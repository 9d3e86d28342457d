public import Foundation

/// A colour that may depend on the scheme. UIKit's class, over ``Color``.
open class UIColor: NSObject, NSSecureCoding, NSCopying, _ExpressibleByColorLiteral, @unchecked Sendable {
    private let coreFoundationInfo = _CoreFoundationInfo()
    let color: Color

    /// Creates the clear colour.
    public override convenience init() { self.init(white: 0, alpha: 0) }
    /// The colour of a SwiftUI view.
    public init(_ color: Color) {
        self.color = color
    }

    /// Red, green, blue and alpha in 0...1, gamma-encoded sRGB.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    }

    /// Creates a colour from components in Display P3, 0...1.
    public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(
            Color(
                .displayP3, red: Double(displayP3Red), green: Double(green), blue: Double(blue),
                opacity: Double(alpha)))
    }

    /// A grey of 0 (black) to 1 (white).
    public init(white: CGFloat, alpha: CGFloat) {
        color = Color(white: Double(white), opacity: Double(alpha))
    }

    /// Hue, saturation and brightness, each in 0...1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        color = Color(
            hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), opacity: Double(alpha))
    }

    /// A colour written as `#colorLiteral(red:green:blue:alpha:)`: parts of 0...1, gamma-encoded sRGB.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// Creates the colour of a `CGColor`.
    public convenience init(cgColor: CGColor) {
        self.init(Color(cgColor: cgColor))
    }

    /// A colour that `dynamicProvider` chooses by the scheme.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).color
        let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).color
        self.init(Color(light: light, dark: dark))
    }

    /// The middle colour of a picture, which stands for its pattern.
    public convenience init(patternImage image: UIImage) {
        self.init(Color(cgColor: image.middleColor))
    }

    /// The colour with less or more weight, as labels have it.
    public enum Prominence: Int, Sendable {
        case primary, secondary, tertiary, quaternary
    }
    /// The strength of the colour among its like.
    public var prominence: Prominence { .primary }
    /// The colour in another strength.
    public func withProminence(_ prominence: Prominence) -> UIColor {
        let shares: [Prominence: CGFloat] = [.secondary: 0.6, .tertiary: 0.3, .quaternary: 0.18]
        return withAlphaComponent(cgColor.alpha * (shares[prominence] ?? 1))
    }

    /// The colour as it is in a scheme.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(Color(resolved(traitCollection.userInterfaceStyle)))
    }

    /// The colour with another alpha, 0...1.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let color = color
        return UIColor(
            Color(
                dynamic: DynamicColor { environment in
                    var resolved = color.resolved(in: environment)
                    resolved.alpha = Double(alpha)
                    return resolved
                }))
    }

    /// The colour as it is in the light scheme.
    public var cgColor: CGColor {
        let light = resolved(.light)
        return CGColor(
            red: CGFloat(light.red), green: CGFloat(light.green), blue: CGFloat(light.blue), alpha: CGFloat(light.alpha)
        )
    }

    func resolved(_ style: UIUserInterfaceStyle) -> ResolvedColor {
        var environment = EnvironmentValues()
        environment.colorScheme = style == .dark ? .dark : .light
        return color.resolved(in: environment)
    }

    /// A colour in an archive: its components, each in 0...1, and those in the dark scheme where they are others.
    open class var supportsSecureCoding: Bool { true }
    public required convenience init?(coder: NSCoder) {
        guard let light = ResolvedColor(coder, scheme: "UI") else { return nil }
        let dark = ResolvedColor(coder, scheme: "UIDark")
        self.init(dark.map { Color(light: Color(light), dark: Color($0)) } ?? Color(light))
    }
    open func encode(with coder: NSCoder) {
        let (light, dark) = (resolved(.light), resolved(.dark))
        light.encode(with: coder, scheme: "UI")
        if dark != light { dark.encode(with: coder, scheme: "UIDark") }
    }

    /// The colour itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }

    open override var hash: Int { color.hashValue }
}

extension UIColor {
    /// Writes the components in the light scheme, each in 0...1.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let light = resolved(.light)
        red?.pointee = CGFloat(light.red)
        green?.pointee = CGFloat(light.green)
        blue?.pointee = CGFloat(light.blue)
        alpha?.pointee = CGFloat(light.alpha)
        return true
    }

    /// Gives the hue, saturation, brightness and opacity of the colour, 0...1.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let light = resolved(.light)
        let parts = light.hueSaturationBrightness
        hue?.pointee = CGFloat(parts.hue)
        saturation?.pointee = CGFloat(parts.saturation)
        brightness?.pointee = CGFloat(parts.brightness)
        alpha?.pointee = CGFloat(light.alpha)
        return true
    }

    /// Writes the grey that is as light; false for a colour that is no grey.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let light = resolved(.light)
        white?.pointee = CGFloat(light.red)
        alpha?.pointee = CGFloat(light.alpha)
        return light.red == light.green && light.green == light.blue
    }
}

extension Color {
    /// Creates the colour of a `UIColor`.
    public init(uiColor: UIColor) {
        self = uiColor.color
    }

    // Asset symbols are of both types: `Color(.leaf)` is the one that SwiftUI itself reads.
    @_disfavoredOverload
    public init(_ color: UIColor) {
        self = color.color
    }

    /// One colour in the light scheme and another in the dark.
    init(light: Color, dark: Color) {
        self.init(
            dynamic: DynamicColor { environment in
                (environment.colorScheme == .dark ? dark : light).resolved(in: environment)
            })
    }
}
