public import Foundation
public import TintypeGraphics

/// A rectangle as large as the view.
public struct Rectangle: _InsettableOutline, Hashable, Sendable {
    /// Creates a rectangle.
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(rect) }

    public func inset(by amount: CGFloat) -> _InsetShape<Rectangle> { _InsetShape(shape: self, amount: amount) }
}

/// A shape drawn in a rectangle that is smaller at each side.
public struct _InsetShape<Base: _ShapeOutline>: _InsettableOutline {
    let shape: Base
    let amount: CGFloat

    init(shape: Base, amount: CGFloat) {
        self.shape = shape
        self.amount = amount
    }

    public func path(in rect: CGRect) -> Path {
        let inner = rect.insetBy(dx: amount, dy: amount)
        return inner.isNull ? Path() : shape.path(in: inner)
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    public func inset(by more: CGFloat) -> _InsetShape<Base> { _InsetShape(shape: shape, amount: amount + more) }
    public var _name: String { shape._name }
    public var _attributes: [(String, String)] { shape._attributes + [("inset", number(amount))] }
}

extension _InsetShape: Sendable where Base: Sendable {}
