// `import ShazamKit` where Apple's framework is missing: no song is found. It brings AVFoundation along.
@_exported public import AVFoundation

/// The listener to a session.
public protocol SHSessionDelegate: NSObjectProtocol {
    /// Called for a song that was found, which none is, and where none was.
    func session(_ session: SHSession, didFind match: SHMatch)
    func session(_ session: SHSession, didNotFindMatchFor signature: SHSignature, error: (any Error)?)
}

extension SHSessionDelegate {
    public func session(_ session: SHSession, didFind match: SHMatch) {}
    public func session(_ session: SHSession, didNotFindMatchFor signature: SHSignature, error: (any Error)?) {}
}

/// Looks for songs, and finds none: there is no connection.
open class SHSession: NSObject, @unchecked Sendable {
    /// The outcome of looking.
    public enum Result: @unchecked Sendable {
        case match(SHMatch)
        case noMatch(SHSignature)
        case error(any Error, SHSignature)
    }

    /// The songs among which it looks, and the listener.
    public let catalog: SHCatalog
    open weak var delegate: (any SHSessionDelegate)?

    public override convenience init() { self.init(catalog: SHCatalog()) }

    /// Creates one that looks among some songs.
    public init(catalog: SHCatalog) {
        self.catalog = catalog
        super.init()
    }

    /// Looks for a song, and says that it cannot.
    open func match(_ signature: SHSignature) {
        DispatchQueue.main.async { [self] in
            delegate?.session(
                self, didNotFindMatchFor: signature, error: SHError(.matchAttemptFailed))
        }
    }
    open func matchStreamingBuffer(_ buffer: AVAudioPCMBuffer, at time: AVAudioTime?) { match(SHSignature()) }
    open func result(from signature: SHSignature) async -> Result {
        .error(SHError(.matchAttemptFailed), signature)
    }
}

/// Listens to the microphone and looks for songs. Nobody allows it.
public final class SHManagedSession: @unchecked Sendable {
    /// The state of a session.
    public enum State: Sendable {
        case idle, prerecording, matching
    }

    /// The state: nothing goes on.
    public let state = State.idle

    public convenience init() { self.init(catalog: SHCatalog()) }
    /// Creates one that would look among some songs.
    public init(catalog: SHCatalog) {}

    /// Prepares, gives up, or asks for one outcome, which is a failure.
    public func prepare() async {}
    public func cancel() {}
    public func result() async -> SHSession.Result { .error(SHError(.internalError), SHSignature()) }

    /// The outcomes, one after the other: one failure.
    public var results: AsyncStream<SHSession.Result> {
        AsyncStream { outcomes in
            outcomes.yield(.error(SHError(.internalError), SHSignature()))
            outcomes.finish()
        }
    }
}

/// The print of a sound.
open class SHSignature: NSObject, NSCopying, @unchecked Sendable {
    /// The bytes, and the length in seconds, which nothing reads of them.
    public let dataRepresentation: Data
    open var duration: TimeInterval { 0 }

    public override init() {
        dataRepresentation = Data()
    }

    /// Creates one of bytes.
    /// - Throws: `SHError.signatureInvalid` where there are none.
    public init(dataRepresentation: Data) throws {
        guard !dataRepresentation.isEmpty else { throw SHError(.signatureInvalid) }
        self.dataRepresentation = dataRepresentation
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Makes the print of a sound, which nothing here can.
open class SHSignatureGenerator: NSObject, @unchecked Sendable {
    public override init() {}

    /// Adds a part of the sound.
    /// - Throws: `SHError.invalidAudioFormat`.
    open func append(_ buffer: AVAudioPCMBuffer, at time: AVAudioTime?) throws { throw SHError(.invalidAudioFormat) }
    /// The print so far: an empty one.
    open func signature() -> SHSignature { SHSignature() }
    open class func signature(from asset: AVAsset) async throws -> SHSignature { throw SHError(.invalidAudioFormat) }
}
