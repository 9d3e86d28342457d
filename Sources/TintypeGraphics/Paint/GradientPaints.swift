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

/// Colours at the points of a grid, and smooth between them.
package struct MeshPaint: Hashable, Sendable {
    /// Points a row, and rows; at least 2 each.
    package var columns: Int
    package var rows: Int
    /// Row by row, in points.
    package var points: [CGPoint]
    package var colors: [ResolvedColor]
    /// The colour outside the grid.
    package var background: ResolvedColor
    /// Indicates whether colours pass the points of the grid without a crease.
    package var smoothsColors: Bool

    package init(
        columns: Int, rows: Int, points: [CGPoint], colors: [ResolvedColor], background: ResolvedColor,
        smoothsColors: Bool
    ) {
        self.columns = columns
        self.rows = rows
        self.points = points
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
    }

    /// Indicates whether there is a point and a colour for each crossing of the grid.
    package var isSound: Bool {
        columns > 1 && rows > 1 && points.count.isMultiple(of: columns) && points.count / columns == rows
            && colors.count == points.count
    }
}

/// A picture, once or in tiles.
package struct PicturePaint: Hashable, Sendable {
    package var bitmap: Bitmap
    /// The frame of the whole bitmap, in points; beyond it the bitmap or its outermost pixels repeat.
    package var rect: CGRect
    package var isTiled: Bool
    /// Indicates whether enlarged pixels blend into each other; otherwise they are squares.
    package var isSmooth: Bool
    package var opacity: Double

    package init(
        bitmap: Bitmap, rect: CGRect, isTiled: Bool = false, isSmooth: Bool = true, opacity: Double = 1
    ) {
        self.bitmap = bitmap
        self.rect = rect
        self.isTiled = isTiled
        self.isSmooth = isSmooth
        self.opacity = opacity
    }
}

/// The picture below, seen through frosted glass.
package struct BackdropPaint: Hashable, Sendable {
    /// The standard deviation of the blur, in points.
    package var sigma: CGFloat
    /// 1 leaves the colours as they are.
    package var saturation: Double
    /// Laid over what is seen.
    package var tint: ResolvedColor
    package var opacity: Double

    package init(sigma: CGFloat, saturation: Double, tint: ResolvedColor, opacity: Double = 1) {
        self.sigma = sigma
        self.saturation = saturation
        self.tint = tint
        self.opacity = opacity
    }
}
