public import Foundation

/// An outline that does not change. CoreGraphics' type over ``Path``.
public class CGPath: Hashable, @unchecked Sendable {
    // Only CGMutablePath changes it, which like CoreGraphics' must not be shared between threads while it is built.
    var path: Path

    init(_ path: Path, _ transform: UnsafePointer<CGAffineTransform>? = nil) {
        self.path = transform.map { path.applying($0.pointee) } ?? path
    }

    /// Creates the path of a rectangle, in points; `transform` is applied to it.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(rect), transform)
    }

    /// Creates the path of an ellipse in a rectangle; `transform` is applied to it.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(ellipseIn: rect), transform)
    }

    /// A rectangle with circular corners.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let size = CGSize(width: cornerWidth, height: cornerHeight)
        self.init(Path(roundedRect: rect, cornerSize: size, style: .circular), transform)
    }

    /// Indicates whether there is nothing to draw.
    public var isEmpty: Bool { path.isEmpty }
    /// The smallest rectangle that holds every point and control point, also those of a stroke's outline.
    public var boundingBox: CGRect { CGRect(bounding: path.elements.lazy.flatMap(\.points)) }

    /// Returns a copy of the path.
    public func copy() -> CGPath? { CGPath(path) }

    /// Returns a copy of the path that can be changed.
    public func mutableCopy() -> CGMutablePath? {
        let copy = CGMutablePath()
        copy.path = path
        return copy
    }

    public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }

    public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// An outline that is built step by step. CoreGraphics' type over ``Path``.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// An empty path.
    public init() {
        super.init(Path())
    }

    /// Adds a step or a figure to the path, in points.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.move(to: point.applying(transform))
    }
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.addLine(to: point.applying(transform))
    }
    public func closeSubpath() { path.closeSubpath() }
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        path.addRect(rect, transform: transform)
    }
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { path.addRect(rect, transform: transform) }
    }
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        path.addEllipse(in: rect, transform: transform)
    }
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        path.addLines(points.map { $0.applying(transform) })
    }
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        self.path.addPath(path.path.applying(transform))
    }

    /// Adds a quadratic curve with a control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }

    /// Adds a cubic curve with two control points.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        path.addCurve(
            to: end.applying(transform), control1: control1.applying(transform),
            control2: control2.applying(transform))
    }

    /// Adds a rectangle with circular corners.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let size = CGSize(width: cornerWidth, height: cornerHeight)
        path.addRoundedRect(in: rect, cornerSize: size, style: .circular, transform: transform)
    }

    /// Adds an arc; angles are in radians.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: .radians(Double(startAngle)),
            endAngle: .radians(Double(endAngle)), clockwise: clockwise, transform: transform)
    }
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        path.addRelativeArc(
            center: center, radius: radius, startAngle: .radians(Double(startAngle)), delta: .radians(Double(delta)),
            transform: transform)
    }
    public func addArc(
        tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        path.addArc(tangent1End: end1.applying(transform), tangent2End: end2.applying(transform), radius: radius)
    }
}

extension Path {
    /// Creates the path of a `CGPath`.
    public init(_ path: CGPath) {
        self = path.path
    }

    /// The outline as CoreGraphics' type.
    public var cgPath: CGPath { CGPath(self) }
}
