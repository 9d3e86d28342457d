import Foundation
import TintypeGraphics

/// Colours at the points of a grid, smooth between them. Places are fractions of what is painted.
///
/// Between the points, places follow smooth curves through them. Control points of Bézier vertices are not followed: such a
/// mesh is drawn through its vertices' positions.
public struct MeshGradient: ShapeStyle, Equatable {
    /// A vertex with the control points of the four curves that meet in it.
    public struct BezierPoint: Hashable, Sendable {
        /// The place and the control points of the vertex, as fractions of the painted bounds.
        public var position: SIMD2<Float>
        public var leadingControlPoint: SIMD2<Float>
        public var topControlPoint: SIMD2<Float>
        public var trailingControlPoint: SIMD2<Float>
        public var bottomControlPoint: SIMD2<Float>

        /// Creates a vertex from its place and its control points, as fractions of the painted bounds.
        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    /// The places of the vertices.
    public enum Locations: Hashable, Sendable {
        case points([SIMD2<Float>])
        case bezierPoints([BezierPoint])
    }

    /// The colours of the vertices.
    public enum Colors: Hashable, Sendable {
        case colors([Color])
        case resolvedColors([Color.Resolved])
    }

    /// Vertices a row, and rows.
    public var width: Int
    public var height: Int
    public var locations: Locations
    public var colors: Colors
    /// The colour outside the mesh.
    public var background: Color
    public var smoothsColors: Bool
    public var colorSpace: Gradient.ColorSpace

    /// Creates a mesh of `width` by `height` vertices, row by row.
    public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }

    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public init(
        width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
        background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
        background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints),
            colors: .resolvedColors(resolvedColors), background: background, smoothsColors: smoothsColors,
            colorSpace: colorSpace)
    }

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        let places: [SIMD2<Float>] =
            switch locations {
            case .points(let points): points
            case .bezierPoints(let points): points.map(\.position)
            }
        let shown =
            switch colors {
            case .colors(let colors): colors.map { $0.resolved(in: environment) }
            case .resolvedColors(let colors): colors.map(\.color)
            }
        let mesh = MeshPaint(
            columns: width, rows: height, points: places.map { CGPoint(x: CGFloat($0.x), y: CGFloat($0.y)) },
            colors: shown, background: background.resolved(in: environment), smoothsColors: smoothsColors)
        // A mesh whose numbers do not fit together shows its background.
        return mesh.isSound ? _ResolvedStyle(.mesh(mesh)) : .color(mesh.background)
    }
}

extension ShapeStyle where Self == MeshGradient {
    /// A mesh of `width` by `height` vertices, row by row.
    public static func meshGradient(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) -> MeshGradient {
        MeshGradient(
            width: width, height: height, points: points, colors: colors, background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }
}
