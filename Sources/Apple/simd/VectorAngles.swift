import Foundation

/// The rest of a division, and angles in radians of points and of functions, part by part.
public func fmod<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar == Float { pairs(x, y) { Foundation.fmod($0, $1) } }
public func atan2<V: SIMD>(_ y: V, _ x: V) -> V where V.Scalar == Float { pairs(y, x) { Foundation.atan2($0, $1) } }
public func exp2<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x.each { Foundation.exp2($0) } }
public func log2<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x.each { Foundation.log2($0) } }
public func log10<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x.each { Foundation.log10($0) } }
public func asin<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x.each { Foundation.asin($0) } }
public func acos<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x.each { Foundation.acos($0) } }
public func atan<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x.each { Foundation.atan($0) } }
public func sinh<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x.each { Foundation.sinh($0) } }
public func cosh<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x.each { Foundation.cosh($0) } }
public func tanh<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x.each { Foundation.tanh($0) } }
public func fmod<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar == Double { pairs(x, y) { Foundation.fmod($0, $1) } }
public func atan2<V: SIMD>(_ y: V, _ x: V) -> V where V.Scalar == Double { pairs(y, x) { Foundation.atan2($0, $1) } }
public func exp2<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x.each { Foundation.exp2($0) } }
public func log2<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x.each { Foundation.log2($0) } }
public func log10<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x.each { Foundation.log10($0) } }
public func asin<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x.each { Foundation.asin($0) } }
public func acos<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x.each { Foundation.acos($0) } }
public func atan<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x.each { Foundation.atan($0) } }
public func sinh<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x.each { Foundation.sinh($0) } }
public func cosh<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x.each { Foundation.cosh($0) } }
public func tanh<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x.each { Foundation.tanh($0) } }

private func pairs<V: SIMD>(_ x: V, _ y: V, _ make: (V.Scalar, V.Scalar) -> V.Scalar) -> V {
    var made = x
    for index in x.indices { made[index] = make(x[index], y[index]) }
    return made
}
