public import Foundation
public import TintypeGraphics
public import TintypeTree

/// A part of a shape's outline.
public struct _TrimmedShape<Content: Shape>: Shape {
    public var shape: Content
    /// Fractions of the outline's length, 0...1.
    public var startFraction: CGFloat
    public var endFraction: CGFloat

    /// Creates the part of a shape between two fractions of its length, 0...1.
    public init(shape: Content, startFraction: CGFloat = 0, endFraction: CGFloat = 1) {
        self.shape = shape
        self.startFraction = startFraction
        self.endFraction = endFraction
    }

    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    public var _name: String { shape._name }
    public var _attributes: [(String, String)] {
        shape._attributes + [("trim", "\(number(startFraction)) \(number(endFraction))")]
    }

    public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
        set {
            shape.animatableData = newValue.first
            startFraction = newValue.second.first
            endFraction = newValue.second.second
        }
    }
}
