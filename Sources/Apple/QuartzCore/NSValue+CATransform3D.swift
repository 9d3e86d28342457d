public import Foundation
public import FoundationOverlay

extension CATransform3D: _NSValueBridged {}

extension NSValue {
    /// Creates a value of a transform, and gives that of one; the identity where there is none.
    public convenience init(caTransform3D t: CATransform3D) { self.init(_kept: t) }
    public var caTransform3DValue: CATransform3D { ._held(by: self) ?? CATransform3DIdentity }
}
