public import UIKit

extension ParticleEmitterComponent {
    /// The facts about each particle. Lengths are in metres, times in seconds, angles in radians.
    public struct ParticleEmitter: @unchecked Sendable {
        /// The types of its parts.
        public typealias Color = UIColor

        /// The way in which a particle is laid over others.
        public enum BlendMode: Hashable, Codable, Sendable {
            case alpha, opaque, additive
        }

        /// The way in which a particle is turned.
        public enum BillboardMode: Hashable, Codable, Sendable {
            case billboard, billboardYAligned
            case free(axis: SIMD3<Float>, variation: Float)
        }

        /// The course of the opacity of a particle in its life.
        public enum OpacityCurve: Hashable, Codable, Sendable {
            case constant, linearFadeIn, linearFadeOut, easeFadeIn, easeFadeOut, gradualFadeInOut, quickFadeInOut
        }

        /// The order in which particles are drawn.
        public enum SortOrder: Hashable, Codable, Sendable {
            case unsorted, increasingDepth, decreasingDepth, increasingAge, decreasingAge, increasingID, decreasingID
        }

        /// The colour of a particle, or those between which it changes.
        public enum ParticleColor: Equatable {
            case constant(ColorValue)
            case evolving(start: ColorValue, end: ColorValue)

            /// A colour, or one between two.
            public enum ColorValue: Equatable {
                case single(Color)
                case random(a: Color, b: Color)
            }
        }

        /// The pictures of which a particle is one after another.
        public struct ImageSequence: Sendable {
            /// The number of rows and columns, the first, and the number in a second.
            public var rowCount = 1
            public var columnCount = 1
            public var initialFrame = 0
            public var frameRate: Float = 0

            public init() {}
        }

        /// The number in a second, the life, the size and the look.
        public var birthRate: Float = 100
        public var birthRateVariation: Float = 0
        public var lifeSpan: Double = 1
        public var lifeSpanVariation: Double = 0
        public var size: Float = 0.02
        public var sizeVariation: Float = 0
        public var sizeMultiplierAtEndOfLifespan: Float = 0.1
        public var sizeMultiplierAtEndOfLifespanPower: Float = 1
        public var color = ParticleColor.constant(.single(.white))
        public var colorEvolutionPower: Float = 1
        public var opacityCurve = OpacityCurve.quickFadeInOut
        public var blendMode = BlendMode.alpha
        public var billboardMode = BillboardMode.billboard
        public var sortOrder = SortOrder.increasingDepth
        public var isLightingEnabled = false
        public var image: TextureResource?
        public var imageSequence: ImageSequence?
        public var stretchFactor: Float = 0
        /// The turn, the way and the pulls.
        public var angle: Float = 0
        public var angleVariation: Float = 0
        public var angularSpeed: Float = 0
        public var angularSpeedVariation: Float = 0
        public var spreadingAngle: Float = 0
        public var acceleration = SIMD3<Float>.zero
        public var attractionCenter = SIMD3<Float>.zero
        public var attractionStrength: Float = 0
        public var dampingFactor: Float = 0
        public var mass: Float = 1
        public var massVariation: Float = 0
        public var noiseAnimationSpeed: Float = 0
        public var noiseScale: Float = 1
        public var noiseStrength: Float = 0
        public var vortexDirection = SIMD3<Float>(0, 1, 0)
        public var vortexStrength: Float = 0

        public init() {}
    }
}
