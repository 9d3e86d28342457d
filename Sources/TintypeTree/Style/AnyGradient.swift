import Foundation
import TintypeGraphics

/// Any gradient: the system's soft vertical one of a colour, `Color.gradient`, or one of stops with its own colour space.
///
/// For the system's see ``SoftGradient``.
public struct AnyGradient: Hashable, ShapeStyle, BareGradient {
    private enum Storage: Hashable, Sendable {
        case system(Color)
        case stops(Gradient, Gradient.ColorSpace)
    }

    private let storage: Storage

    init(color: Color) {
        storage = .system(color)
    }

    init(_ gradient: Gradient, in space: Gradient.ColorSpace) {
        storage = .stops(gradient, space)
    }

    /// Creates the erased form of a gradient.
    public init(_ gradient: Gradient) {
        self.init(gradient, in: .device)
    }

    /// The gradient with another way from stop to stop.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        switch storage {
        case .system: self
        case .stops(let gradient, _): AnyGradient(gradient, in: space)
        }
    }

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        _ResolvedStyle(.linearGradient(resolved(in: environment), start: .top, end: .bottom))
    }

    func resolved(in environment: EnvironmentValues) -> [GradientStop] {
        switch storage {
        case .system(let color): SoftGradient(color.resolved(in: environment)).stops
        case .stops(let gradient, let space):
            space.isPerceptual ? gradient.resolved(in: environment).perceptual : gradient.resolved(in: environment)
        }
    }
}
