public import Foundation
public import TintypeGraphics
public import TintypeTree

/// The area that a stroke of a shape covers.
public struct _StrokedShape<Content: Shape>: Shape {
    /// The shape, and the style of its line.
    public var shape: Content
    public var style: StrokeStyle

    /// Creates the stroke of a shape.
    public init(shape: Content, style: StrokeStyle) {
        self.shape = shape
        self.style = style
    }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    public static var role: ShapeRole { .stroke }
    public func _outline(in environment: EnvironmentValues) -> any _ShapeOutline {
        StrokedOutline(outline: shape._outline(in: environment), style: style)
    }

    public var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, style.animatableData) }
        set {
            shape.animatableData = newValue.first
            style.animatableData = newValue.second
        }
    }
}

/// A part of a shape's outline.
public struct _TrimmedShape<Content: Shape>: Shape {
    public var shape: Content
    /// Fractions of the outline's length, 0...1.
    public var startFraction: CGFloat
    public var endFraction: CGFloat

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

/// A shape drawn for a size of its own.
public struct _SizedShape<Content: Shape>: Shape {
    public var shape: Content
    /// In points.
    public var size: CGSize
    var anchor: UnitPoint

    init(shape: Content, size: CGSize, anchor: UnitPoint) {
        self.shape = shape
        self.size = size
        self.anchor = anchor
    }

    public func path(in rect: CGRect) -> Path {
        let (point, own) = (anchor.point(in: rect), anchor.point(in: size))
        return shape.path(in: CGRect(origin: CGPoint(x: point.x - own.x, y: point.y - own.y), size: size))
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size }

    public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, size.animatableData) }
        set {
            shape.animatableData = newValue.first
            size.animatableData = newValue.second
        }
    }
}

extension StrokeStyle: Animatable {
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
        set {
            lineWidth = newValue.first
            miterLimit = newValue.second.first
            dashPhase = newValue.second.second
        }
    }
}

/// A shape of any type.
public struct AnyShape: Shape {
    private let base: any Shape

    /// Creates the erased form of a shape.
    public init<S: Shape>(_ shape: S) {
        base = shape
    }

    public func path(in rect: CGRect) -> Path { base.path(in: rect) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
    public var _name: String { base._name }
    public var _attributes: [(String, String)] { base._attributes }
    public func _outline(in environment: EnvironmentValues) -> any _ShapeOutline { base._outline(in: environment) }
}

/// Two shapes combined.
public struct _CombinedShape<First: Shape, Second: Shape>: Shape {
    enum Rule: Sendable {
        case intersection, union, subtracting, symmetricDifference, lineIntersection, lineSubtraction
    }

    var first: First
    var second: Second
    let rule: Rule
    let eoFill: Bool

    public func path(in rect: CGRect) -> Path {
        let (a, b) = (first.path(in: rect), second.path(in: rect))
        switch rule {
        case .intersection: return a.intersection(b, eoFill: eoFill)
        case .union: return a.union(b, eoFill: eoFill)
        case .subtracting: return a.subtracting(b, eoFill: eoFill)
        case .symmetricDifference: return a.symmetricDifference(b, eoFill: eoFill)
        case .lineIntersection: return a.lineIntersection(b, eoFill: eoFill)
        case .lineSubtraction: return a.lineSubtraction(b, eoFill: eoFill)
        }
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

    public var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
        get { AnimatablePair(first.animatableData, second.animatableData) }
        set {
            first.animatableData = newValue.first
            second.animatableData = newValue.second
        }
    }
}

extension Shape {
    private func combined<T: Shape>(_ other: T, _ rule: _CombinedShape<Self, T>.Rule, _ eoFill: Bool) -> some Shape {
        _CombinedShape(first: self, second: other, rule: rule, eoFill: eoFill)
    }

    /// The common part of both shapes.
    public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(other, .intersection, eoFill)
    }

    /// The union of the shapes.
    public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { combined(other, .union, eoFill) }

    /// The part of this shape outside `other`.
    public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(other, .subtracting, eoFill)
    }

    /// The points in exactly one of the shapes.
    public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(other, .symmetricDifference, eoFill)
    }

    /// The outline's parts inside `other`.
    public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(other, .lineIntersection, eoFill)
    }

    /// The outline's parts outside `other`.
    public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(other, .lineSubtraction, eoFill)
    }
}
