public import Foundation

/// The shadow of a drawn text. UIKit's class.
open class NSShadow: NSObject, NSCopying, NSSecureCoding {
    private let coreFoundationInfo = _CoreFoundationInfo()
    /// The place, the blur and the colour; lengths are in points.
    open var shadowOffset = CGSize.zero
    open var shadowBlurRadius: CGFloat = 0
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    public override init() {
        super.init()
    }

    /// A shadow in an archive.
    open class var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        shadowOffset = coder.decodeSize(forKey: "NSShadowOffset")
        shadowBlurRadius = CGFloat(coder.decodeDouble(forKey: "NSShadowBlurRadius"))
        shadowColor = coder.decodeObject(of: UIColor.self, forKey: "NSShadowColor")
    }
    open func encode(with coder: NSCoder) {
        coder.encode(shadowOffset, forKey: "NSShadowOffset")
        coder.encode(Double(shadowBlurRadius), forKey: "NSShadowBlurRadius")
        coder.encode(shadowColor as? UIColor, forKey: "NSShadowColor")
    }

    open override func copy() -> Any { copy(with: nil) }
    /// A shadow with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }
}
