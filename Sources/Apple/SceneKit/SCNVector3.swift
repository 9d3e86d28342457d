/// A place or a direction in space.
public struct SCNVector3: Sendable {
    /// The parts.
    public var x: Float
    public var y: Float
    public var z: Float

    public init() {
        (x, y, z) = (0, 0, 0)
    }

    /// Creates a vector of its parts, or of another kind's.
    public init(x: Float, y: Float, z: Float) {
        (self.x, self.y, self.z) = (x, y, z)
    }
    public init(_ x: Float, _ y: Float, _ z: Float) {
        (self.x, self.y, self.z) = (x, y, z)
    }
    public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) {
        self.init(Float(x), Float(y), Float(z))
    }
    public init(_ x: Double, _ y: Double, _ z: Double) {
        self.init(Float(x), Float(y), Float(z))
    }
    public init(_ x: Int, _ y: Int, _ z: Int) {
        self.init(Float(x), Float(y), Float(z))
    }
    public init(_ v: simd_float3) {
        self.init(v.x, v.y, v.z)
    }
    public init(_ v: simd_double3) {
        self.init(v.x, v.y, v.z)
    }
}

/// Four numbers: an axis with an angle in radians, or the numbers of a quaternion.
public struct SCNVector4: Sendable {
    /// The parts.
    public var x: Float
    public var y: Float
    public var z: Float
    public var w: Float

    public init() {
        (x, y, z, w) = (0, 0, 0, 0)
    }

    /// Creates a vector of its parts, or of another kind's.
    public init(x: Float, y: Float, z: Float, w: Float) {
        (self.x, self.y, self.z, self.w) = (x, y, z, w)
    }
    public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) {
        (self.x, self.y, self.z, self.w) = (x, y, z, w)
    }
    public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) {
        self.init(Float(x), Float(y), Float(z), Float(w))
    }
    public init(_ x: Double, _ y: Double, _ z: Double, _ w: Double) {
        self.init(Float(x), Float(y), Float(z), Float(w))
    }
    public init(_ x: Int, _ y: Int, _ z: Int, _ w: Int) {
        self.init(Float(x), Float(y), Float(z), Float(w))
    }
    public init(_ v: simd_float4) {
        self.init(v.x, v.y, v.z, v.w)
    }
}

/// The four numbers of a turn.
public typealias SCNQuaternion = SCNVector4

/// Vectors of nothing.
public let SCNVector3Zero = SCNVector3()
public let SCNVector4Zero = SCNVector4()

/// Vectors of their parts, and of another kind's.
public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x, y, z) }
public func SCNVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SCNVector4 { SCNVector4(x, y, z, w) }
public func SCNVector3ToFloat3(_ v: SCNVector3) -> simd_float3 { simd_float3(v) }
public func SCNVector4ToFloat4(_ v: SCNVector4) -> simd_float4 { simd_float4(v) }
public func SCNVector3FromFloat3(_ v: simd_float3) -> SCNVector3 { SCNVector3(v) }
public func SCNVector4FromFloat4(_ v: simd_float4) -> SCNVector4 { SCNVector4(v) }

/// Indicates whether vectors are equal.
public func SCNVector3EqualToVector3(_ a: SCNVector3, _ b: SCNVector3) -> Bool { simd_float3(a) == simd_float3(b) }
public func SCNVector4EqualToVector4(_ a: SCNVector4, _ b: SCNVector4) -> Bool { simd_float4(a) == simd_float4(b) }

extension SIMD3 where Scalar == Float {
    /// Creates a vector of SceneKit's.
    public init(_ v: SCNVector3) {
        self.init(v.x, v.y, v.z)
    }
}

extension SIMD4 where Scalar == Float {
    /// Creates a vector of SceneKit's.
    public init(_ v: SCNVector4) {
        self.init(v.x, v.y, v.z, v.w)
    }
}
