import Foundation

/// The angles of numbers in radians, powers of two and ten and their exponents, and what is left of a division, part by part.
public func asin<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x.each { Foundation.asin($0) } }
public func asin<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x.each { Foundation.asin($0) } }
public func acos<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x.each { Foundation.acos($0) } }
public func acos<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x.each { Foundation.acos($0) } }
public func atan<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x.each { Foundation.atan($0) } }
public func atan<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x.each { Foundation.atan($0) } }
public func atan2<V: SIMD>(_ y: V, _ x: V) -> V where V.Scalar == Float {
    var angles = y
    for index in y.indices { angles[index] = Foundation.atan2(y[index], x[index]) }
    return angles
}
public func atan2<V: SIMD>(_ y: V, _ x: V) -> V where V.Scalar == Double {
    var angles = y
    for index in y.indices { angles[index] = Foundation.atan2(y[index], x[index]) }
    return angles
}
public func exp2<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x.each { Foundation.exp2($0) } }
public func exp2<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x.each { Foundation.exp2($0) } }
public func log2<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x.each { Foundation.log2($0) } }
public func log2<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x.each { Foundation.log2($0) } }
public func log10<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x.each { Foundation.log10($0) } }
public func log10<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x.each { Foundation.log10($0) } }
public func fmod<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint { x - y * (x / y).rounded(.towardZero) }
public func fabs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { abs(x) }
