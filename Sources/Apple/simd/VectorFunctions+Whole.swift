/// The smaller and the larger parts of a vector and a number.
public func min<V: SIMD>(_ vector: V, _ scalar: V.Scalar) -> V where V.Scalar: FloatingPoint {
    pointwiseMin(vector, V(repeating: scalar))
}
public func max<V: SIMD>(_ vector: V, _ scalar: V.Scalar) -> V where V.Scalar: FloatingPoint {
    pointwiseMax(vector, V(repeating: scalar))
}
public func fabs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { abs(x) }
public func fmin<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint { pointwiseMin(x, y) }
public func fmax<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint { pointwiseMax(x, y) }

/// The same of vectors of whole numbers: bounds, signs, and the sum, the smallest and the largest of all parts.
public func min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FixedWidthInteger { pointwiseMin(x, y) }
public func max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FixedWidthInteger { pointwiseMax(x, y) }
public func min<V: SIMD>(_ vector: V, _ scalar: V.Scalar) -> V where V.Scalar: FixedWidthInteger {
    pointwiseMin(vector, V(repeating: scalar))
}
public func max<V: SIMD>(_ vector: V, _ scalar: V.Scalar) -> V where V.Scalar: FixedWidthInteger {
    pointwiseMax(vector, V(repeating: scalar))
}
public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FixedWidthInteger { pointwiseMin(x, y) }
public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FixedWidthInteger { pointwiseMax(x, y) }
public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: FixedWidthInteger {
    x.clamped(lowerBound: min, upperBound: max)
}
public func clamp<V: SIMD>(_ x: V, min: V.Scalar, max: V.Scalar) -> V where V.Scalar: FixedWidthInteger {
    x.clamped(lowerBound: V(repeating: min), upperBound: V(repeating: max))
}
public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: FixedWidthInteger {
    x.clamped(lowerBound: min, upperBound: max)
}
public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: FixedWidthInteger & SignedInteger { pointwiseMax(x, 0 &- x) }
public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: FixedWidthInteger & SignedInteger { abs(x) }
public func reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FixedWidthInteger { x.wrappedSum() }
public func reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FixedWidthInteger { x.min() }
public func reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FixedWidthInteger { x.max() }
public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FixedWidthInteger { x.wrappedSum() }

/// The nearest whole numbers, part by part, halves to the even one.
public func rint<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.toNearestOrEven) }
