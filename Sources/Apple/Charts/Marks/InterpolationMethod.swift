/// The course of a line between its points: Swift Charts' type.
public struct InterpolationMethod: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case linear, monotone, stepStart, stepCenter, stepEnd
        case catmullRom(alpha: CGFloat)
        case cardinal(tension: CGFloat)
    }

    let kind: Kind

    /// The courses: straight, or curved, or in steps.
    public static var linear: InterpolationMethod { InterpolationMethod(kind: .linear) }
    public static var monotone: InterpolationMethod { InterpolationMethod(kind: .monotone) }
    public static var stepStart: InterpolationMethod { InterpolationMethod(kind: .stepStart) }
    public static var stepCenter: InterpolationMethod { InterpolationMethod(kind: .stepCenter) }
    public static var stepEnd: InterpolationMethod { InterpolationMethod(kind: .stepEnd) }
    public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }
    public static var cardinal: InterpolationMethod { cardinal(tension: 0.5) }

    /// - Parameter alpha: 0 for a uniform, 0.5 for a centripetal and 1 for a chordal spline.
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
        InterpolationMethod(kind: .catmullRom(alpha: alpha))
    }

    /// - Parameter tension: 0 for the roundest curve, 1 for straight lines.
    public static func cardinal(tension: CGFloat) -> InterpolationMethod {
        InterpolationMethod(kind: .cardinal(tension: tension))
    }
}
