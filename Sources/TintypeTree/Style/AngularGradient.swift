public import TintypeGraphics

/// A gradient by the direction from a point of what it paints: 0 points to the trailing side, and angles grow clockwise.
public struct AngularGradient: ShapeStyle {
    let gradient: AnyGradient
    let center: UnitPoint
    let startAngle: Angle
    let endAngle: Angle

    init(_ gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.gradient = gradient
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
    }

    /// A full turn from `angle`.
    init(_ gradient: AnyGradient, center: UnitPoint, angle: Angle) {
        self.init(gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }

    /// Creates a gradient from `startAngle` to `endAngle`, clockwise from the trailing side, around a point of the painted
    /// bounds.
    public init(
        gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
    ) {
        self.init(AnyGradient(gradient), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Creates such a gradient of colours at equal distances.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Creates such a gradient of colours at given places.
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(AnyGradient(gradient), center: center, angle: angle)
    }

    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        _ResolvedStyle(
            .angularGradient(
                gradient.resolved(in: environment), center: center, start: startAngle.radians, end: endAngle.radians))
    }
}
