public import Foundation

/// Colours of a class that is known by its type alone: see ``_NSObjectMaking``.
public protocol _UIColorMaking: AnyObject {}

extension UIColor: _UIColorMaking {
    @_silgen_name("tintype_UIColor_red_made")
    convenience init(
        _red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
    ) { self.init(red: red, green: green, blue: blue, alpha: alpha) }
    @_silgen_name("tintype_UIColor_red_made")
    fileprivate class func made(
        red: consuming CGFloat, green: consuming CGFloat, blue: consuming CGFloat, alpha: consuming CGFloat
    ) -> Self
    @_silgen_name("tintype_UIColor_white_made")
    convenience init(_white white: CGFloat, alpha: CGFloat) { self.init(white: white, alpha: alpha) }
    @_silgen_name("tintype_UIColor_white_made")
    fileprivate class func made(white: consuming CGFloat, alpha: consuming CGFloat) -> Self
    @_silgen_name("tintype_UIColor_hue_made")
    convenience init(
        _hue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
    ) { self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha) }
    @_silgen_name("tintype_UIColor_hue_made")
    fileprivate class func made(
        hue: consuming CGFloat, saturation: consuming CGFloat, brightness: consuming CGFloat, alpha: consuming CGFloat
    ) -> Self
    @_silgen_name("tintype_UIColor_cg_made")
    convenience init(_cgColor cgColor: CGColor) { self.init(cgColor: cgColor) }
    @_silgen_name("tintype_UIColor_cg_made")
    fileprivate class func made(cgColor: consuming CGColor) -> Self
}

extension _UIColorMaking where Self: UIColor {
    /// Makes an object as the class's own initializers do.
    @_silgen_name("tintype_UIColor_red") @_disfavoredOverload
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    @_silgen_name("tintype_UIColor_red")
    static func new(
        red: consuming CGFloat, green: consuming CGFloat, blue: consuming CGFloat, alpha: consuming CGFloat
    ) -> Self { made(red: red, green: green, blue: blue, alpha: alpha) }
    @_silgen_name("tintype_UIColor_white") @_disfavoredOverload
    public init(white: CGFloat, alpha: CGFloat)
    @_silgen_name("tintype_UIColor_white")
    static func new(white: consuming CGFloat, alpha: consuming CGFloat) -> Self { made(white: white, alpha: alpha) }
    @_silgen_name("tintype_UIColor_hue") @_disfavoredOverload
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)
    @_silgen_name("tintype_UIColor_hue")
    static func new(
        hue: consuming CGFloat, saturation: consuming CGFloat, brightness: consuming CGFloat, alpha: consuming CGFloat
    ) -> Self { made(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha) }
    @_silgen_name("tintype_UIColor_cg") @_disfavoredOverload
    public init(cgColor: CGColor)
    @_silgen_name("tintype_UIColor_cg")
    static func new(cgColor: consuming CGColor) -> Self { made(cgColor: cgColor) }
}
