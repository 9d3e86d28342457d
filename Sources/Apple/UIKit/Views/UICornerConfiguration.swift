import Foundation

/// The corners of a view. UIKit's type.
public struct UICornerConfiguration: Hashable, Sendable {
    private enum Form: Hashable {
        /// The layer's corners count.
        case none
        case capsule(maximum: CGFloat?)
        case corners(
            topLeft: UICornerRadius, topRight: UICornerRadius, bottomLeft: UICornerRadius, bottomRight: UICornerRadius)
    }

    private let form: Form

    init() { form = .none }
    private init(_ form: Form) { self.form = form }

    /// Corners as of a capsule, at most of a radius in points.
    public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
        UICornerConfiguration(.capsule(maximum: maximumRadius.map { CGFloat($0) }))
    }

    /// Corners of a radius each; nil is a sharp corner.
    public static func corners(
        topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
        bottomRightRadius: UICornerRadius?
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            .corners(
                topLeft: topLeftRadius ?? 0, topRight: topRightRadius ?? 0, bottomLeft: bottomLeftRadius ?? 0,
                bottomRight: bottomRightRadius ?? 0))
    }
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        corners(topLeftRadius: radius, topRightRadius: radius, bottomLeftRadius: radius, bottomRightRadius: radius)
    }

    /// Corners of one radius, the greatest that any of them has.
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration { corners(radius: radius) }

    /// The corners of a view, whose radii are in points; nil where its layer's count.
    @MainActor func corners(of view: UIView) -> LayerCorners? {
        let most = min(view.bounds.width, view.bounds.height) / 2
        switch form {
        case .none: return nil
        case .capsule(let maximum):
            let radius = min(most, maximum ?? most)
            return LayerCorners(
                RectangleCornerRadii(
                    topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius),
                isContinuous: true)
        case .corners(let topLeft, let topRight, let bottomLeft, let bottomRight):
            return LayerCorners(
                RectangleCornerRadii(
                    topLeading: topLeft.points(in: view), bottomLeading: bottomLeft.points(in: view),
                    bottomTrailing: bottomRight.points(in: view), topTrailing: topRight.points(in: view)),
                isContinuous: true)
        }
    }
}

/// The radius of a corner. UIKit's type.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    private enum Form: Hashable {
        case fixed(CGFloat)
        case concentric(minimum: CGFloat)
    }

    private let form: Form

    /// Creates a radius in points.
    public init(floatLiteral value: Double) { form = .fixed(CGFloat(value)) }
    public init(integerLiteral value: Int) { form = .fixed(CGFloat(value)) }
    private init(_ form: Form) { self.form = form }

    /// A radius in points, or one that follows the corners of the container.
    public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(.fixed(CGFloat(radius))) }
    public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius {
        UICornerRadius(.concentric(minimum: CGFloat(minimum ?? 0)))
    }

    /// In points. A corner that is concentric with that of the view around has its radius less the distance between the edges.
    @MainActor package func points(in view: UIView) -> CGFloat {
        switch form {
        case .fixed(let radius): return radius
        case .concentric(let minimum):
            guard let outer = view.superview else { return minimum }
            let (frame, bounds) = (view.frame, outer.bounds)
            let distance = min(
                frame.minX - bounds.minX, frame.minY - bounds.minY, bounds.maxX - frame.maxX, bounds.maxY - frame.maxY)
            let radius = outer.cornerConfiguration.corners(of: outer)?.greatest ?? outer.layer.cornerRadius
            return max(radius - max(distance, 0), minimum)
        }
    }
}
