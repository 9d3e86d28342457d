/// The numbers of sounds.
public enum Audio {
    /// A loudness in decibels.
    public typealias Decibel = Double

    /// The direction in which a sound goes.
    public enum Directivity: Hashable, Sendable {
        case beam(focus: Double)
    }

    /// The way in which a sound becomes quieter with the distance.
    public enum DistanceAttenuation: Hashable, Codable, Sendable {
        case rolloff(factor: Double)
        public static let `default` = DistanceAttenuation.rolloff(factor: 1)
    }
}

/// The sound of an entity that comes from its place. Loudness is in decibels, and no sound is heard.
public struct SpatialAudioComponent: Component {
    /// The loudness, that of its direct way and of its echo, and the way in which it goes through the room.
    public var gain: Audio.Decibel
    public var directLevel: Audio.Decibel
    public var reverbLevel: Audio.Decibel
    public var directivity: Audio.Directivity
    public var distanceAttenuation: Audio.DistanceAttenuation

    /// Creates a sound.
    public init(
        gain: Audio.Decibel = 0, directLevel: Audio.Decibel = 0, reverbLevel: Audio.Decibel = 0,
        directivity: Audio.Directivity = .beam(focus: 0), distanceAttenuation: Audio.DistanceAttenuation = .default
    ) {
        (self.gain, self.directLevel, self.reverbLevel) = (gain, directLevel, reverbLevel)
        (self.directivity, self.distanceAttenuation) = (directivity, distanceAttenuation)
    }
}

/// The sound of an entity that comes from around.
public struct AmbientAudioComponent: Component {
    /// The loudness in decibels.
    public var gain: Audio.Decibel

    /// Creates a sound.
    public init(gain: Audio.Decibel = 0) { self.gain = gain }
}

/// The sound of an entity that comes from nowhere.
public struct ChannelAudioComponent: Component {
    /// The loudness in decibels.
    public var gain: Audio.Decibel

    /// Creates a sound.
    public init(gain: Audio.Decibel = 0) { self.gain = gain }
}

/// The sounds of an entity by their names.
public struct AudioLibraryComponent: Component, ExpressibleByDictionaryLiteral {
    /// The sounds.
    public var resources: [String: AudioResource]

    /// Creates a list of sounds.
    public init(resources: [String: AudioResource] = [:]) { self.resources = resources }
    public init(dictionaryLiteral elements: (String, AudioResource)...) {
        resources = Dictionary(elements) { $1 }
    }
}

extension Entity {
    /// The sound of the entity in each of the three ways; nil where it has none of its own.
    public var spatialAudio: SpatialAudioComponent? {
        get { components[SpatialAudioComponent.self] }
        set { components[SpatialAudioComponent.self] = newValue }
    }
    public var ambientAudio: AmbientAudioComponent? {
        get { components[AmbientAudioComponent.self] }
        set { components[AmbientAudioComponent.self] = newValue }
    }
    public var channelAudio: ChannelAudioComponent? {
        get { components[ChannelAudioComponent.self] }
        set { components[ChannelAudioComponent.self] = newValue }
    }
}
