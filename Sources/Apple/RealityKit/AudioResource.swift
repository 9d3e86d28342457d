public import Foundation

/// A sound. None is read.
public class AudioResource: Resource, @unchecked Sendable {
    init() {}

    /// The length of the sound: none.
    public var duration: Duration { .zero }

    /// The ways in which a sound is heard.
    public enum InputMode: Hashable, Sendable {
        case nonSpatial, spatial, ambient
    }
}

/// A sound of a file. None is read.
public final class AudioFileResource: AudioResource, @unchecked Sendable {
    /// Reads a sound of the bundle.
    ///
    /// - Throws: `CocoaError.fileReadUnknown`: it is not done.
    public static func load(
        named name: String, in bundle: Bundle? = nil, inputMode: AudioResource.InputMode = .spatial,
        loadingStrategy: LoadingStrategy = .preload, shouldLoop: Bool = false
    ) throws -> AudioFileResource { throw CocoaError(.fileReadUnknown) }
    public static func load(
        contentsOf url: URL, withName resourceName: String? = nil,
        inputMode: AudioResource.InputMode = .spatial, loadingStrategy: LoadingStrategy = .preload,
        shouldLoop: Bool = false
    ) throws -> AudioFileResource { throw CocoaError(.fileReadUnknown) }

    /// The ways to read a file.
    public enum LoadingStrategy: Hashable, Sendable {
        case preload, stream
    }

    /// Reads a sound of the bundle or of a file.
    ///
    /// - Throws: `CocoaError.fileReadUnknown`: it is not done.
    public static func load(
        named name: String, in bundle: Bundle? = nil, configuration: Configuration
    ) throws -> AudioFileResource { throw CocoaError(.fileReadUnknown) }
    public static func loadAsync(
        named name: String, in bundle: Bundle? = nil, inputMode: AudioResource.InputMode = .spatial,
        loadingStrategy: LoadingStrategy = .preload, shouldLoop: Bool = false
    ) -> LoadRequest<AudioFileResource> { LoadRequest() }
    public convenience init(
        named name: String, in bundle: Bundle? = nil, configuration: Configuration = Configuration()
    ) async throws { throw CocoaError(.fileReadUnknown) }
    public convenience init(
        named name: String, from resourceName: String, in bundle: Bundle? = nil,
        configuration: Configuration = Configuration()
    ) async throws { throw CocoaError(.fileReadUnknown) }
    public convenience init(
        contentsOf url: URL, withName resourceName: String? = nil, configuration: Configuration = Configuration()
    ) async throws { throw CocoaError(.fileReadUnknown) }

    /// The choices of a sound. Loudness is in decibels.
    public struct Configuration: Hashable, Sendable {
        /// The way to read it, and the choices of its playing.
        public var loadingStrategy: LoadingStrategy
        public var shouldLoop: Bool
        public var shouldRandomizeStartTime: Bool
        public var normalization: Normalization?
        public var calibration: Calibration?
        public var mixGroupName: String?

        /// Creates choices.
        public init(
            loadingStrategy: LoadingStrategy = .preload, shouldLoop: Bool = false,
            shouldRandomizeStartTime: Bool = false, normalization: Normalization? = nil,
            calibration: Calibration? = nil, mixGroupName: String? = nil
        ) {
            (self.loadingStrategy, self.shouldLoop) = (loadingStrategy, shouldLoop)
            (self.shouldRandomizeStartTime, self.normalization) = (shouldRandomizeStartTime, normalization)
            (self.calibration, self.mixGroupName) = (calibration, mixGroupName)
        }
    }
}

/// Several sounds, one of which is played each time. None is heard.
public final class AudioFileGroupResource: AudioResource, @unchecked Sendable {
    /// The sounds.
    public let resources: [AudioFileResource]

    /// Creates a group.
    public init(_ resources: [AudioFileResource]) throws { self.resources = resources }
}

extension AudioResource {
    /// The way in which a sound's loudness is made even.
    public enum Normalization: Hashable, Sendable {
        case none, dynamic
    }

    /// The loudness of a sound, in decibels.
    public struct Calibration: Hashable, Sendable {
        private let level: Double
        private let isAbsolute: Bool

        /// A loudness beside that of the file, or beside the silence.
        public static func relative(dBSPL: Double) -> Calibration { Calibration(level: dBSPL, isAbsolute: false) }
        public static func absolute(dBSPL: Double) -> Calibration { Calibration(level: dBSPL, isAbsolute: true) }
    }
}
