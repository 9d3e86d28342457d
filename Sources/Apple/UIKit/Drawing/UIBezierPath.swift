public import Foundation

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let topLeft = UIRectCorner(rawValue: 1)
    public static let topRight = UIRectCorner(rawValue: 2)
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    public static let bottomRight = UIRectCorner(rawValue: 8)
    public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// An outline that is built step by step. UIKit's class, over ``Path``.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
    private let coreFoundationInfo = _CoreFoundationInfo()
    private var path: Path
    /// The properties of the line, in points, and the rule for the inside.
    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    open var miterLimit: CGFloat = 10
    open var flatness: CGFloat = 0.6
    open var usesEvenOddFillRule = false
    /// The lengths of dashes and gaps by turns, and where the pattern begins; in points.
    var lineDash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

    private convenience init(_ path: Path) {
        self.init()
        self.path = path
    }

    public override init() {
        path = Path()
    }

    /// An outline in an archive: its steps, written as ``Path`` describes them, and the properties of its line.
    open class var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        guard let steps = coder.decodeObject(of: NSString.self, forKey: "path") as String?, let path = Path(steps)
        else {
            return nil
        }
        self.path = path
        lineWidth = CGFloat(coder.decodeDouble(forKey: "lineWidth"))
        lineCapStyle = CGLineCap(rawValue: coder.decodeInt32(forKey: "lineCapStyle")) ?? .butt
        lineJoinStyle = CGLineJoin(rawValue: coder.decodeInt32(forKey: "lineJoinStyle")) ?? .miter
        miterLimit = CGFloat(coder.decodeDouble(forKey: "miterLimit"))
        flatness = CGFloat(coder.decodeDouble(forKey: "flatness"))
        usesEvenOddFillRule = coder.decodeBool(forKey: "usesEvenOddFillRule")
        let lengths = coder.decodeArrayOfObjects(ofClass: NSNumber.self, forKey: "dashLengths") ?? []
        lineDash = (lengths.map(CGFloat.init(truncating:)), CGFloat(coder.decodeDouble(forKey: "dashPhase")))
    }
    open func encode(with coder: NSCoder) {
        coder.encode(path.description as NSString, forKey: "path")
        coder.encode(Double(lineWidth), forKey: "lineWidth")
        coder.encode(lineCapStyle.rawValue, forKey: "lineCapStyle")
        coder.encode(lineJoinStyle.rawValue, forKey: "lineJoinStyle")
        coder.encode(Double(miterLimit), forKey: "miterLimit")
        coder.encode(Double(flatness), forKey: "flatness")
        coder.encode(usesEvenOddFillRule, forKey: "usesEvenOddFillRule")
        coder.encode(lineDash.lengths as [NSNumber] as NSArray, forKey: "dashLengths")
        coder.encode(Double(lineDash.phase), forKey: "dashPhase")
    }

    open override func copy() -> Any { copy(with: nil) }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(path)
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.miterLimit = miterLimit
        copy.flatness = flatness
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        copy.lineDash = lineDash
        return copy
    }
    /// The lengths of dashes and gaps, in points: their number first, and then as many as there is room for.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        if let pattern { for (index, length) in lineDash.lengths.enumerated() { pattern[index] = length } }
        count?.pointee = lineDash.lengths.count
        phase?.pointee = lineDash.phase
    }
    /// Creates the path of a rectangle, an ellipse or a `CGPath`.
    public convenience init(rect: CGRect) { self.init(Path(rect)) }
    public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }
    public convenience init(cgPath: CGPath) { self.init(Path(cgPath)) }

    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(Path(roundedRect: rect, cornerRadius: cornerRadius))
    }

    /// A rectangle some of whose corners are round; of `cornerRadii` the width counts, at most half the shorter side.
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        let most = max(min(cornerRadii.width, rect.width / 2, rect.height / 2), 0)
        func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? most : 0 }
        var path = Path()
        path.move(to: CGPoint(x: rect.minX + radius(.topLeft), y: rect.minY))
        let turns: [(corner: CGPoint, towards: CGPoint, radius: CGFloat, degrees: Double)] = [
            (CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: -1, y: 1), radius(.topRight), -90),
            (CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: -1, y: -1), radius(.bottomRight), 0),
            (CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: 1, y: -1), radius(.bottomLeft), 90),
            (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: 1, y: 1), radius(.topLeft), 180),
        ]
        for turn in turns {
            guard turn.radius > 0 else {
                path.addLine(to: turn.corner)
                continue
            }
            path.addArc(
                center: CGPoint(
                    x: turn.corner.x + turn.towards.x * turn.radius, y: turn.corner.y + turn.towards.y * turn.radius),
                radius: turn.radius, startAngle: .degrees(turn.degrees), endAngle: .degrees(turn.degrees + 90),
                clockwise: false)
        }
        path.closeSubpath()
        self.init(path)
    }

    /// An arc; angles are in radians from the right, clockwise where `clockwise` says so.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// The path as a `CGPath`.
    open var cgPath: CGPath {
        get { path.cgPath }
        set { path = Path(newValue) }
    }

    /// Indicates whether the path is empty; its bounds are in points.
    open var isEmpty: Bool { path.isEmpty }
    open var bounds: CGRect { path.boundingRect }

    /// The end of the path so far, in points.
    open var currentPoint: CGPoint { path.currentPoint ?? .zero }
    /// Returns whether a point lies inside, by the rule of the path.
    open func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }

    /// The path from its end to its beginning.
    open func reversing() -> UIBezierPath {
        let turned = UIBezierPath(path.reversedSteps)
        turned.lineWidth = lineWidth
        return turned
    }

    /// Adds a step to the path, or changes it.
    open func removeAllPoints() { path = Path() }
    open func move(to point: CGPoint) { path.move(to: point) }
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    open func close() { path.closeSubpath() }
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

    /// Adds a quadratic curve with a control point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds a cubic curve with two control points.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds an arc around a point; angles are in radians.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // y runs down: what UIKit calls clockwise is what Path calls the other way.
        path.addArc(
            center: center, radius: radius, startAngle: .radians(Double(startAngle)),
            endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
    }
}

extension Path {
    /// The same outlines, each from its end to its beginning.
    fileprivate var reversedSteps: Path {
        var outlines: [(points: [CGPoint], steps: [Element], isClosed: Bool)] = []
        forEach { step in
            switch step {
            case .move(let to): outlines.append(([to], [], false))
            case .line(let to), .quadCurve(let to, _), .curve(let to, _, _):
                if outlines.isEmpty { outlines.append(([.zero], [], false)) }
                outlines[outlines.count - 1].points.append(to)
                outlines[outlines.count - 1].steps.append(step)
            case .closeSubpath: if !outlines.isEmpty { outlines[outlines.count - 1].isClosed = true }
            }
        }
        var turned = Path()
        for outline in outlines.reversed() {
            turned.move(to: outline.points.last ?? .zero)
            for (step, to) in zip(outline.steps, outline.points).reversed() {
                switch step {
                case .quadCurve(_, let control): turned.addQuadCurve(to: to, control: control)
                case .curve(_, let first, let second): turned.addCurve(to: to, control1: second, control2: first)
                default: turned.addLine(to: to)
                }
            }
            if outline.isClosed { turned.closeSubpath() }
        }
        return turned
    }
}
