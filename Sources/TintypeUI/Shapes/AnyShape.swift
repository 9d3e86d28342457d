public import Foundation
public import TintypeGraphics
public import TintypeTree

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
