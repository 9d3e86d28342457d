public import Foundation
public import TintypeGraphics

/// The geometry of a shape: what `Shape` of the Swift front end and the shapes of scene files have in common.
public protocol _ShapeOutline {
    /// The outline in `rect`, in points.
    func path(in rect: CGRect) -> Path
    /// The size of a view of this shape, in points.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    /// The word for the shape, for dumps.
    var _name: String { get }
    /// What the shape was made with, for dumps, as names and values.
    var _attributes: [(String, String)] { get }
}

extension _ShapeOutline {
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    public var _name: String { "\(Self.self)" }
    public var _attributes: [(String, String)] { [] }
}

/// An outline that can be drawn smaller by the same distance all around.
public protocol _InsettableOutline: _ShapeOutline {
    associatedtype InsetOutline: _InsettableOutline
    /// The outline smaller by `amount` points at each side; larger for a negative amount.
    func inset(by amount: CGFloat) -> InsetOutline
}
