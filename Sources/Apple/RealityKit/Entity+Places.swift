extension Entity {
    /// The place in metres, the turn and the sizes in the entity above.
    public var position: SIMD3<Float> {
        get { transform.translation }
        set { transform.translation = newValue }
    }
    public var orientation: simd_quatf {
        get { transform.rotation }
        set { transform.rotation = newValue }
    }
    public var scale: SIMD3<Float> {
        get { transform.scale }
        set { transform.scale = newValue }
    }

    /// The place in the space of another entity; nil stands for the scene.
    public func transformMatrix(relativeTo referenceEntity: Entity?) -> float4x4 {
        let own = (parent?.transformMatrix(relativeTo: nil)).map { $0 * transform.matrix } ?? transform.matrix
        guard let referenceEntity else { return own }
        return referenceEntity.transformMatrix(relativeTo: nil).inverse * own
    }
    public func setTransformMatrix(_ transform: float4x4, relativeTo referenceEntity: Entity?) {
        let inScene = (referenceEntity?.transformMatrix(relativeTo: nil)).map { $0 * transform } ?? transform
        let above = parent?.transformMatrix(relativeTo: nil)
        self.transform = Transform(matrix: above.map { $0.inverse * inScene } ?? inScene)
    }
    public func position(relativeTo referenceEntity: Entity?) -> SIMD3<Float> {
        Transform(matrix: transformMatrix(relativeTo: referenceEntity)).translation
    }
    public func setPosition(_ position: SIMD3<Float>, relativeTo referenceEntity: Entity?) {
        change(relativeTo: referenceEntity) { $0.translation = position }
    }
    public func orientation(relativeTo referenceEntity: Entity?) -> simd_quatf {
        Transform(matrix: transformMatrix(relativeTo: referenceEntity)).rotation
    }
    public func setOrientation(_ orientation: simd_quatf, relativeTo referenceEntity: Entity?) {
        change(relativeTo: referenceEntity) { $0.rotation = orientation }
    }
    public func scale(relativeTo referenceEntity: Entity?) -> SIMD3<Float> {
        Transform(matrix: transformMatrix(relativeTo: referenceEntity)).scale
    }
    public func setScale(_ scale: SIMD3<Float>, relativeTo referenceEntity: Entity?) {
        change(relativeTo: referenceEntity) { $0.scale = scale }
    }

    private func change(relativeTo referenceEntity: Entity?, _ body: (inout Transform) -> Void) {
        var changed = Transform(matrix: transformMatrix(relativeTo: referenceEntity))
        body(&changed)
        setTransformMatrix(changed.matrix, relativeTo: referenceEntity)
    }

    /// Turns places, directions and transforms of this entity into those of another, and back; nil stands for the scene.
    public func convert(position: SIMD3<Float>, to referenceEntity: Entity?) -> SIMD3<Float> {
        simd_make_float3(transformMatrix(relativeTo: referenceEntity) * SIMD4(position, 1))
    }
    public func convert(position: SIMD3<Float>, from referenceEntity: Entity?) -> SIMD3<Float> {
        simd_make_float3(transformMatrix(relativeTo: referenceEntity).inverse * SIMD4(position, 1))
    }
    public func convert(direction: SIMD3<Float>, to referenceEntity: Entity?) -> SIMD3<Float> {
        simd_make_float3(transformMatrix(relativeTo: referenceEntity) * SIMD4(direction, 0))
    }
    public func convert(direction: SIMD3<Float>, from referenceEntity: Entity?) -> SIMD3<Float> {
        simd_make_float3(transformMatrix(relativeTo: referenceEntity).inverse * SIMD4(direction, 0))
    }
    public func convert(transform: Transform, to referenceEntity: Entity?) -> Transform {
        Transform(matrix: transformMatrix(relativeTo: referenceEntity) * transform.matrix)
    }
    public func convert(transform: Transform, from referenceEntity: Entity?) -> Transform {
        Transform(matrix: transformMatrix(relativeTo: referenceEntity).inverse * transform.matrix)
    }

    /// Puts the entity at a place, with its front to another.
    public func look(
        at target: SIMD3<Float>, from position: SIMD3<Float>, upVector: SIMD3<Float> = SIMD3<Float>(0, 1, 0),
        relativeTo referenceEntity: Entity?
    ) {
        let node = SCNNode()
        node.simdPosition = position
        node.look(at: SCNVector3(target), up: SCNVector3(upVector), localFront: SCNNode.localFront)
        let size = scale(relativeTo: referenceEntity)
        let placed = Transform(scale: size, rotation: node.simdOrientation, translation: position)
        setTransformMatrix(placed.matrix, relativeTo: referenceEntity)
    }
}
