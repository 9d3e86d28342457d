public import CoreGraphics
public import Foundation

/// A colour. CoreImage's class.
open class CIColor: NSObject, @unchecked Sendable {
    /// Red, green, blue and alpha in 0...1, gamma-encoded sRGB.
    public let red: CGFloat
    public let green: CGFloat
    public let blue: CGFloat
    public let alpha: CGFloat

    /// Creates black.
    public override convenience init() { self.init(red: 0, green: 0, blue: 0) }
    /// Creates a colour of its parts, or of another kind's.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
    public convenience init(cgColor: CGColor) {
        let parts = cgColor.components ?? [0, 0, 0, 1]
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    /// Creates a colour of its parts, which are taken for those of sRGB whatever space is given.
    public convenience init?(
        red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1, colorSpace: CGColorSpace
    ) { self.init(red: red, green: green, blue: blue, alpha: alpha) }

    /// Creates a colour of a text of its parts, as `"0.5 0.7 0.3 1"`.
    public convenience init(string representation: String) {
        let parts = representation.numbers + [0, 0, 0]
        let alpha = representation.numbers.count > 3 ? parts[3] : 1
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    }

    /// Red, green, blue and alpha.
    open var components: [CGFloat] { [red, green, blue, alpha] }
    open var numberOfComponents: Int { 4 }
    open var colorSpace: CGColorSpace { CGColorSpaceCreateDeviceRGB() }
    open var stringRepresentation: String { components.text }
    public static let black = CIColor(red: 0, green: 0, blue: 0)
    public static let white = CIColor(red: 1, green: 1, blue: 1)
    public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
    public static let red = CIColor(red: 1, green: 0, blue: 0)
    public static let green = CIColor(red: 0, green: 1, blue: 0)
    public static let blue = CIColor(red: 0, green: 0, blue: 1)
    public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
    public static let yellow = CIColor(red: 1, green: 1, blue: 0)
    public static let cyan = CIColor(red: 0, green: 1, blue: 1)
    public static let magenta = CIColor(red: 1, green: 0, blue: 1)

    var light: SIMD4<Float> {
        let alpha = Float(alpha)
        return SIMD4(
            Light.light(Float(red)) * alpha, Light.light(Float(green)) * alpha, Light.light(Float(blue)) * alpha, alpha)
    }
}

/// Numbers, such as a place. CoreImage's class.
open class CIVector: NSObject, @unchecked Sendable {
    private let values: [CGFloat]

    /// Creates a vector of no numbers.
    public override convenience init() { self.init([]) }
    /// Creates numbers.
    public init(values: UnsafePointer<CGFloat>, count: Int) {
        self.values = Array(UnsafeBufferPointer(start: values, count: count))
    }
    init(_ values: [CGFloat]) {
        self.values = values
    }
    public convenience init(x: CGFloat) { self.init([x]) }
    public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
    public convenience init(cgAffineTransform t: CGAffineTransform) { self.init([t.a, t.b, t.c, t.d, t.tx, t.ty]) }
    public convenience init(cgPoint p: CGPoint) { self.init([p.x, p.y]) }
    public convenience init(cgRect r: CGRect) { self.init([r.minX, r.minY, r.width, r.height]) }
    /// Creates numbers of a text of them, as `"[1 2.5]"`.
    public convenience init(string representation: String) { self.init(representation.numbers) }

    /// The numbers; 0 for those that are not there.
    open var count: Int { values.count }
    open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
    open var x: CGFloat { value(at: 0) }
    open var y: CGFloat { value(at: 1) }
    open var z: CGFloat { value(at: 2) }
    open var w: CGFloat { value(at: 3) }
    open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
    open var cgAffineTransformValue: CGAffineTransform {
        CGAffineTransform(a: x, b: y, c: z, d: w, tx: value(at: 4), ty: value(at: 5))
    }
    open var stringRepresentation: String { "[\(values.text)]" }
}

extension String {
    /// The numbers of a text, between spaces, commas or brackets.
    fileprivate var numbers: [CGFloat] {
        split { " ,[]()".contains($0) }.compactMap { Double($0) }.map { CGFloat($0) }
    }
}

extension [CGFloat] {
    /// The numbers between spaces, whole ones without a point.
    fileprivate var text: String {
        map { number in
            let value = Double(number)
            return value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
        }.joined(separator: " ")
    }
}
