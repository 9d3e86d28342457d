/// A geometric angle. Positive angles turn clockwise on the screen, since y points down.
public struct Angle: Hashable, Comparable, Sendable {
    /// The angle in radians.
    public var radians: Double

    /// The angle in degrees.
    public var degrees: Double {
        get { radians * (180 / .pi) }
        set { radians = newValue * (.pi / 180) }
    }

    /// Creates an angle of 0.
    public init() {
        radians = 0
    }

    /// Creates an angle in radians.
    public init(radians: Double) {
        self.radians = radians
    }

    /// Creates an angle in degrees.
    public init(degrees: Double) {
        radians = degrees * (.pi / 180)
    }

    /// The angle of 0.
    public static let zero = Angle()
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
    public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
    public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
    public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
    public static func * (a: Angle, factor: Double) -> Angle { Angle(radians: a.radians * factor) }
    public static func / (a: Angle, divisor: Double) -> Angle { Angle(radians: a.radians / divisor) }
    public static func += (a: inout Angle, b: Angle) { a = a + b }
    public static func -= (a: inout Angle, b: Angle) { a = a - b }
    public static func *= (a: inout Angle, factor: Double) { a = a * factor }
    public static func /= (a: inout Angle, divisor: Double) { a = a / divisor }
}
