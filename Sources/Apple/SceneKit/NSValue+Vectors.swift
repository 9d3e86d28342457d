public import Foundation

extension NSValue {
    /// Creates a value of a vector, and gives it.
    public convenience init(scnVector3 v: SCNVector3) {
        self.init(rect: CGRect(x: CGFloat(v.x), y: CGFloat(v.y), width: CGFloat(v.z), height: 0))
    }
    public convenience init(scnVector4 v: SCNVector4) {
        self.init(rect: CGRect(x: CGFloat(v.x), y: CGFloat(v.y), width: CGFloat(v.z), height: CGFloat(v.w)))
    }
    public var scnVector3Value: SCNVector3 {
        SCNVector3(rectValue.origin.x, rectValue.origin.y, rectValue.size.width)
    }
    public var scnVector4Value: SCNVector4 {
        SCNVector4(rectValue.origin.x, rectValue.origin.y, rectValue.size.width, rectValue.size.height)
    }
}
