public import Foundation

/// Outlines of a class that is known by its type alone: see ``_NSObjectMaking``.
public protocol _UIBezierPathMaking: AnyObject {}

extension UIBezierPath: _UIBezierPathMaking {
    @_silgen_name("tintype_UIBezierPath_rect_made")
    convenience init(_rect rect: CGRect) { self.init(rect: rect) }
    @_silgen_name("tintype_UIBezierPath_rect_made")
    fileprivate class func made(rect: consuming CGRect) -> Self
    @_silgen_name("tintype_UIBezierPath_oval_made")
    convenience init(_ovalIn rect: CGRect) { self.init(ovalIn: rect) }
    @_silgen_name("tintype_UIBezierPath_oval_made")
    fileprivate class func made(ovalIn rect: consuming CGRect) -> Self
    @_silgen_name("tintype_UIBezierPath_path_made")
    convenience init(_cgPath cgPath: CGPath) { self.init(cgPath: cgPath) }
    @_silgen_name("tintype_UIBezierPath_path_made")
    fileprivate class func made(cgPath: consuming CGPath) -> Self
    @_silgen_name("tintype_UIBezierPath_rounded_made")
    convenience init(
        _roundedRect rect: CGRect, cornerRadius: CGFloat
    ) { self.init(roundedRect: rect, cornerRadius: cornerRadius) }
    @_silgen_name("tintype_UIBezierPath_rounded_made")
    fileprivate class func made(roundedRect rect: consuming CGRect, cornerRadius: consuming CGFloat) -> Self
    @_silgen_name("tintype_UIBezierPath_corners_made")
    convenience init(
        _roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) { self.init(roundedRect: rect, byRoundingCorners: corners, cornerRadii: cornerRadii) }
    @_silgen_name("tintype_UIBezierPath_corners_made")
    fileprivate class func made(
        roundedRect rect: consuming CGRect, byRoundingCorners corners: consuming UIRectCorner,
        cornerRadii: consuming CGSize
    ) -> Self
    @_silgen_name("tintype_UIBezierPath_arc_made")
    convenience init(
        _arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) { self.init(arcCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise) }
    @_silgen_name("tintype_UIBezierPath_arc_made")
    fileprivate class func made(
        arcCenter center: consuming CGPoint, radius: consuming CGFloat, startAngle: consuming CGFloat,
        endAngle: consuming CGFloat, clockwise: consuming Bool
    ) -> Self
}

extension _UIBezierPathMaking where Self: UIBezierPath {
    /// Makes an object as the class's own initializers do.
    @_silgen_name("tintype_UIBezierPath_rect") @_disfavoredOverload
    public init(rect: CGRect)
    @_silgen_name("tintype_UIBezierPath_rect")
    static func new(rect: consuming CGRect) -> Self { made(rect: rect) }
    @_silgen_name("tintype_UIBezierPath_oval") @_disfavoredOverload
    public init(ovalIn rect: CGRect)
    @_silgen_name("tintype_UIBezierPath_oval")
    static func new(ovalIn rect: consuming CGRect) -> Self { made(ovalIn: rect) }
    @_silgen_name("tintype_UIBezierPath_path") @_disfavoredOverload
    public init(cgPath: CGPath)
    @_silgen_name("tintype_UIBezierPath_path")
    static func new(cgPath: consuming CGPath) -> Self { made(cgPath: cgPath) }
    @_silgen_name("tintype_UIBezierPath_rounded") @_disfavoredOverload
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat)
    @_silgen_name("tintype_UIBezierPath_rounded")
    static func new(
        roundedRect rect: consuming CGRect, cornerRadius: consuming CGFloat
    ) -> Self { made(roundedRect: rect, cornerRadius: cornerRadius) }
    @_silgen_name("tintype_UIBezierPath_corners") @_disfavoredOverload
    public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize)
    @_silgen_name("tintype_UIBezierPath_corners")
    static func new(
        roundedRect rect: consuming CGRect, byRoundingCorners corners: consuming UIRectCorner,
        cornerRadii: consuming CGSize
    ) -> Self { made(roundedRect: rect, byRoundingCorners: corners, cornerRadii: cornerRadii) }
    @_silgen_name("tintype_UIBezierPath_arc") @_disfavoredOverload
    public init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool)
    @_silgen_name("tintype_UIBezierPath_arc")
    static func new(
        arcCenter center: consuming CGPoint, radius: consuming CGFloat, startAngle: consuming CGFloat,
        endAngle: consuming CGFloat, clockwise: consuming Bool
    ) -> Self {
        made(arcCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
}
