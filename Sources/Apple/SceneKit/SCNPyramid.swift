/// A pyramid that stands on its middle.
open class SCNPyramid: SCNGeometry, @unchecked Sendable {
    /// The measures of the shape, in units of the scene.
    open var width: CGFloat = 1
    open var height: CGFloat = 1
    open var length: CGFloat = 1

    /// Creates the shape of its measures.
    public convenience init(width: CGFloat, height: CGFloat, length: CGFloat) {
        self.init()
        (self.width, self.height, self.length) = (width, height, length)
    }

    /// The corners of the box that it takes: it stands on the ground.
    open override var boundingBox: (min: SCNVector3, max: SCNVector3) {
        get { (SCNVector3(-width / 2, 0, -length / 2), SCNVector3(width / 2, height, length / 2)) }
        set {}
    }
}
