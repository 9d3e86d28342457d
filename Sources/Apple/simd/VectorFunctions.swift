import Foundation

extension SIMD {
    /// The vector of what a function makes of each part.
    func each(_ change: (Scalar) -> Scalar) -> Self {
        var other = self
        for index in indices { other[index] = change(self[index]) }
        return other
    }
}

/// The signs, the parts beyond whole numbers, and 1 where a vector is not below an edge.
public func sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.each { $0 > 0 ? 1 : $0 < 0 ? -1 : 0 } }
public func simd_sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { sign(x) }
public func simd_sign(_ x: Float) -> Float { x > 0 ? 1 : x < 0 ? -1 : 0 }
public func simd_sign(_ x: Double) -> Double { x > 0 ? 1 : x < 0 ? -1 : 0 }
public func fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x - x.rounded(.down) }
public func simd_fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { fract(x) }
public func simd_fract(_ x: Float) -> Float { x - x.rounded(.down) }
public func simd_fract(_ x: Double) -> Double { x - x.rounded(.down) }
public func step<V: SIMD>(_ x: V, edge: V) -> V where V.Scalar: FloatingPoint {
    V(repeating: 1).replacing(with: 0, where: x .< edge)
}
public func simd_step<V: SIMD>(_ edge: V, _ x: V) -> V where V.Scalar: FloatingPoint { step(x, edge: edge) }
public func simd_step(_ edge: Float, _ x: Float) -> Float { x < edge ? 0 : 1 }
public func simd_step(_ edge: Double, _ x: Double) -> Double { x < edge ? 0 : 1 }

/// The smooth way from 0 at one edge to 1 at another, part by part.
public func smoothstep<V: SIMD>(_ x: V, edge0: V, edge1: V) -> V where V.Scalar: FloatingPoint {
    let t = ((x - edge0) / (edge1 - edge0)).clamped(lowerBound: .zero, upperBound: V(repeating: 1))
    return t * t * (V(repeating: 3) - t * 2)
}
public func simd_smoothstep<V: SIMD>(_ edge0: V, _ edge1: V, _ x: V) -> V where V.Scalar: FloatingPoint {
    smoothstep(x, edge0: edge0, edge1: edge1)
}

/// Whole numbers near the parts, and their roots.
public func floor<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.down) }
public func ceil<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.up) }
public func trunc<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.towardZero) }
public func round<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.toNearestOrAwayFromZero) }
public func sqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.squareRoot() }

/// The functions of angles in radians, and powers, part by part.
public func sin<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x.each { Foundation.sin($0) } }
public func sin<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x.each { Foundation.sin($0) } }
public func cos<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x.each { Foundation.cos($0) } }
public func cos<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x.each { Foundation.cos($0) } }
public func tan<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x.each { Foundation.tan($0) } }
public func tan<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x.each { Foundation.tan($0) } }
public func exp<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x.each { Foundation.exp($0) } }
public func exp<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x.each { Foundation.exp($0) } }
public func log<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x.each { Foundation.log($0) } }
public func log<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x.each { Foundation.log($0) } }
public func pow<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar == Float {
    var powers = x
    for index in x.indices { powers[index] = Foundation.pow(x[index], y[index]) }
    return powers
}
public func pow<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar == Double {
    var powers = x
    for index in x.indices { powers[index] = Foundation.pow(x[index], y[index]) }
    return powers
}

/// The part that a number is of 1, and its root.
public func recip<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { V(repeating: 1) / x }
public func simd_recip<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { recip(x) }
public func simd_recip(_ x: Float) -> Float { 1 / x }
public func simd_recip(_ x: Double) -> Double { 1 / x }
public func rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { V(repeating: 1) / x.squareRoot() }
public func simd_rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { rsqrt(x) }
public func simd_rsqrt(_ x: Float) -> Float { 1 / x.squareRoot() }
public func simd_rsqrt(_ x: Double) -> Double { 1 / x.squareRoot() }

/// The sum of the parts without signs, and the largest of them.
public func norm_one<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { abs(x).sum() }
public func simd_norm_one<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { abs(x).sum() }
public func norm_inf<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { abs(x).max() }
public func simd_norm_inf<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { abs(x).max() }
public func simd_reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.min() }
public func simd_reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.max() }
public func simd_muladd<V: SIMD>(_ x: V, _ y: V, _ z: V) -> V where V.Scalar: FloatingPoint { x * y + z }

/// The direction of a ray after it went into another substance, by the relation of both: none where it is thrown back.
public func refract<V: SIMD>(_ x: V, n: V, eta: V.Scalar) -> V where V.Scalar: FloatingPoint {
    let along = dot(x, n)
    let k = 1 - eta * eta * (1 - along * along)
    return k < 0 ? .zero : x * eta - n * (eta * along + k.squareRoot())
}
public func simd_refract<V: SIMD>(_ x: V, _ n: V, _ eta: V.Scalar) -> V where V.Scalar: FloatingPoint {
    refract(x, n: n, eta: eta)
}

/// The sign of the turn from one direction to another, and of three directions: twice the area, and the volume.
public func orient<T: FloatingPoint>(_ x: SIMD2<T>, _ y: SIMD2<T>) -> T { x.x * y.y - x.y * y.x }
public func orient<T: FloatingPoint>(_ a: SIMD2<T>, _ b: SIMD2<T>, _ c: SIMD2<T>) -> T { orient(a - c, b - c) }
public func orient<T: FloatingPoint>(_ x: SIMD3<T>, _ y: SIMD3<T>, _ z: SIMD3<T>) -> T { dot(x, cross(y, z)) }
public func simd_orient<T: FloatingPoint>(_ x: SIMD2<T>, _ y: SIMD2<T>) -> T { orient(x, y) }
public func simd_orient<T: FloatingPoint>(_ x: SIMD3<T>, _ y: SIMD3<T>, _ z: SIMD3<T>) -> T { orient(x, y, z) }

/// The cross of directions in a plane, which stands upright on it.
public func cross<T: FloatingPoint>(_ x: SIMD2<T>, _ y: SIMD2<T>) -> SIMD3<T> { SIMD3(0, 0, orient(x, y)) }
public func simd_cross<T: FloatingPoint>(_ x: SIMD2<T>, _ y: SIMD2<T>) -> SIMD3<T> { cross(x, y) }

/// The same functions by names that ask for speed or exactness. Both are alike here.
public func simd_fast_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { normalize(x) }
public func simd_precise_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { normalize(x) }
public func simd_fast_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { length(x) }
public func simd_precise_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { length(x) }
public func simd_fast_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { distance(x, y) }
public func simd_precise_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { distance(x, y) }

/// Selects the parts of one vector where a mask is set, and those of another elsewhere.
public func simd_select<V: SIMD>(_ x: V, _ y: V, _ mask: SIMDMask<V.MaskStorage>) -> V {
    x.replacing(with: y, where: mask)
}

/// The answers for a mask: any of its parts, and all of them.
public func simd_any<Storage: SIMD>(_ x: SIMDMask<Storage>) -> Bool { any(x) }
public func simd_all<Storage: SIMD>(_ x: SIMDMask<Storage>) -> Bool { all(x) }
