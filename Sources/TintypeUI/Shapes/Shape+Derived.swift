import TintypeGraphics
import TintypeTree

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
