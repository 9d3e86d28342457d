/// A matrix that moves, turns and sizes, row by row: the last row is the place.
public struct SCNMatrix4: Sendable {
    /// The numbers, each with its row and its column.
    public var m11: Float = 0
    public var m12: Float = 0
    public var m13: Float = 0
    public var m14: Float = 0
    public var m21: Float = 0
    public var m22: Float = 0
    public var m23: Float = 0
    public var m24: Float = 0
    public var m31: Float = 0
    public var m32: Float = 0
    public var m33: Float = 0
    public var m34: Float = 0
    public var m41: Float = 0
    public var m42: Float = 0
    public var m43: Float = 0
    public var m44: Float = 0

    public init() {}

    /// Creates a matrix of its numbers, or of another kind's.
    public init(
        m11: Float, m12: Float, m13: Float, m14: Float, m21: Float, m22: Float, m23: Float, m24: Float,
        m31: Float, m32: Float, m33: Float, m34: Float, m41: Float, m42: Float, m43: Float, m44: Float
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }
    public init(_ m: simd_float4x4) {
        let (a, b, c, d) = m.columns
        (m11, m12, m13, m14) = (a.x, a.y, a.z, a.w)
        (m21, m22, m23, m24) = (b.x, b.y, b.z, b.w)
        (m31, m32, m33, m34) = (c.x, c.y, c.z, c.w)
        (m41, m42, m43, m44) = (d.x, d.y, d.z, d.w)
    }
}

extension Matrix4 where Scalar == Float {
    /// Creates a matrix of SceneKit's.
    public init(_ m: SCNMatrix4) {
        self.init(
            simd_float4(m.m11, m.m12, m.m13, m.m14), simd_float4(m.m21, m.m22, m.m23, m.m24),
            simd_float4(m.m31, m.m32, m.m33, m.m34), simd_float4(m.m41, m.m42, m.m43, m.m44))
    }
}

/// The matrix that changes nothing.
public let SCNMatrix4Identity = SCNMatrix4(matrix_identity_float4x4)

/// Matrices that move, turn by an angle in radians about an axis, and size.
public func SCNMatrix4MakeTranslation(_ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
    var matrix = SCNMatrix4Identity
    (matrix.m41, matrix.m42, matrix.m43) = (tx, ty, tz)
    return matrix
}
public func SCNMatrix4MakeRotation(_ angle: Float, _ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
    let axis = simd_float3(x, y, z)
    guard length(axis) > 0 else { return SCNMatrix4Identity }
    return SCNMatrix4(simd_float4x4(simd_quatf(angle: angle, axis: normalize(axis))))
}
public func SCNMatrix4MakeScale(_ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
    SCNMatrix4(simd_float4x4(diagonal: simd_float4(sx, sy, sz, 1)))
}

/// The matrix that does what two do, the first one first.
public func SCNMatrix4Mult(_ a: SCNMatrix4, _ b: SCNMatrix4) -> SCNMatrix4 {
    // SceneKit's rows are simd's columns, where what is done first stands on the right.
    SCNMatrix4(simd_float4x4(b) * simd_float4x4(a))
}

/// Matrices that do what another does, and then move, turn and size.
public func SCNMatrix4Translate(_ m: SCNMatrix4, _ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
    SCNMatrix4Mult(m, SCNMatrix4MakeTranslation(tx, ty, tz))
}
public func SCNMatrix4Rotate(_ m: SCNMatrix4, _ angle: Float, _ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
    SCNMatrix4Mult(m, SCNMatrix4MakeRotation(angle, x, y, z))
}
public func SCNMatrix4Scale(_ m: SCNMatrix4, _ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
    SCNMatrix4Mult(m, SCNMatrix4MakeScale(sx, sy, sz))
}

/// The matrix that takes one back; one without is left as it is.
public func SCNMatrix4Invert(_ m: SCNMatrix4) -> SCNMatrix4 {
    let matrix = simd_float4x4(m)
    return matrix.determinant == 0 ? m : SCNMatrix4(matrix.inverse)
}

/// Indicates whether a matrix changes nothing, or is equal to another.
public func SCNMatrix4IsIdentity(_ m: SCNMatrix4) -> Bool { simd_float4x4(m) == matrix_identity_float4x4 }
public func SCNMatrix4EqualToMatrix4(_ a: SCNMatrix4, _ b: SCNMatrix4) -> Bool { simd_float4x4(a) == simd_float4x4(b) }

/// The matrices of other kinds.
public func SCNMatrix4ToMat4(_ m: SCNMatrix4) -> simd_float4x4 { simd_float4x4(m) }
public func SCNMatrix4FromMat4(_ m: simd_float4x4) -> SCNMatrix4 { SCNMatrix4(m) }
