/// A box, with corners that may be rounded.
open class SCNBox: SCNGeometry, @unchecked Sendable {
    /// The measures of the shape, in units of the scene.
    open var width: CGFloat = 1.0
    open var height: CGFloat = 1.0
    open var length: CGFloat = 1.0
    open var chamferRadius: CGFloat = 0.0
    open var widthSegmentCount: Int = 1
    open var heightSegmentCount: Int = 1
    open var lengthSegmentCount: Int = 1
    open var chamferSegmentCount: Int = 5

    /// Creates the shape of its measures.
    public convenience init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
        self.init()
        self.width = width
        self.height = height
        self.length = length
        self.chamferRadius = chamferRadius
    }

    override var halfSize: simd_float3? {
        simd_float3(Float(width), Float(height), Float(length)) / 2
    }
}

/// A ball.
open class SCNSphere: SCNGeometry, @unchecked Sendable {
    /// The measures of the shape, in units of the scene.
    open var radius: CGFloat = 0.5
    open var segmentCount: Int = 48

    /// Creates the shape of its measures.
    public convenience init(radius: CGFloat) {
        self.init()
        self.radius = radius
    }

    override var halfSize: simd_float3? {
        simd_float3(repeating: Float(radius))
    }
}

/// A rectangle that stands upright.
open class SCNPlane: SCNGeometry, @unchecked Sendable {
    /// The measures of the shape, in units of the scene.
    open var width: CGFloat = 1.0
    open var height: CGFloat = 1.0
    open var cornerRadius: CGFloat = 0.0
    open var widthSegmentCount: Int = 1
    open var heightSegmentCount: Int = 1
    open var cornerSegmentCount: Int = 10

    /// Creates the shape of its measures.
    public convenience init(width: CGFloat, height: CGFloat) {
        self.init()
        self.width = width
        self.height = height
    }

    override var halfSize: simd_float3? {
        simd_float3(Float(width), Float(height), 0) / 2
    }
}

/// A cylinder that stands upright.
open class SCNCylinder: SCNGeometry, @unchecked Sendable {
    /// The measures of the shape, in units of the scene.
    open var radius: CGFloat = 0.5
    open var height: CGFloat = 1.0
    open var radialSegmentCount: Int = 48
    open var heightSegmentCount: Int = 1

    /// Creates the shape of its measures.
    public convenience init(radius: CGFloat, height: CGFloat) {
        self.init()
        self.radius = radius
        self.height = height
    }

    override var halfSize: simd_float3? {
        simd_float3(Float(radius), Float(height) / 2, Float(radius))
    }
}

/// A cone that stands upright.
open class SCNCone: SCNGeometry, @unchecked Sendable {
    /// The measures of the shape, in units of the scene.
    open var topRadius: CGFloat = 0.0
    open var bottomRadius: CGFloat = 0.5
    open var height: CGFloat = 1.0
    open var radialSegmentCount: Int = 48
    open var heightSegmentCount: Int = 1

    /// Creates the shape of its measures.
    public convenience init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) {
        self.init()
        self.topRadius = topRadius
        self.bottomRadius = bottomRadius
        self.height = height
    }

    override var halfSize: simd_float3? {
        let radius = Float(Swift.max(topRadius, bottomRadius))
        return simd_float3(radius, Float(height) / 2, radius)
    }
}

/// A tube that stands upright.
open class SCNTube: SCNGeometry, @unchecked Sendable {
    /// The measures of the shape, in units of the scene.
    open var innerRadius: CGFloat = 0.25
    open var outerRadius: CGFloat = 0.5
    open var height: CGFloat = 1.0
    open var radialSegmentCount: Int = 48
    open var heightSegmentCount: Int = 1

    /// Creates the shape of its measures.
    public convenience init(innerRadius: CGFloat, outerRadius: CGFloat, height: CGFloat) {
        self.init()
        self.innerRadius = innerRadius
        self.outerRadius = outerRadius
        self.height = height
    }

    override var halfSize: simd_float3? {
        simd_float3(Float(outerRadius), Float(height) / 2, Float(outerRadius))
    }
}

/// A capsule that stands upright.
open class SCNCapsule: SCNGeometry, @unchecked Sendable {
    /// The measures of the shape, in units of the scene.
    open var capRadius: CGFloat = 0.5
    open var height: CGFloat = 2.0
    open var radialSegmentCount: Int = 48
    open var heightSegmentCount: Int = 1
    open var capSegmentCount: Int = 24

    /// Creates the shape of its measures.
    public convenience init(capRadius: CGFloat, height: CGFloat) {
        self.init()
        self.capRadius = capRadius
        self.height = height
    }

    override var halfSize: simd_float3? {
        simd_float3(Float(capRadius), Float(height) / 2, Float(capRadius))
    }
}

/// A ring that lies flat.
open class SCNTorus: SCNGeometry, @unchecked Sendable {
    /// The measures of the shape, in units of the scene.
    open var ringRadius: CGFloat = 0.5
    open var pipeRadius: CGFloat = 0.25
    open var ringSegmentCount: Int = 48
    open var pipeSegmentCount: Int = 24

    /// Creates the shape of its measures.
    public convenience init(ringRadius: CGFloat, pipeRadius: CGFloat) {
        self.init()
        self.ringRadius = ringRadius
        self.pipeRadius = pipeRadius
    }

    override var halfSize: simd_float3? {
        let radius = Float(ringRadius + pipeRadius)
        return simd_float3(radius, Float(pipeRadius), radius)
    }
}

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

/// A ground without an end.
open class SCNFloor: SCNGeometry, @unchecked Sendable {
    /// The mirror that it is, and its size in units of the scene: 0 for one without an end.
    open var reflectivity: CGFloat = 0.25
    open var reflectionFalloffStart: CGFloat = 0
    open var reflectionFalloffEnd: CGFloat = 0
    open var reflectionResolutionScaleFactor: CGFloat = 1
    open var width: CGFloat = 0
    open var length: CGFloat = 0

    override var halfSize: simd_float3? { simd_float3(Float(width), 0, Float(length)) / 2 }
}

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

    /// Creates a text.
    public convenience init(string: Any?, extrusionDepth: CGFloat) {
        self.init()
        (self.string, self.extrusionDepth) = (string, extrusionDepth)
    }
}

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
