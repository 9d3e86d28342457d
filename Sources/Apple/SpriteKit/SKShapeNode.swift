/// A shape with its ground and its line.
open class SKShapeNode: SKNode {
    /// The shape and its looks; widths in points.
    open var path: CGPath?
    open var fillColor = UIColor.clear
    open var strokeColor = UIColor.white
    open var lineWidth: CGFloat = 1
    open var glowWidth: CGFloat = 0
    open var lineCap = CGLineCap.butt
    open var lineJoin = CGLineJoin.miter
    open var miterLimit: CGFloat = 10
    open var isAntialiased = true
    open var fillTexture: SKTexture?
    open var strokeTexture: SKTexture?
    open var fillShader: SKShader?
    open var strokeShader: SKShader?
    open var blendMode = SKBlendMode.alpha

    public override init() {
        super.init()
    }

    /// Creates a shape of a path, a rectangle, a circle and an ellipse.
    public convenience init(path: CGPath, centered: Bool = false) {
        self.init()
        self.path = path
    }
    public convenience init(rect: CGRect, cornerRadius: CGFloat = 0) {
        self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius).cgPath)
    }
    public convenience init(rectOf size: CGSize, cornerRadius: CGFloat = 0) {
        let origin = CGPoint(x: -size.width / 2, y: -size.height / 2)
        self.init(rect: CGRect(origin: origin, size: size), cornerRadius: cornerRadius)
    }
    public convenience init(circleOfRadius radius: CGFloat) {
        self.init(ellipseOf: CGSize(width: 2 * radius, height: 2 * radius))
    }
    public convenience init(ellipseOf size: CGSize) {
        let origin = CGPoint(x: -size.width / 2, y: -size.height / 2)
        self.init(ellipseIn: CGRect(origin: origin, size: size))
    }
    public convenience init(ellipseIn rect: CGRect) { self.init(path: UIBezierPath(ovalIn: rect).cgPath) }

    public required init?(coder aDecoder: NSCoder) { return nil }

    /// Creates a shape of points, which are joined by straight lines or by curves.
    public convenience init(points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
        self.init()
        let line = CGMutablePath()
        line.addLines(between: Array(UnsafeBufferPointer(start: points, count: max(numPoints, 0))))
        path = line
    }
    public convenience init(splinePoints points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
        self.init()
        let all = Array(UnsafeBufferPointer(start: points, count: max(numPoints, 0)))
        let line = CGMutablePath()
        if let first = all.first { line.move(to: first) }
        // Catmull and Rom's curve: the way at a point is that between its neighbours.
        for index in all.indices.dropLast() {
            let (a, b) = (all[index], all[index + 1])
            let (before, after) = (all[max(index - 1, 0)], all[min(index + 2, all.count - 1)])
            line.addCurve(
                to: b, control1: CGPoint(x: a.x + (b.x - before.x) / 6, y: a.y + (b.y - before.y) / 6),
                control2: CGPoint(x: b.x - (after.x - a.x) / 6, y: b.y - (after.y - a.y) / 6))
        }
        path = line
    }

    /// The length of the line in points; that of its corners where it is curved.
    open var lineLength: CGFloat {
        var (length, last): (CGFloat, CGPoint?) = (0, nil)
        path?.applyWithBlock { element in
            let kind = element.pointee.type
            let count = kind == .addCurveToPoint ? 3 : kind == .addQuadCurveToPoint ? 2 : kind == .closeSubpath ? 0 : 1
            guard count > 0 else { return }
            let point = element.pointee.points[count - 1]
            if kind != .moveToPoint, let last { length += hypot(point.x - last.x, point.y - last.y) }
            last = point
        }
        return length
    }

    override var contentFrame: CGRect { path?.boundingBox ?? .zero }
}
