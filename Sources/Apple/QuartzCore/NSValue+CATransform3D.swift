public import Foundation

extension NSValue {
    /// Creates a value of a transform, and gives that of one; the identity where there is none.
    public convenience init(caTransform3D t: CATransform3D) { self.init(_kept: t) }
    public var caTransform3DValue: CATransform3D { _kept?.base as? CATransform3D ?? CATransform3DIdentity }
}
