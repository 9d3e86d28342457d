/// Layers of a class that is known by its type alone: see ``_NSObjectMaking``.
public protocol _CALayerMaking: AnyObject {}

extension CALayer: _CALayerMaking {
    @_silgen_name("tintype_CALayer_layer_made")
    convenience init(_layer layer: Any) { self.init(layer: layer) }
    @_silgen_name("tintype_CALayer_layer_made")
    fileprivate class func made(layer: consuming Any) -> Self
}

extension _CALayerMaking where Self: CALayer {
    /// Makes an object as the class's own initializers do.
    @_silgen_name("tintype_CALayer_layer") @_disfavoredOverload
    public init(layer: Any)
    @_silgen_name("tintype_CALayer_layer")
    static func new(layer: consuming Any) -> Self { made(layer: layer) }
}
