/// Nodes of a class that is known by its type alone: see ``_NSObjectMaking``.
public protocol _SCNNodeMaking: AnyObject {}

extension SCNNode: _SCNNodeMaking {
    @_silgen_name("tintype_SCNNode_geometry_made")
    convenience init(_geometry geometry: SCNGeometry?) { self.init(geometry: geometry) }
    @_silgen_name("tintype_SCNNode_geometry_made")
    fileprivate class func made(geometry: consuming SCNGeometry?) -> Self
}

extension _SCNNodeMaking where Self: SCNNode {
    /// Makes an object as the class's own initializers do.
    @_silgen_name("tintype_SCNNode_geometry") @_disfavoredOverload
    public init(geometry: SCNGeometry?)
    @_silgen_name("tintype_SCNNode_geometry")
    static func new(geometry: consuming SCNGeometry?) -> Self { made(geometry: geometry) }
}
