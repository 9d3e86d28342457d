public import Foundation

/// A transform as a scale, a shear, a rotation and a shift, which are done in this order. CoreGraphics' type.
public struct CGAffineTransformComponents: Hashable, Sendable {
    /// The factors, the shear along the first axis, the angle in radians, and the shift in points.
    public var scale: CGSize
    public var horizontalShear: CGFloat
    public var rotation: CGFloat
    public var translation: CGVector

    /// Creates the parts of a transform.
    public init(
        scale: CGSize = CGSize(width: 1, height: 1), horizontalShear: CGFloat = 0, rotation: CGFloat = 0,
        translation: CGVector = CGVector(dx: 0, dy: 0)
    ) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }
}

extension CGAffineTransform {
    /// Creates a transform of six numbers, or of its parts.
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }
    public init(_ components: CGAffineTransformComponents) {
        let scale = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
        let shear = CGAffineTransform(1, 0, components.horizontalShear, 1, 0, 0)
        self = scale.concatenating(shear).concatenating(CGAffineTransform(rotationAngle: components.rotation))
        (tx, ty) = (components.translation.dx, components.translation.dy)
    }

    /// The scale, the shear, the rotation and the shift of which the transform is made.
    public func decomposed() -> CGAffineTransformComponents {
        let width = hypot(a, b)
        guard width > 0 else {
            let height = hypot(c, d)
            return CGAffineTransformComponents(
                scale: CGSize(width: 0, height: height), rotation: height > 0 ? atan2(-c, d) : 0,
                translation: CGVector(dx: tx, dy: ty))
        }
        let height = (a * d - b * c) / width
        let shear = height == 0 ? 0 : (a * c + b * d) / (width * height)
        return CGAffineTransformComponents(
            scale: CGSize(width: width, height: height), horizontalShear: shear, rotation: atan2(b, a),
            translation: CGVector(dx: tx, dy: ty))
    }
}
