/// An outline with a depth.
open class SCNShape: SCNGeometry, @unchecked Sendable {
    /// The outline, and the depth in units of the scene.
    open var path: UIBezierPath?
    open var extrusionDepth: CGFloat = 0
    open var chamferRadius: CGFloat = 0
    open var chamferProfile: UIBezierPath?

    /// Creates a shape of an outline.
    public convenience init(path: UIBezierPath?, extrusionDepth: CGFloat) {
        self.init()
        (self.path, self.extrusionDepth) = (path, extrusionDepth)
    }
}
