package import Foundation

/// Colours around a centre, by the distance from it.
package struct RadialPaint: Hashable, Sendable {
    package var stops: [GradientStop]
    package var center: CGPoint
    /// The radius at which the gradient begins, in units of ``unit``.
    package var startRadius: CGFloat
    package var endRadius: CGFloat
    /// The length of a radius of 1 along x and y, in points; unequal for an ellipse.
    package var unit: CGSize

    package init(
        stops: [GradientStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
        unit: CGSize = CGSize(width: 1, height: 1)
    ) {
        self.stops = stops
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
        self.unit = unit
    }
}
