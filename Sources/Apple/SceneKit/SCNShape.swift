/// An outline with a depth.
open class SCNShape: SCNGeometry, @unchecked Sendable {
    /// The outline, and the depth in units of the scene.
    open var path: UIBezierPath?
    open var extrusionDepth: CGFloat = 0
    open var chamferRadius: CGFloat = 0
    open var chamferProfile: UIBezierPath?
    open var chamferMode = SCNChamferMode.both

    /// Creates a shape of an outline.
    public convenience init(path: UIBezierPath?, extrusionDepth: CGFloat) {
        self.init()
        (self.path, self.extrusionDepth) = (path, extrusionDepth)
    }
}

/// The edges of a shape that are cut. SceneKit's type.
public enum SCNChamferMode: Int, Sendable {
    case both, front, back
}
