public import Foundation
public import TintypeGraphics

/// A rectangle with corners of different radii, as large as the view. If the interface reads from the right, leading
/// corners are on the right.
public struct UnevenRoundedRectangle: _InsettableOutline, Hashable, Sendable {
    /// In points.
    public var cornerRadii: RectangleCornerRadii
    public var style: RoundedCornerStyle
    private var insetAmount: CGFloat = 0

    /// Creates a rectangle with a radius for each corner.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// Creates a rectangle with a radius for each corner, in points.
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
    }

    public func path(in rect: CGRect) -> Path {
        let inner = rect.insetBy(dx: insetAmount, dy: insetAmount)
        guard !inner.isNull else { return Path() }
        return Path(roundedRect: inner, cornerRadii: cornerRadii.inset(by: insetAmount), style: style)
    }

    public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
        var shape = self
        shape.insetAmount += amount
        return shape
    }

    public func _outline(in environment: EnvironmentValues) -> any _ShapeOutline {
        guard environment.layoutDirection == .rightToLeft else { return self }
        var mirrored = self
        mirrored.cornerRadii = RectangleCornerRadii(
            topLeading: cornerRadii.topTrailing, bottomLeading: cornerRadii.bottomTrailing,
            bottomTrailing: cornerRadii.bottomLeading, topTrailing: cornerRadii.topLeading)
        return mirrored
    }

    public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
        get {
            AnimatablePair(
                AnimatablePair(cornerRadii.topLeading, cornerRadii.bottomLeading),
                AnimatablePair(cornerRadii.bottomTrailing, cornerRadii.topTrailing))
        }
        set {
            cornerRadii.topLeading = newValue.first.first
            cornerRadii.bottomLeading = newValue.first.second
            cornerRadii.bottomTrailing = newValue.second.first
            cornerRadii.topTrailing = newValue.second.second
        }
    }

    public var _attributes: [(String, String)] {
        let radii = [
            cornerRadii.topLeading, cornerRadii.bottomLeading, cornerRadii.bottomTrailing, cornerRadii.topTrailing,
        ]
        return [("cornerRadii", radii.map(number).joined(separator: " "))]
    }
}
