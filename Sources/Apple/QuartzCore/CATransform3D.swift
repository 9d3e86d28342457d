public import Foundation

/// A transform in space. QuartzCore's type: four rows of four numbers, for points as rows.
public struct CATransform3D: Hashable, Sendable {
    /// The numbers by row and column, counting from 1.
    public var m11: CGFloat = 0
    public var m12: CGFloat = 0
    public var m13: CGFloat = 0
    public var m14: CGFloat = 0
    public var m21: CGFloat = 0
    public var m22: CGFloat = 0
    public var m23: CGFloat = 0
    public var m24: CGFloat = 0
    public var m31: CGFloat = 0
    public var m32: CGFloat = 0
    public var m33: CGFloat = 0
    public var m34: CGFloat = 0
    public var m41: CGFloat = 0
    public var m42: CGFloat = 0
    public var m43: CGFloat = 0
    public var m44: CGFloat = 0

    /// All numbers are 0.
    public init() {}

    /// Creates a transform of its numbers, row by row.
    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        self.init([m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44])
    }

    fileprivate init(_ n: [CGFloat]) {
        (m11, m12, m13, m14) = (n[0], n[1], n[2], n[3])
        (m21, m22, m23, m24) = (n[4], n[5], n[6], n[7])
        (m31, m32, m33, m34) = (n[8], n[9], n[10], n[11])
        (m41, m42, m43, m44) = (n[12], n[13], n[14], n[15])
    }

    fileprivate var numbers: [CGFloat] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    }

    /// The other transform after this one.
    fileprivate func times(_ other: CATransform3D) -> CATransform3D {
        let (a, b) = (numbers, other.numbers)
        return CATransform3D(
            (0..<16).map { index in
                let (row, column) = (index / 4 * 4, index % 4)
                return a[row] * b[column] + a[row + 1] * b[column + 4] + a[row + 2] * b[column + 8]
                    + a[row + 3] * b[column + 12]
            })
    }
}

/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3D([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])

/// Returns whether a transform changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Returns whether two transforms are the same.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// A shift, in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3D([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, tx, ty, tz, 1])
}

/// A scaling along the three axes.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3D([sx, 0, 0, 0, 0, sy, 0, 0, 0, 0, sz, 0, 0, 0, 0, 1])
}

/// A turn about an axis, in radians; the identity where the axis has no length.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let (x, y, z, s, c) = (x / length, y / length, z / length, sin(angle), cos(angle))
    let rest = 1 - c
    return CATransform3D([
        rest * x * x + c, rest * x * y + s * z, rest * x * z - s * y, 0,
        rest * x * y - s * z, rest * y * y + c, rest * y * z + s * x, 0,
        rest * x * z + s * y, rest * y * z - s * x, rest * z * z + c, 0,
        0, 0, 0, 1,
    ])
}

/// A shift before `t`, in points.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3DMakeTranslation(tx, ty, tz).times(t)
}

/// A scaling before `t`.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DMakeScale(sx, sy, sz).times(t)
}

/// A turn before `t`, in radians.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DMakeRotation(angle, x, y, z).times(t) }

/// `a`, and `b` after it.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D { a.times(b) }

/// The transform back; `t` itself where there is none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    // Gauss and Jordan: the rows of `t` become those of the identity, and the identity's those of the inverse.
    var rows = (0..<4).map { row in
        Array(t.numbers[row * 4..<row * 4 + 4]) + (0..<4).map { CGFloat($0 == row ? 1 : 0) }
    }
    for column in 0..<4 {
        guard let pivot = (column..<4).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
            rows[pivot][column] != 0
        else { return t }
        rows.swapAt(column, pivot)
        let scale = rows[column][column]
        rows[column] = rows[column].map { $0 / scale }
        for row in 0..<4 where row != column {
            let factor = rows[row][column]
            for index in 0..<8 { rows[row][index] -= factor * rows[column][index] }
        }
    }
    return CATransform3D(rows.flatMap { $0[4...] })
}

/// The transform in space that is one in the plane.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    CATransform3D([m.a, m.b, 0, 0, m.c, m.d, 0, 0, 0, 0, 1, 0, m.tx, m.ty, 0, 1])
}

/// Returns whether a transform stays in the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t)) == t
}

/// The part of a transform that is one in the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

extension CALayer {
    /// Sets or gives the layer's transform as one in the plane.
    public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
    public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
}

extension ProjectionTransform {
    /// The projection that a transform in space is for what lies in the plane.
    public init(_ m: CATransform3D) {
        self.init()
        (m11, m12, m13) = (m.m11, m.m12, m.m14)
        (m21, m22, m23) = (m.m21, m.m22, m.m24)
        (m31, m32, m33) = (m.m41, m.m42, m.m44)
    }
}
