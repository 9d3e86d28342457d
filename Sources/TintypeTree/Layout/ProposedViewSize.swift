public import Foundation
package import TintypeGraphics

/// A size that a container offers to a view, in points. nil asks for the view's ideal length along that axis.
public struct ProposedViewSize: Hashable, Sendable {
    /// The proposed length in points; nil for the ideal length.
    public var width: CGFloat?
    public var height: CGFloat?

    /// Creates a proposal from lengths in points; nil for the ideal length.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Creates a proposal of a size in points.
    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// Asks for the smallest size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Asks for the largest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
    /// Asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)

    /// The proposal with its unspecified lengths taken from `size`.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

extension ProposedViewSize {
    package subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    package init(_ axis: Axis, main: CGFloat?, cross: CGFloat?) {
        self = axis == .horizontal ? Self(width: main, height: cross) : Self(width: cross, height: main)
    }
}
