public import Foundation

/// The sparks, snow or smoke of an entity. They are not drawn. Lengths are in metres, times in seconds, angles in radians.
public struct ParticleEmitterComponent: Component {
    /// The shape of which particles come.
    public enum EmitterShape: Hashable, Codable, Sendable {
        case point, box, sphere, plane, cone, cylinder, torus
    }

    /// The part of the shape at which particles begin.
    public enum BirthLocation: Hashable, Codable, Sendable {
        case surface, volume, vertices
    }

    /// The way that particles take from the shape.
    public enum BirthDirection: Hashable, Codable, Sendable {
        case local, normal, world
    }

    /// The moment at which particles come of others.
    public enum SpawnOccasion: Hashable, Codable, Sendable {
        case onBirth, onDeath, onUpdate
    }

    /// The state of the particles.
    public enum SimulationState: Hashable, Codable, Sendable {
        case play, pause, stop
    }

    /// The time in which they come.
    public enum Timing: Hashable, Codable, Sendable {
        case once(warmUp: TimeInterval? = nil, emit: VariableDuration)
        case repeating(warmUp: TimeInterval? = nil, emit: VariableDuration, idle: VariableDuration? = nil)

        /// A time, and its chance.
        public struct VariableDuration: Hashable, Codable, Sendable {
            /// The time, and the most by which it differs.
            public let duration: TimeInterval
            public let variation: TimeInterval?

            /// Creates a time.
            public init(duration: TimeInterval, variation: TimeInterval? = nil) {
                (self.duration, self.variation) = (duration, variation)
            }
        }
    }

    /// The time, the shape, and the facts about the ways.
    public var timing = Timing.repeating(warmUp: nil, emit: .init(duration: 1), idle: nil)
    public var emitterShape = EmitterShape.point
    public var birthLocation = BirthLocation.volume
    public var birthDirection = BirthDirection.normal
    public var emitterShapeSize = SIMD3<Float>(repeating: 0.1)
    public var torusInnerRadius: Float = 0.25
    public var radialAmount: Float = 2 * .pi
    public var emissionDirection = SIMD3<Float>(0, 1, 0)
    public var speed: Float = 0.5
    public var speedVariation: Float = 0
    public var spawnOccasion = SpawnOccasion.onDeath
    public var spawnVelocityFactor: Float = 1
    public var spawnSpreadFactor: Float = 0
    public var spawnSpreadFactorVariation: Float = 0
    public var spawnInheritsParentColor = false
    public var fieldSimulationSpace = SimulationSpace.global
    public var particlesInheritTransform = false
    public var simulationState = SimulationState.play
    public var isEmitting = true
    public var burstCount = 100
    public var burstCountVariation = 0
    /// The particles, and those that come of them; nil for none.
    public var mainEmitter = ParticleEmitter()
    public var spawnedEmitter: ParticleEmitter?

    /// The space in which particles move.
    public enum SimulationSpace: Hashable, Codable, Sendable {
        case local, global
    }

    public init() {}

    /// Has particles come at once, or begin anew: none are drawn.
    public mutating func burst() {}
    public mutating func restart() {}

    /// Particles that are ready made.
    public struct Presets {
        /// The names of them.
        public static var fireworks: ParticleEmitterComponent { ParticleEmitterComponent() }
        public static var impact: ParticleEmitterComponent { ParticleEmitterComponent() }
        public static var magic: ParticleEmitterComponent { ParticleEmitterComponent() }
        public static var rain: ParticleEmitterComponent { ParticleEmitterComponent() }
        public static var snow: ParticleEmitterComponent { ParticleEmitterComponent() }
        public static var sparks: ParticleEmitterComponent { ParticleEmitterComponent() }
    }
}
