public import UIKit

/// The mark of an entity that shines under the eye. No eye is followed.
public struct HoverEffectComponent: Component {
    /// The way in which it shines.
    public struct HoverEffect: Sendable {
        /// A light at the place, a light all over, and an effect of the look's own.
        public static func spotlight(_ style: SpotlightHoverEffectStyle) -> HoverEffect { HoverEffect() }
        public static func highlight(_ style: HighlightHoverEffectStyle) -> HoverEffect { HoverEffect() }
        public static func shader(_ inputs: ShaderHoverEffectInputs) -> HoverEffect { HoverEffect() }
    }

    /// The way in which see-through parts shine.
    public enum OpacityFunction: Hashable, Sendable {
        case full, mask, blend
    }

    /// A light.
    public struct _Style: Equatable, @unchecked Sendable {
        /// The colour, the strength, and the way in which see-through parts shine.
        public var color: UIColor
        public var strength: Float
        public var opacityFunction: OpacityFunction
        public static let `default` = _Style()

        /// Creates a light.
        public init(color: UIColor? = nil, strength: Float = 1, opacityFunction: OpacityFunction = .full) {
            (self.color, self.strength, self.opacityFunction) = (color ?? .white, strength, opacityFunction)
        }
    }

    /// The lights of both kinds.
    public typealias SpotlightHoverEffectStyle = _Style
    public typealias HighlightHoverEffectStyle = _Style

    /// The times of an effect of the look's own, in seconds.
    public struct ShaderHoverEffectInputs: Equatable, Sendable {
        /// The times.
        public var fadeInDuration: TimeInterval
        public var fadeOutDuration: TimeInterval
        public static let `default` = ShaderHoverEffectInputs(fadeInDuration: 0.25, fadeOutDuration: 0.25)

        /// Creates times.
        public init(fadeInDuration: TimeInterval, fadeOutDuration: TimeInterval) {
            (self.fadeInDuration, self.fadeOutDuration) = (fadeInDuration, fadeOutDuration)
        }
    }

    /// The way in which it shines.
    public var hoverEffect: HoverEffect

    /// Creates a mark.
    public init() { hoverEffect = .spotlight(.default) }
    public init(_ hoverEffect: HoverEffect) { self.hoverEffect = hoverEffect }
}
