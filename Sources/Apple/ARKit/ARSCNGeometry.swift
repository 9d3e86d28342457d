public import Metal

/// The shape of a face as SceneKit draws it. There is no graphics processor to make it for: nobody has one.
open class ARSCNFaceGeometry: SCNGeometry, @unchecked Sendable {
    /// nil: there is no graphics processor.
    public convenience init?(device: any MTLDevice) { return nil }
    public convenience init?(device: any MTLDevice, fillMesh: Bool) { return nil }

    /// Follows a face.
    open func update(from faceGeometry: ARFaceGeometry) {}
}

/// The shape of a plane as SceneKit draws it. There is no graphics processor to make it for: nobody has one.
open class ARSCNPlaneGeometry: SCNGeometry, @unchecked Sendable {
    /// nil: there is no graphics processor.
    public convenience init?(device: any MTLDevice) { return nil }

    /// Follows a plane.
    open func update(from planeGeometry: ARPlaneGeometry) {}
}
