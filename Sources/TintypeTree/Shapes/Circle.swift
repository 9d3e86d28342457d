public import Foundation
public import TintypeGraphics

/// The largest circle in the middle of the view. A view of it is square: as wide as the shorter side that it is offered.
public struct Circle: _InsettableOutline, Hashable, Sendable {
    /// Creates a circle.
    public init() {}

    public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(
            ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let side: CGFloat =
            switch (proposal.width, proposal.height) {
            case (let width?, let height?): min(width, height)
            case (let length?, nil), (nil, let length?): length
            case (nil, nil): 10
            }
        return CGSize(width: side, height: side)
    }

    public func inset(by amount: CGFloat) -> _InsetShape<Circle> { _InsetShape(shape: self, amount: amount) }
}

/// The ellipse inscribed in the view.
public struct Ellipse: _InsettableOutline, Hashable, Sendable {
    /// Creates an ellipse.
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

    public func inset(by amount: CGFloat) -> _InsetShape<Ellipse> { _InsetShape(shape: self, amount: amount) }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: _InsettableOutline, Hashable, Sendable {
    /// The form of the rounded ends.
    public var style: RoundedCornerStyle

    /// Creates a capsule.
    public init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }

    public func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        return Path(roundedRect: rect, cornerRadius: radius, style: .circular)
    }

    public func inset(by amount: CGFloat) -> _InsetShape<Capsule> { _InsetShape(shape: self, amount: amount) }
}
