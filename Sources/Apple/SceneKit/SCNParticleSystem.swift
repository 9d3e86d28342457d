public import Foundation

/// A cloud of particles, which are not seen.
open class SCNParticleSystem: NSObject, @unchecked Sendable {
    /// The births, the lives in seconds, and the looks.
    open var birthRate: CGFloat = 1
    open var birthRateVariation: CGFloat = 0
    open var emissionDuration: CGFloat = 1
    open var idleDuration: CGFloat = 0
    open var loops = true
    open var particleLifeSpan: CGFloat = 1
    open var particleLifeSpanVariation: CGFloat = 0
    open var particleVelocity: CGFloat = 0
    open var particleVelocityVariation: CGFloat = 0
    open var particleSize: CGFloat = 1
    open var particleSizeVariation: CGFloat = 0
    open var particleColor = UIColor.white
    open var particleColorVariation = SCNVector4Zero
    open var particleImage: Any?
    open var particleIntensity: CGFloat = 1
    open var particleAngularVelocity: CGFloat = 0
    open var spreadingAngle: CGFloat = 0
    open var emittingDirection = SCNVector3(0, 1, 0)
    open var acceleration = SCNVector3Zero
    open var emitterShape: SCNGeometry?
    open var isAffectedByGravity = false
    open var isLightingEnabled = false
    open var isLocal = false
    open var blendMode = SCNParticleBlendMode.alpha
    open var speedFactor: CGFloat = 1
    open var stretchFactor: CGFloat = 0
    open var dampingFactor: CGFloat = 0
    open var warmupDuration: CGFloat = 0
    open var emissionDurationVariation: CGFloat = 0
    open var idleDurationVariation: CGFloat = 0
    open var particleAngle: CGFloat = 0
    open var particleAngleVariation: CGFloat = 0
    open var particleAngularVelocityVariation: CGFloat = 0
    open var particleIntensityVariation: CGFloat = 0
    open var particleMass: CGFloat = 1
    open var particleMassVariation: CGFloat = 0
    open var particleBounce: CGFloat = 0.7
    open var particleBounceVariation: CGFloat = 0
    open var particleFriction: CGFloat = 1
    open var particleFrictionVariation: CGFloat = 0
    open var particleCharge: CGFloat = 0
    open var particleDiesOnCollision = false
    open var colliderNodes: [SCNNode]?
    open var isBlackPassEnabled = false
    open var affectedByPhysicsFields = false
    open var fresnelExponent: CGFloat = 1
    open var writesToDepthBuffer = false
    open var birthLocation = SCNParticleBirthLocation.surface
    open var birthDirection = SCNParticleBirthDirection.constant
    open var orientationMode = SCNParticleOrientationMode.billboardScreenAligned
    open var orientationDirection = SCNVector3Zero
    open var sortingMode = SCNParticleSortingMode.none
    open var imageSequenceRowCount = 1
    open var imageSequenceColumnCount = 1
    open var imageSequenceInitialFrame: CGFloat = 0
    open var imageSequenceFrameRate: CGFloat = 0
    open var imageSequenceAnimationMode = SCNParticleImageSequenceAnimationMode.repeat
    open var propertyControllers: [ParticleProperty: SCNParticlePropertyController]?
    open var systemSpawnedOnCollision: SCNParticleSystem?
    open var systemSpawnedOnDying: SCNParticleSystem?
    open var systemSpawnedOnLiving: SCNParticleSystem?

    /// A property of particles.
    public struct ParticleProperty: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let position = ParticleProperty(rawValue: "position")
        public static let angle = ParticleProperty(rawValue: "angle")
        public static let rotationAxis = ParticleProperty(rawValue: "rotationAxis")
        public static let velocity = ParticleProperty(rawValue: "velocity")
        public static let angularVelocity = ParticleProperty(rawValue: "angularVelocity")
        public static let life = ParticleProperty(rawValue: "life")
        public static let color = ParticleProperty(rawValue: "color")
        public static let opacity = ParticleProperty(rawValue: "opacity")
        public static let size = ParticleProperty(rawValue: "size")
        public static let frame = ParticleProperty(rawValue: "frame")
        public static let frameRate = ParticleProperty(rawValue: "frameRate")
        public static let bounce = ParticleProperty(rawValue: "bounce")
        public static let charge = ParticleProperty(rawValue: "charge")
        public static let friction = ParticleProperty(rawValue: "friction")
    }

    /// Calls a closure when particles are born, die and meet something: never. Closures that would change them are not called.
    open func handle(
        _ event: SCNParticleEvent, forProperties properties: [ParticleProperty],
        handler block:
            @escaping (
                UnsafeMutablePointer<UnsafeMutableRawPointer>, UnsafeMutablePointer<Int>, UnsafeMutablePointer<UInt32>,
                Int
            ) -> Void
    ) {}
    open func addModifier(
        forProperties properties: [ParticleProperty], at stage: SCNParticleModifierStage,
        modifier block:
            @escaping (
                UnsafeMutablePointer<UnsafeMutableRawPointer>, UnsafeMutablePointer<Int>, Int, Int, Float
            ) -> Void
    ) {}
    open func removeAllModifiers() {}

    public override init() {
        super.init()
    }

    /// Reads a cloud of a file, which is not read.
    public convenience init?(named name: String, inDirectory directory: String?) { return nil }
    open func reset() {}
}

/// The ways to lay particles over one another.
public enum SCNParticleBlendMode: Int, Sendable {
    case additive, subtract, multiply, screen, alpha, replace
}

/// The course of a property of particles.
open class SCNParticlePropertyController: NSObject, @unchecked Sendable {
    /// The animation and what it follows.
    open var animation: CAAnimation
    open var inputMode = SCNParticleInputMode.overLife
    open var inputScale: CGFloat = 1
    open var inputBias: CGFloat = 0
    open weak var inputOrigin: SCNNode?

    /// Creates the course of an animation.
    public init(animation: CAAnimation) {
        self.animation = animation
    }
}

/// The number that the course of a property follows.
public enum SCNParticleInputMode: Int, Sendable {
    case overLife, overDistance, overOtherProperty
}

/// The events of particles.
public enum SCNParticleEvent: Int, Sendable {
    case birth, death, collision
}

/// The times at which particles are changed.
public enum SCNParticleModifierStage: Int, Sendable {
    case preDynamics, postDynamics, preCollision, postCollision
}

/// The part of a shape that particles come from.
public enum SCNParticleBirthLocation: Int, Sendable {
    case surface, volume, vertex
}

/// The direction in which particles come.
public enum SCNParticleBirthDirection: Int, Sendable {
    case constant, surfaceNormal, random
}

/// The side that particles turn to the camera.
public enum SCNParticleOrientationMode: Int, Sendable {
    case billboardScreenAligned, billboardViewAligned, free, billboardYAligned
}

/// The order in which particles are drawn.
public enum SCNParticleSortingMode: Int, Sendable {
    case none, projectedDepth, distance, oldestFirst, youngestFirst
}

/// The ways to play the pictures of particles.
public enum SCNParticleImageSequenceAnimationMode: Int, Sendable {
    case `repeat`, clamp, autoReverse
}
