package import Foundation
package import TintypeGraphics

/// The outline of the container around a view; a rectangle outside any.
///
/// The view's distance from its container's edges is not taken off the corners: they are as round as the container's.
package struct ContainerOutline: _InsettableOutline, Sendable {
    private let amount: CGFloat

    package init(inset amount: CGFloat = 0) {
        self.amount = amount
    }

    package func path(in rect: CGRect) -> Path {
        let inner = rect.insetBy(dx: amount, dy: amount)
        return inner.isNull ? Path() : Path(inner)
    }

    package func inset(by more: CGFloat) -> ContainerOutline { ContainerOutline(inset: amount + more) }

    package func _outline(in environment: EnvironmentValues) -> any _ShapeOutline {
        environment.containerOutline.map { AnyOutline($0).inset(by: amount) } ?? self
    }

    package var _name: String { "ContainerRelativeShape" }
}

private enum ContainerOutlineKey: EnvironmentKey { static var defaultValue: (any _ShapeOutline)? { nil } }

extension EnvironmentValues {
    /// The shape of the container around; nil outside any.
    package var containerOutline: (any _ShapeOutline)? {
        get { self[ContainerOutlineKey.self] }
        set { self[ContainerOutlineKey.self] = newValue }
    }
}
