package import Foundation

/// Colours around a centre, by the direction from it: 0 radians points to +x, and angles grow clockwise on the screen.
package struct AngularPaint: Hashable, Sendable {
    package var stops: [GradientStop]
    package var center: CGPoint
    /// In radians. Outside of the sweep the colour of the nearer end holds.
    package var start: Double
    package var end: Double

    package init(stops: [GradientStop], center: CGPoint, start: Double, end: Double) {
        self.stops = stops
        self.center = center
        self.start = start
        self.end = end
    }
}
