public import Foundation
public import TintypeGraphics

/// The geometry of a shape: what `Shape` of the Swift front end and the shapes of scene files have in common.
public protocol _ShapeOutline {
    /// The outline in `rect`, in points.
    func path(in rect: CGRect) -> Path
    /// The size of a view of this shape, in points.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    /// The outline that this one stands for where it is used: a container's, or one that follows the direction of reading.
    func _outline(in environment: EnvironmentValues) -> any _ShapeOutline
    /// The word for the shape, for dumps.
    var _name: String { get }
    /// The values that the shape was made with, for dumps, by name.
    var _attributes: [(String, String)] { get }
}

extension _ShapeOutline {
    /// The outline for a view that stands in `frame`. A shape is asked for one at the origin, as SwiftUI does: many of users
    /// look at the rectangle's size alone.
    package func path(placedIn frame: CGRect) -> Path {
        path(in: CGRect(origin: .zero, size: frame.size)).offsetBy(dx: frame.minX, dy: frame.minY)
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    public func _outline(in environment: EnvironmentValues) -> any _ShapeOutline { self }
    public var _name: String { "\(Self.self)" }
    public var _attributes: [(String, String)] { [] }
}

/// An outline that can be drawn smaller by the same distance all around.
public protocol _InsettableOutline: _ShapeOutline {
    /// The outline with a smaller frame.
    associatedtype InsetOutline: _InsettableOutline
    /// The outline smaller by `amount` points at each side; larger for a negative amount.
    func inset(by amount: CGFloat) -> InsetOutline
}
