/// A text with a depth. Its size is not known.
open class SCNText: SCNGeometry, @unchecked Sendable {
    /// The text, the depth in units of the scene, and the look.
    open var string: Any?
    open var extrusionDepth: CGFloat = 0
    open var font: UIFont! = UIFont.systemFont(ofSize: 36)
    open var isWrapped = false
    open var containerFrame = CGRect.zero
    open var truncationMode = "none"
    open var alignmentMode = "left"
    open var flatness: CGFloat = 0.6
    open var chamferRadius: CGFloat = 0
    open var chamferSegmentCount = 10
    open var chamferProfile: UIBezierPath?

    /// Creates a text.
    public convenience init(string: Any?, extrusionDepth: CGFloat) {
        self.init()
        (self.string, self.extrusionDepth) = (string, extrusionDepth)
    }
}
