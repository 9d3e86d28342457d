import Foundation
import TintypeGraphics
import TintypeTree

extension Path {
    /// The ground of a control: a capsule where the corners meet, a rectangle with the system's corners otherwise.
    init(controlGround rect: CGRect, cornerRadius: CGFloat) {
        let isCapsule = cornerRadius >= min(rect.width, rect.height) / 2 - 0.01
        self.init(roundedRect: rect, cornerRadius: cornerRadius, style: isCapsule ? .circular : .continuous)
    }
}

/// The ground of a control as a shape; the radius is in points.
struct ControlGround: _InsettableOutline, Hashable, Sendable {
    let cornerRadius: CGFloat
    private var insetAmount: CGFloat = 0

    init(cornerRadius: CGFloat) {
        self.cornerRadius = cornerRadius
    }

    func path(in rect: CGRect) -> Path {
        let inner = rect.insetBy(dx: insetAmount, dy: insetAmount)
        return inner.isNull ? Path() : Path(controlGround: inner, cornerRadius: max(cornerRadius - insetAmount, 0))
    }

    func inset(by amount: CGFloat) -> ControlGround {
        var ground = self
        ground.insetAmount += amount
        return ground
    }
}

extension ControlGround: Animatable {}
extension ControlGround: View {}
extension ControlGround: Shape {}
