public import Foundation

/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
    /// The radius of each corner, in points.
    public var topLeading: CGFloat
    public var bottomLeading: CGFloat
    public var bottomTrailing: CGFloat
    public var topTrailing: CGFloat

    /// Creates radii, in points; 0 makes a sharp corner.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }

    /// The radii less `amount`, 0 at least.
    package func inset(by amount: CGFloat) -> RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: max(topLeading - amount, 0), bottomLeading: max(bottomLeading - amount, 0),
            bottomTrailing: max(bottomTrailing - amount, 0), topTrailing: max(topTrailing - amount, 0))
    }

    /// Indicates whether all corners are alike.
    package var isUniform: Bool {
        topLeading == bottomLeading && topLeading == bottomTrailing && topLeading == topTrailing
    }
}

extension Path {
    /// A rectangle with corners of different radii, leading on the left. No corner is larger than half of the shorter side.
    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        guard !cornerRadii.isUniform else {
            self.init(roundedRect: rect, cornerRadius: cornerRadii.topLeading, style: style)
            return
        }
        let rect = rect.standardized
        let most = min(rect.width, rect.height) / 2
        func elements(_ radius: CGFloat, corner: Int) -> [Element] {
            let radius = min(max(radius, 0), most)
            guard radius > 0 else { return [.line(to: rect.corners[(corner + 1) % 4])] }
            let whole = Path(roundedRect: rect, cornerRadius: radius, style: style).elements
            // Each corner of a whole one is a line to where it begins, and its curves.
            let length = (whole.count - 1) / 4
            return whole[corner * length..<(corner + 1) * length].map { element in
                if case .move(let to) = element { .line(to: to) } else { element }
            }
        }
        var all =
            elements(cornerRadii.topTrailing, corner: 0) + elements(cornerRadii.bottomTrailing, corner: 1)
            + elements(cornerRadii.bottomLeading, corner: 2) + elements(cornerRadii.topLeading, corner: 3)
        if case .line(let to) = all[0] { all[0] = .move(to: to) }
        self.init(storage: .elements(all + [.closeSubpath]))
    }
}
