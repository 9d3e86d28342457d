public import Foundation

/// A projective transformation of points, as a 3×3 matrix that multiplies row vectors `(x, y, 1)` from the right.
///
/// A point maps to `(x·m11 + y·m21 + m31, x·m12 + y·m22 + m32) / (x·m13 + y·m23 + m33)`.
public struct ProjectionTransform: Hashable, Sendable {
    /// The numbers of the matrix, row by row; those of the identity by default.
    public var m11: CGFloat = 1
    public var m12: CGFloat = 0
    public var m13: CGFloat = 0
    public var m21: CGFloat = 0
    public var m22: CGFloat = 1
    public var m23: CGFloat = 0
    public var m31: CGFloat = 0
    public var m32: CGFloat = 0
    public var m33: CGFloat = 1

    /// The identity.
    public init() {}

    /// Creates the projective transform that does what an affine one does.
    public init(_ m: CGAffineTransform) {
        m11 = m.a
        m12 = m.b
        m21 = m.c
        m22 = m.d
        m31 = m.tx
        m32 = m.ty
    }

    /// A translation by `offset` points.
    package init(translation offset: CGPoint) {
        m31 = offset.x
        m32 = offset.y
    }

    /// Indicates whether the transform changes nothing.
    public var isIdentity: Bool { self == ProjectionTransform() }

    /// Indicates whether parallel lines stay parallel: the last column is (0, 0, 1).
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// The determinant; 0 where the plane collapses to a line or a point.
    package var determinant: CGFloat {
        m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
    }

    /// Replaces the transform by its inverse. Returns false, and changes nothing, where there is none.
    @discardableResult
    public mutating func invert() -> Bool {
        let d = determinant
        guard d != 0, d.isFinite else { return false }
        let m = self
        m11 = (m.m22 * m.m33 - m.m23 * m.m32) / d
        m12 = (m.m13 * m.m32 - m.m12 * m.m33) / d
        m13 = (m.m12 * m.m23 - m.m13 * m.m22) / d
        m21 = (m.m23 * m.m31 - m.m21 * m.m33) / d
        m22 = (m.m11 * m.m33 - m.m13 * m.m31) / d
        m23 = (m.m13 * m.m21 - m.m11 * m.m23) / d
        m31 = (m.m21 * m.m32 - m.m22 * m.m31) / d
        m32 = (m.m12 * m.m31 - m.m11 * m.m32) / d
        m33 = (m.m11 * m.m22 - m.m12 * m.m21) / d
        return true
    }

    /// The inverse, or nil where there is none.
    package var inverse: ProjectionTransform? {
        var inverse = self
        return inverse.invert() ? inverse : nil
    }

    /// The inverse; the transform itself where there is none.
    public func inverted() -> ProjectionTransform { inverse ?? self }

    /// The transform that applies this one first, then `next`.
    public func concatenating(_ next: ProjectionTransform) -> ProjectionTransform {
        var r = ProjectionTransform()
        r.m11 = m11 * next.m11 + m12 * next.m21 + m13 * next.m31
        r.m12 = m11 * next.m12 + m12 * next.m22 + m13 * next.m32
        r.m13 = m11 * next.m13 + m12 * next.m23 + m13 * next.m33
        r.m21 = m21 * next.m11 + m22 * next.m21 + m23 * next.m31
        r.m22 = m21 * next.m12 + m22 * next.m22 + m23 * next.m32
        r.m23 = m21 * next.m13 + m22 * next.m23 + m23 * next.m33
        r.m31 = m31 * next.m11 + m32 * next.m21 + m33 * next.m31
        r.m32 = m31 * next.m12 + m32 * next.m22 + m33 * next.m32
        r.m33 = m31 * next.m13 + m32 * next.m23 + m33 * next.m33
        return r
    }

    /// The affine part; what a projective transform does to depth is left out.
    package var affine: CGAffineTransform {
        CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
    }

    /// The affine transform that this one is; nil where parallel lines do not stay parallel, or all
    /// ends behind the viewer.
    package var exactAffine: CGAffineTransform? {
        guard m13 == 0, m23 == 0, m33 > 0 else { return nil }
        if m33 == 1 { return affine }
        return CGAffineTransform(
            a: m11 / m33, b: m12 / m33, c: m21 / m33, d: m22 / m33, tx: m31 / m33, ty: m32 / m33)
    }
}

extension CGPoint {
    /// The point that `transform` makes of this one.
    public func applying(_ transform: ProjectionTransform) -> CGPoint {
        let px = x * transform.m11 + y * transform.m21 + transform.m31
        let py = x * transform.m12 + y * transform.m22 + transform.m32
        if transform.isAffine { return CGPoint(x: px, y: py) }
        let w = x * transform.m13 + y * transform.m23 + transform.m33
        return CGPoint(x: px / w, y: py / w)
    }
}
