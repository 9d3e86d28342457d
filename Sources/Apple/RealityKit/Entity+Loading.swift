public import Foundation

/// An entity that follows the joints of a body. None is seen.
open class BodyTrackedEntity: Entity, HasModel {}

extension Entity {
    /// Reads an entity of a file, which is not done: an error.
    public static func loadAsync(
        contentsOf url: URL, withName resourceName: String? = nil
    ) -> LoadRequest<Entity> { LoadRequest() }
    public static func loadModelAsync(
        contentsOf url: URL, withName resourceName: String? = nil
    ) -> LoadRequest<ModelEntity> { LoadRequest() }
    public static func loadAnchorAsync(
        named name: String, in bundle: Bundle? = nil
    ) -> LoadRequest<AnchorEntity> { LoadRequest() }
    public static func loadAnchorAsync(
        contentsOf url: URL, withName resourceName: String? = nil
    ) -> LoadRequest<AnchorEntity> { LoadRequest() }
    public static func loadBodyTrackedAsync(
        named name: String, in bundle: Bundle? = nil
    ) -> LoadRequest<BodyTrackedEntity> { LoadRequest() }
    public static func loadBodyTrackedAsync(
        contentsOf url: URL, withName resourceName: String? = nil
    ) -> LoadRequest<BodyTrackedEntity> { LoadRequest() }
    public static func loadBodyTracked(named name: String, in bundle: Bundle? = nil) throws -> BodyTrackedEntity {
        throw CocoaError(.fileReadUnknown)
    }
    public static func loadAnchor(contentsOf url: URL, withName resourceName: String? = nil) throws -> AnchorEntity {
        throw CocoaError(.fileReadUnknown)
    }

    /// Plays an animation by its name: there is none, and it ends at once.
    @discardableResult
    public func playAnimation(
        named animationName: String, transitionDuration: TimeInterval = 0, startsPaused: Bool = false,
        recursive: Bool = true
    ) -> AnimationPlaybackController { AnimationPlaybackController(entity: self) }

    /// The owner among several devices. There is one device.
    public var synchronization: SynchronizationComponent? {
        get { components[SynchronizationComponent.self] }
        set { components[SynchronizationComponent.self] = newValue }
    }
    public var isOwner: Bool { true }
    public func requestOwnership(
        timeout: TimeInterval = 15,
        _ callback: @escaping (SynchronizationComponent.OwnershipTransferCompletionResult) -> Void
    ) { callback(.granted) }

    /// Plays a sound, which is not heard.
    @discardableResult
    public func playAudio(_ resource: AudioResource) -> AudioPlaybackController {
        AudioPlaybackController(entity: self)
    }
    public func prepareAudio(_ resource: AudioResource) -> AudioPlaybackController {
        AudioPlaybackController(entity: self)
    }
    public func stopAllAudio() {}
}

/// The sharing of an entity among devices.
public struct SynchronizationComponent: Component {
    /// The number, and the way that another takes it over.
    public let identifier = UInt64.random(in: 1 ... .max)
    public var ownershipTransferMode = OwnershipTransferMode.autoAccept
    public var isOwner: Bool { true }

    public init() {}

    /// The ways.
    public enum OwnershipTransferMode: Hashable, Sendable {
        case autoAccept, manual
    }

    /// The outcomes of a wish to take it over.
    public enum OwnershipTransferCompletionResult: Hashable, Sendable {
        case granted, timedOut
    }
}

/// The playing of a sound. None is heard: it does not play.
@MainActor @preconcurrency
public final class AudioPlaybackController {
    /// The entity that it comes from, the loudness in decibels, and the speed.
    public private(set) weak var entity: Entity?
    public var gain = 0.0
    public var speed = 1.0
    public var reverbSendLevel = 0.0
    public var isPlaying: Bool { false }
    public var completionHandler: (() -> Void)?

    init(entity: Entity) {
        self.entity = entity
    }

    /// Plays, pauses and stops nothing; a new loudness, in decibels, is kept at once.
    public func play() {}
    public func pause() {}
    public func stop() {}
    public func fade(to gain: Double, duration: TimeInterval) { self.gain = gain }
}
