public import Foundation
public import TintypeGraphics
import TintypeTree

extension VisualEffect {
    /// Blurs what is seen with a radius in points.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        adding(BlurModifier(radius: radius, isOpaque: opaque))
    }

    /// Changes colours, as the modifiers of `View` with these names do.
    public func brightness(_ amount: Double) -> some VisualEffect { adding(ColorFilterModifier(.brightness, amount)) }
    public func contrast(_ amount: Double) -> some VisualEffect { adding(ColorFilterModifier(.contrast, amount)) }
    public func saturation(_ amount: Double) -> some VisualEffect { adding(ColorFilterModifier(.saturation, amount)) }
    public func grayscale(_ amount: Double) -> some VisualEffect { adding(ColorFilterModifier(.grayscale, amount)) }
    public func hueRotation(_ angle: Angle) -> some VisualEffect {
        adding(ColorFilterModifier(.hueRotation, angle.radians))
    }
}
