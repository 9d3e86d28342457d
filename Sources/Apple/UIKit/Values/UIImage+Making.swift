public import Foundation

/// Pictures of a class that is known by its type alone: see ``_NSObjectMaking``.
public protocol _UIImageMaking: AnyObject {}

extension UIImage: _UIImageMaking {
    @_silgen_name("tintype_UIImage_data_made")
    convenience init?(_data data: Data) { self.init(data: data) }
    @_silgen_name("tintype_UIImage_data_made")
    fileprivate class func made(data: consuming Data) -> Self?
    @_silgen_name("tintype_UIImage_cg_made")
    convenience init(_cgImage cgImage: CGImage) { self.init(cgImage: cgImage) }
    @_silgen_name("tintype_UIImage_cg_made")
    fileprivate class func made(cgImage: consuming CGImage) -> Self
    @_silgen_name("tintype_UIImage_oriented_made")
    convenience init(
        _cgImage cgImage: CGImage, scale: CGFloat, orientation: Orientation
    ) { self.init(cgImage: cgImage, scale: scale, orientation: orientation) }
    @_silgen_name("tintype_UIImage_oriented_made")
    fileprivate class func made(
        cgImage: consuming CGImage, scale: consuming CGFloat, orientation: consuming Orientation
    ) -> Self
    @_silgen_name("tintype_UIImage_symbol_made")
    convenience init?(_systemName systemName: String) { self.init(systemName: systemName) }
    @_silgen_name("tintype_UIImage_symbol_made")
    fileprivate class func made(systemName: consuming String) -> Self?
    @_silgen_name("tintype_UIImage_named_made")
    convenience init?(_named name: String) { self.init(named: name) }
    @_silgen_name("tintype_UIImage_named_made")
    fileprivate class func made(named name: consuming String) -> Self?
}

extension _UIImageMaking where Self: UIImage {
    /// Makes an object as the class's own initializers do.
    @_silgen_name("tintype_UIImage_data") @_disfavoredOverload
    public init?(data: Data)
    @_silgen_name("tintype_UIImage_data")
    static func new(data: consuming Data) -> Self? { made(data: data) }
    @_silgen_name("tintype_UIImage_cg") @_disfavoredOverload
    public init(cgImage: CGImage)
    @_silgen_name("tintype_UIImage_cg")
    static func new(cgImage: consuming CGImage) -> Self { made(cgImage: cgImage) }
    @_silgen_name("tintype_UIImage_oriented") @_disfavoredOverload
    public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation)
    @_silgen_name("tintype_UIImage_oriented")
    static func new(
        cgImage: consuming CGImage, scale: consuming CGFloat, orientation: consuming Orientation
    ) -> Self { made(cgImage: cgImage, scale: scale, orientation: orientation) }
    @_silgen_name("tintype_UIImage_symbol") @_disfavoredOverload
    public init?(systemName: String)
    @_silgen_name("tintype_UIImage_symbol")
    static func new(systemName: consuming String) -> Self? { made(systemName: systemName) }
    @_silgen_name("tintype_UIImage_named") @_disfavoredOverload
    public init?(named name: String)
    @_silgen_name("tintype_UIImage_named")
    static func new(named name: consuming String) -> Self? { made(named: name) }
}
