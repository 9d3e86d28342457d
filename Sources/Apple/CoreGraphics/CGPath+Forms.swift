public import Foundation

extension CGPath {
    /// The facts of the path.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }
    public var boundingBoxOfPath: CGRect { path.boundingRect }
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool { path.applying(transform).contains(point, eoFill: rule == .evenOdd) }
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard Path(path.boundingRect) == path else { return false }
        rect?.pointee = path.boundingRect
        return true
    }

    /// The path through a transform, or the outline of its line; lengths are in points.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? { CGPath(path, transform) }
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        let copy = CGMutablePath()
        copy.path = transform.map { path.applying($0.pointee) } ?? path
        return copy
    }
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
        return CGPath(path.applying(transform).strokedPath(style))
    }
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        // The outline of the thinnest line: dashes of no width would be none.
        let style = StrokeStyle(lineWidth: 0.01, dash: lengths, dashPhase: phase)
        return CGPath(path.applying(transform).strokedPath(style))
    }

    /// The areas of two paths together.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.union(other.path, eoFill: rule == .evenOdd))
    }
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.intersection(other.path, eoFill: rule == .evenOdd))
    }
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.subtracting(other.path, eoFill: rule == .evenOdd))
    }
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.symmetricDifference(other.path, eoFill: rule == .evenOdd))
    }
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.normalized(eoFill: rule == .evenOdd))
    }
    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        !intersection(other, using: rule).isEmpty
    }

    /// Hands each step of the path over, with its points.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        path.forEach { step in
            var points: [CGPoint]
            let type: CGPathElementType
            switch step {
            case .move(let to): (type, points) = (.moveToPoint, [to])
            case .line(let to): (type, points) = (.addLineToPoint, [to])
            case .quadCurve(let to, let control): (type, points) = (.addQuadCurveToPoint, [control, to])
            case .curve(let to, let first, let second): (type, points) = (.addCurveToPoint, [first, second, to])
            case .closeSubpath: (type, points) = (.closeSubpath, [.zero])
            }
            points.withUnsafeMutableBufferPointer { buffer in
                guard let first = buffer.baseAddress else { return }
                withUnsafePointer(to: CGPathElement(type: type, points: first)) { block($0) }
            }
        }
    }
}

/// The kind of a path's step.
public enum CGPathElementType: Int32, Sendable {
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// A path's step: the points live as long as the call that hands it over.
public struct CGPathElement {
    /// The kind of the element.
    public var type: CGPathElementType
    /// The points, the end last.
    public var points: UnsafeMutablePointer<CGPoint>
}
