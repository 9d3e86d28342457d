public import Foundation
public import TintypeGraphics

/// A rectangle with rounded corners, as large as the view. A radius is at most half of the shorter side.
public struct RoundedRectangle: _InsettableOutline, Hashable, Sendable {
    /// In points.
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle
    private var insetAmount: CGFloat = 0

    /// Creates a rectangle with corners of a radius in points, at most half of the shorter side.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Creates a rectangle with corners of different radii along x and y, in points.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    public func path(in rect: CGRect) -> Path {
        let inner = rect.insetBy(dx: insetAmount, dy: insetAmount)
        guard !inner.isNull else { return Path() }
        let size = CGSize(
            width: max(cornerSize.width - insetAmount, 0), height: max(cornerSize.height - insetAmount, 0))
        return size.width == size.height
            ? Path(roundedRect: inner, cornerRadius: size.width, style: style)
            : Path(roundedRect: inner, cornerSize: size, style: style)
    }

    public func inset(by amount: CGFloat) -> RoundedRectangle {
        var shape = self
        shape.insetAmount += amount
        return shape
    }

    public var _attributes: [(String, String)] {
        var attributes = [
            cornerSize.width == cornerSize.height
                ? ("cornerRadius", number(cornerSize.width))
                : ("cornerSize", "\(number(cornerSize.width)) \(number(cornerSize.height))")
        ]
        if style == .circular { attributes.append(("style", "circular")) }
        return attributes
    }
}
