public import Foundation
public import TintypeGraphics
public import TintypeTree

/// The shape of a bordered button.
public struct ButtonBorderShape: Equatable, Sendable {
    enum Storage: Equatable {
        case automatic
        case capsule
        /// nil for the radius that goes with the button's size, in points.
        case roundedRectangle(CGFloat?)
        case circle
    }

    let storage: Storage

    /// The usual one of the platform.
    public static let automatic = ButtonBorderShape(storage: .automatic)
    public static let capsule = ButtonBorderShape(storage: .capsule)
    public static let roundedRectangle = ButtonBorderShape(storage: .roundedRectangle(nil))
    public static let circle = ButtonBorderShape(storage: .circle)

    /// Corners of `radius` points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(storage: .roundedRectangle(radius))
    }
}

extension ButtonBorderShape: InsettableShape {
    public nonisolated func path(in rect: CGRect) -> Path { outline(in: rect, cornerRadius: 8, isCapsule: true) }

    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        ButtonBorderOutline(shape: self, cornerRadius: 8, isCapsule: true, amount: amount)
    }

    nonisolated func outline(in rect: CGRect, cornerRadius: CGFloat, isCapsule: Bool) -> Path {
        let half = min(rect.width, rect.height) / 2
        return switch storage {
        case .capsule: Path(roundedRect: rect, cornerRadius: half, style: .circular)
        case .automatic where isCapsule: Path(roundedRect: rect, cornerRadius: half, style: .circular)
        case .automatic: Path(roundedRect: rect, cornerRadius: cornerRadius)
        case .roundedRectangle(let radius): Path(roundedRect: rect, cornerRadius: radius ?? cornerRadius)
        case .circle: Circle().path(in: rect)
        }
    }
}

extension Shape where Self == ButtonBorderShape {
    /// The shape of the border of buttons.
    public static var buttonBorder: ButtonBorderShape { .automatic }
}

/// The shape of a button with the measures of its size.
struct ButtonBorderOutline: InsettableShape {
    let shape: ButtonBorderShape
    let cornerRadius: CGFloat
    let isCapsule: Bool
    var amount: CGFloat = 0

    nonisolated func path(in rect: CGRect) -> Path {
        let inner = rect.insetBy(dx: amount, dy: amount)
        return inner.isNull
            ? Path() : shape.outline(in: inner, cornerRadius: max(cornerRadius - amount, 0), isCapsule: isCapsule)
    }

    nonisolated func inset(by more: CGFloat) -> ButtonBorderOutline {
        var outline = self
        outline.amount += more
        return outline
    }
}

extension ButtonBorderOutline {
    init(shape: ButtonBorderShape, metrics: ButtonMetrics) {
        self.init(shape: shape, cornerRadius: metrics.cornerRadius, isCapsule: metrics.isCapsule)
    }
}

private enum ButtonBorderShapeKey: EnvironmentKey { static let defaultValue = ButtonBorderShape.automatic }

extension EnvironmentValues {
    /// The shape of the bordered buttons below.
    public var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

nonisolated extension View {
    /// The shape of the bordered buttons below.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { environment(\.buttonBorderShape, shape) }
}
