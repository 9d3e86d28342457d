/// Vectors of their parts, by the function of old.
public func vector2<T: SIMDScalar>(_ x: T, _ y: T) -> SIMD2<T> { SIMD2(x, y) }
public func vector3<T: SIMDScalar>(_ x: T, _ y: T, _ z: T) -> SIMD3<T> { SIMD3(x, y, z) }
public func vector4<T: SIMDScalar>(_ x: T, _ y: T, _ z: T, _ w: T) -> SIMD4<T> { SIMD4(x, y, z, w) }

/// Vectors of whole numbers and of long ones, of their parts or of others.
public func simd_make_int2(_ x: Int32, _ y: Int32) -> simd_int2 { SIMD2(x, y) }
public func simd_make_int3(_ x: Int32, _ y: Int32, _ z: Int32) -> simd_int3 { SIMD3(x, y, z) }
public func simd_make_int4(_ x: Int32, _ y: Int32, _ z: Int32, _ w: Int32) -> simd_int4 { SIMD4(x, y, z, w) }
public func simd_make_uint2(_ x: UInt32, _ y: UInt32) -> simd_uint2 { SIMD2(x, y) }
public func simd_make_uint3(_ x: UInt32, _ y: UInt32, _ z: UInt32) -> simd_uint3 { SIMD3(x, y, z) }
public func simd_make_uint4(_ x: UInt32, _ y: UInt32, _ z: UInt32, _ w: UInt32) -> simd_uint4 { SIMD4(x, y, z, w) }
public func simd_make_double2(_ x: Double, _ y: Double) -> simd_double2 { SIMD2(x, y) }
public func simd_make_double2(_ other: simd_double3) -> simd_double2 { SIMD2(other.x, other.y) }
public func simd_make_double3(_ x: Double, _ y: Double, _ z: Double) -> simd_double3 { SIMD3(x, y, z) }
public func simd_make_double3(_ xy: simd_double2, _ z: Double = 0) -> simd_double3 { SIMD3(xy, z) }
public func simd_make_double3(_ other: simd_double4) -> simd_double3 { SIMD3(other.x, other.y, other.z) }
public func simd_make_double4(_ x: Double, _ y: Double, _ z: Double, _ w: Double) -> simd_double4 { SIMD4(x, y, z, w) }
public func simd_make_double4(_ xyz: simd_double3, _ w: Double = 0) -> simd_double4 { SIMD4(xyz, w) }

/// Vectors of other kinds of numbers.
public func simd_float<V: BinaryInteger>(_ v: SIMD2<V>) -> simd_float2 { SIMD2(Float(v.x), Float(v.y)) }
public func simd_float<V: BinaryInteger>(_ v: SIMD3<V>) -> simd_float3 { SIMD3(Float(v.x), Float(v.y), Float(v.z)) }
public func simd_float(_ v: simd_double2) -> simd_float2 { simd_float2(v) }
public func simd_float(_ v: simd_double3) -> simd_float3 { simd_float3(v) }
public func simd_float(_ v: simd_double4) -> simd_float4 { simd_float4(v) }
public func simd_double(_ v: simd_float2) -> simd_double2 { simd_double2(v) }
public func simd_double(_ v: simd_float3) -> simd_double3 { simd_double3(v) }
public func simd_double(_ v: simd_float4) -> simd_double4 { simd_double4(v) }
