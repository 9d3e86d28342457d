public import Foundation

extension CGPath {
    /// The facts of the path.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }
    public var boundingBoxOfPath: CGRect { boundingBox }
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

    /// The outline of a path's line, or that of its dashes, by the names that the functions in C have in Swift; lengths are in points.
    public convenience init?(
        __byStroking path: CGPath, transform: UnsafePointer<CGAffineTransform>?, lineWidth: CGFloat, lineCap: CGLineCap,
        lineJoin: CGLineJoin, miterLimit: CGFloat
    ) {
        let outline = path.copy(
            strokingWithWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
            transform: transform?.pointee ?? .identity)
        self.init(outline.path)
    }
    public convenience init?(
        __byDashing path: CGPath, transform: UnsafePointer<CGAffineTransform>?, phase: CGFloat,
        lengths: UnsafePointer<CGFloat>?, count: Int
    ) {
        let dashes = Array(UnsafeBufferPointer(start: lengths, count: lengths == nil ? 0 : count))
        self.init(
            path.copy(dashingWithPhase: phase, lengths: dashes, transform: transform?.pointee ?? .identity).path)
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

    /// The lines that two areas share, or do not share, and the path's parts.
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.lineIntersection(other.path, eoFill: rule == .evenOdd))
    }
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.lineSubtraction(other.path, eoFill: rule == .evenOdd))
    }
    public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
        var parts: [Path] = []
        path.forEach { step in
            if case .move = step { parts.append(Path()) }
            if parts.isEmpty { parts.append(Path()) }
            parts[parts.count - 1].add(step)
        }
        return parts.filter { !$0.isEmpty }.map { CGPath($0) }
    }

    /// The path of lines alone: each curve is cut into as many as keep nearer to it than a distance in points.
    public func flattened(threshold: CGFloat) -> CGPath {
        var lines = Path()
        path.forEach { step in
            let start = lines.currentPoint ?? .zero
            let points: [CGPoint]
            switch step {
            case .quadCurve(let to, let control):
                points = [
                    start, CGPoint(x: (start.x + 2 * control.x) / 3, y: (start.y + 2 * control.y) / 3),
                    CGPoint(x: (to.x + 2 * control.x) / 3, y: (to.y + 2 * control.y) / 3), to,
                ]
            case .curve(let to, let first, let second): points = [start, first, second, to]
            default: return lines.add(step)
            }
            let length = zip(points, points.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
            let count = Int(min(max((length / max(threshold, 0.01)).squareRoot().rounded(.up), 1), 500))
            for part in 1...count {
                let t = CGFloat(part) / CGFloat(count)
                let weights = [(1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t]
                lines.addLine(
                    to: CGPoint(
                        x: zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.x },
                        y: zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.y }))
            }
        }
        return CGPath(lines)
    }

    /// Hands each step of the path to a function, along with what the caller gives it.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
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

extension Path {
    fileprivate mutating func add(_ step: Element) {
        switch step {
        case .move(let to): move(to: to)
        case .line(let to): addLine(to: to)
        case .quadCurve(let to, let control): addQuadCurve(to: to, control: control)
        case .curve(let to, let first, let second): addCurve(to: to, control1: first, control2: second)
        case .closeSubpath: closeSubpath()
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

/// A function that is given each step of a path. CoreGraphics' type.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
