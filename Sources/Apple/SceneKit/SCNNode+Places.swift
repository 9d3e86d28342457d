extension SCNNode {
    /// The turn as an axis with an angle in radians, and as angles in radians about the axes, of which that about z is first and
    /// that about x last.
    public var simdRotation: simd_float4 {
        get {
            let imaginary = simdOrientation.imag
            return length(imaginary) == 0 ? .zero : simd_float4(normalize(imaginary), simdOrientation.angle)
        }
        set {
            let axis = simd_make_float3(newValue)
            let isNone = length(axis) == 0
            simdOrientation =
                isNone
                ? simd_quatf(ix: 0, iy: 0, iz: 0, r: 1) : simd_quatf(angle: newValue.w, axis: normalize(axis))
        }
    }
    public var simdEulerAngles: simd_float3 {
        get {
            let c = simd_float3x3(simdOrientation).columns
            // Straight up or down the other two are one turn.
            guard Swift.abs(c.2.x) < 0.99999 else {
                return simd_float3(atan2(c.1.z, c.1.y), c.2.x < 0 ? -.pi / 2 : .pi / 2, 0)
            }
            return simd_float3(atan2(-c.2.y, c.2.z), asin(c.2.x), atan2(-c.1.x, c.0.x))
        }
        set {
            let pitch = simd_quatf(angle: newValue.x, axis: simd_float3(1, 0, 0))
            let yaw = simd_quatf(angle: newValue.y, axis: simd_float3(0, 1, 0))
            let roll = simd_quatf(angle: newValue.z, axis: simd_float3(0, 0, 1))
            simdOrientation = pitch * yaw * roll
        }
    }

    /// The place, the turn and the sizes in one, and the point of the node that its place and turn are about.
    public var simdTransform: simd_float4x4 {
        get {
            var matrix = simd_float4x4(simdOrientation)
            for axis in 0..<3 { matrix[axis] *= simdScale[axis] }
            matrix.columns.3 = simd_float4(simdPosition, 1)
            return matrix
        }
        set {
            let c = newValue.columns
            let axes = [simd_make_float3(c.0), simd_make_float3(c.1), simd_make_float3(c.2)]
            var sizes = simd_float3(length(axes[0]), length(axes[1]), length(axes[2]))
            // A mirror is kept as a negative size.
            if dot(cross(axes[0], axes[1]), axes[2]) < 0 { sizes.x = -sizes.x }
            simdPosition = simd_make_float3(c.3)
            simdScale = sizes
            guard sizes.x != 0, sizes.y != 0, sizes.z != 0 else { return }
            simdOrientation = simd_quatf(simd_float3x3(axes[0] / sizes.x, axes[1] / sizes.y, axes[2] / sizes.z))
        }
    }
    public var pivot: SCNMatrix4 {
        get { SCNMatrix4(simdPivot) }
        set { simdPivot = simd_float4x4(newValue) }
    }

    // MARK: In the scene

    /// The same in the space of the whole scene.
    public var worldTransform: SCNMatrix4 { SCNMatrix4(simdWorldTransform) }
    public var simdWorldTransform: simd_float4x4 {
        get {
            guard let parent else { return simdTransform }
            return parent.simdWorldTransform * parent.simdPivot.inverse * simdTransform
        }
        set {
            guard let parent else {
                simdTransform = newValue
                return
            }
            simdTransform = (parent.simdWorldTransform * parent.simdPivot.inverse).inverse * newValue
        }
    }
    public func setWorldTransform(_ worldTransform: SCNMatrix4) { simdWorldTransform = simd_float4x4(worldTransform) }
    public var worldPosition: SCNVector3 {
        get { SCNVector3(simdWorldPosition) }
        set { simdWorldPosition = simd_float3(newValue) }
    }
    public var simdWorldPosition: simd_float3 {
        get { simd_make_float3(simdWorldTransform.columns.3) }
        set {
            var matrix = simdWorldTransform
            matrix.columns.3 = simd_float4(newValue, 1)
            simdWorldTransform = matrix
        }
    }
    public var worldOrientation: SCNQuaternion {
        get { SCNVector4(simdWorldOrientation.vector) }
        set { simdWorldOrientation = simd_quatf(vector: simd_float4(newValue)) }
    }
    public var simdWorldOrientation: simd_quatf {
        get { (parent?.simdWorldOrientation).map { $0 * simdOrientation } ?? simdOrientation }
        set { simdOrientation = (parent?.simdWorldOrientation).map { $0.inverse * newValue } ?? newValue }
    }

    /// The directions of a node, and its own directions in the scene.
    public static var localFront: SCNVector3 { SCNVector3(0, 0, -1) }
    public static var localRight: SCNVector3 { SCNVector3(1, 0, 0) }
    public static var localUp: SCNVector3 { SCNVector3(0, 1, 0) }
    public static var simdLocalFront: simd_float3 { simd_float3(0, 0, -1) }
    public static var simdLocalRight: simd_float3 { simd_float3(1, 0, 0) }
    public static var simdLocalUp: simd_float3 { simd_float3(0, 1, 0) }
    public var worldFront: SCNVector3 { SCNVector3(simdWorldFront) }
    public var worldRight: SCNVector3 { SCNVector3(simdWorldRight) }
    public var worldUp: SCNVector3 { SCNVector3(simdWorldUp) }
    public var simdWorldFront: simd_float3 { simdWorldOrientation.act(Self.simdLocalFront) }
    public var simdWorldRight: simd_float3 { simdWorldOrientation.act(Self.simdLocalRight) }
    public var simdWorldUp: simd_float3 { simdWorldOrientation.act(Self.simdLocalUp) }

    /// Turns places, directions and matrices of this node into those of another, and back; nil stands for the scene.
    public func convertPosition(_ position: SCNVector3, to node: SCNNode?) -> SCNVector3 {
        SCNVector3(simdConvertPosition(simd_float3(position), to: node))
    }
    public func convertPosition(_ position: SCNVector3, from node: SCNNode?) -> SCNVector3 {
        SCNVector3(simdConvertPosition(simd_float3(position), from: node))
    }
    public func simdConvertPosition(_ position: simd_float3, to node: SCNNode?) -> simd_float3 {
        simd_make_float3(way(to: node) * simd_float4(position, 1))
    }
    public func simdConvertPosition(_ position: simd_float3, from node: SCNNode?) -> simd_float3 {
        simd_make_float3(way(to: node).inverse * simd_float4(position, 1))
    }
    public func convertVector(_ vector: SCNVector3, to node: SCNNode?) -> SCNVector3 {
        SCNVector3(simd_make_float3(way(to: node) * simd_float4(simd_float3(vector), 0)))
    }
    public func convertVector(_ vector: SCNVector3, from node: SCNNode?) -> SCNVector3 {
        SCNVector3(simd_make_float3(way(to: node).inverse * simd_float4(simd_float3(vector), 0)))
    }
    public func convertTransform(_ transform: SCNMatrix4, to node: SCNNode?) -> SCNMatrix4 {
        SCNMatrix4(way(to: node) * simd_float4x4(transform))
    }
    public func convertTransform(_ transform: SCNMatrix4, from node: SCNNode?) -> SCNMatrix4 {
        SCNMatrix4(way(to: node).inverse * simd_float4x4(transform))
    }
    public func simdConvertTransform(_ transform: simd_float4x4, to node: SCNNode?) -> simd_float4x4 {
        way(to: node) * transform
    }
    public func simdConvertTransform(_ transform: simd_float4x4, from node: SCNNode?) -> simd_float4x4 {
        way(to: node).inverse * transform
    }

    private func way(to node: SCNNode?) -> simd_float4x4 {
        let own = simdWorldTransform * simdPivot.inverse
        guard let node else { return own }
        return (node.simdWorldTransform * node.simdPivot.inverse).inverse * own
    }

    // MARK: Moves

    /// Turns the node so that its front points to a place of the scene.
    public func look(at worldTarget: SCNVector3) {
        look(at: worldTarget, up: Self.localUp, localFront: Self.localFront)
    }
    public func look(at worldTarget: SCNVector3, up worldUp: SCNVector3, localFront: SCNVector3) {
        let way = simd_float3(worldTarget) - simdWorldPosition
        guard length(way) > 0 else { return }
        let (front, up) = (normalize(way), simd_float3(worldUp))
        let across = cross(front, up)
        // Straight along the given direction any side will do.
        let right = length(across) > 1e-6 ? normalize(across) : simd_float3(1, 0, 0)
        let turn = simd_quatf(simd_float3x3(right, cross(right, front), -front))
        simdWorldOrientation = turn * simd_quatf(from: normalize(simd_float3(localFront)), to: Self.simdLocalFront)
    }
    public func simdLook(at worldTarget: simd_float3) { look(at: SCNVector3(worldTarget)) }

    /// Moves along its own directions, turns by a quaternion, and turns about a place of the parent.
    public func localTranslate(by translation: SCNVector3) { simdLocalTranslate(by: simd_float3(translation)) }
    public func simdLocalTranslate(by translation: simd_float3) { simdPosition += simdOrientation.act(translation) }
    public func localRotate(by rotation: SCNQuaternion) {
        simdLocalRotate(by: simd_quatf(vector: simd_float4(rotation)))
    }
    public func simdLocalRotate(by rotation: simd_quatf) { simdOrientation = simdOrientation * rotation }
    public func rotate(by worldRotation: SCNQuaternion, aroundTarget worldTarget: SCNVector3) {
        let turn = simd_quatf(vector: simd_float4(worldRotation))
        let target = simd_float3(worldTarget)
        let orientation = turn * simdWorldOrientation
        simdWorldPosition = target + turn.act(simdWorldPosition - target)
        simdWorldOrientation = orientation
    }
}
