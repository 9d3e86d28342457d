public import CoreGraphics
public import Foundation

/// The options of samplers.
public let kCISamplerAffineMatrix = "kCISamplerAffineMatrix"
public let kCISamplerWrapMode = "kCISamplerWrapMode"
public let kCISamplerFilterMode = "kCISamplerFilterMode"
public let kCISamplerColorSpace = "kCISamplerColorSpace"
public let kCISamplerWrapBlack = "kCISamplerWrapBlack"
public let kCISamplerWrapClamp = "kCISamplerWrapClamp"
public let kCISamplerFilterNearest = "kCISamplerFilterNearest"
public let kCISamplerFilterLinear = "kCISamplerFilterLinear"

/// A picture as a kernel reads it. As no kernel is compiled here, nothing reads it.
open class CISampler: NSObject, @unchecked Sendable {
    /// The place of the picture, as a rectangle and as a form.
    public let extent: CGRect
    open var definition: CIFilterShape { CIFilterShape(rect: extent) }

    /// Creates a sampler. The options have no effect.
    public convenience init(image im: CIImage) { self.init(image: im, options: nil) }
    public init(image im: CIImage, options dict: [AnyHashable: Any]?) { extent = im.extent }
}

/// The form of what a filter makes: a rectangle that holds it.
open class CIFilterShape: NSObject, @unchecked Sendable {
    /// The rectangle.
    public let extent: CGRect

    /// Creates a form of a rectangle.
    public init(rect r: CGRect) { extent = r }

    /// The form under a transform, made larger or smaller at its edges, and together with another.
    open func transform(by m: CGAffineTransform, interior flag: Bool) -> CIFilterShape {
        CIFilterShape(rect: extent.applying(m))
    }
    open func insetBy(x dx: Int32, y dy: Int32) -> CIFilterShape {
        CIFilterShape(rect: extent.insetBy(dx: CGFloat(dx), dy: CGFloat(dy)))
    }
    open func union(with s2: CIFilterShape) -> CIFilterShape { union(with: s2.extent) }
    open func union(with r: CGRect) -> CIFilterShape { CIFilterShape(rect: extent.union(r)) }
    open func intersection(with s2: CIFilterShape) -> CIFilterShape { intersection(with: s2.extent) }
    open func intersection(with r: CGRect) -> CIFilterShape { CIFilterShape(rect: extent.intersection(r)) }
}

extension CIImage {
    /// The form of the picture.
    public var definition: CIFilterShape { CIFilterShape(rect: extent) }
}
