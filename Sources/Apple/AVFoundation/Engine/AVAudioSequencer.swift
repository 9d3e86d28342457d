public import Foundation

/// Plays notes of tracks. Nothing is heard, and no file is read.
open class AVAudioSequencer: NSObject, @unchecked Sendable {
    public override init() {}
    /// Creates a sequencer for the instruments of an engine.
    public init(audioEngine engine: AVAudioEngine) {}

    /// The tracks, as the program itself makes them, and that of the speed.
    open private(set) var tracks: [AVMusicTrack] = []
    public let tempoTrack = AVMusicTrack()
    open var userInfo: [String: Any] { [:] }
    open func createAndAppendTrack() -> AVMusicTrack {
        tracks.append(AVMusicTrack())
        return tracks[tracks.count - 1]
    }
    @discardableResult
    open func removeTrack(_ track: AVMusicTrack) -> Bool {
        guard let index = tracks.firstIndex(where: { $0 === track }) else { return false }
        tracks.remove(at: index)
        return true
    }

    /// - Throws: ``AVError/Code/fileFormatNotRecognized``.
    open func load(from fileURL: URL, options: AVMusicSequenceLoadOptions = []) throws {
        throw AVError(.fileFormatNotRecognized)
    }
    open func load(from data: Data, options: AVMusicSequenceLoadOptions = []) throws {
        throw AVError(.fileFormatNotRecognized)
    }
    /// - Throws: ``AVError/Code/deviceNotConnected``.
    open func write(to fileURL: URL, smpteResolution resolution: Int, replaceExisting: Bool) throws {
        throw AVError(.deviceNotConnected)
    }

    /// The place in seconds and in beats, of which a second has two, and the speed, 1 for that of the notes.
    open var currentPositionInSeconds: TimeInterval = 0
    open var currentPositionInBeats: TimeInterval {
        get { currentPositionInSeconds * 2 }
        set { currentPositionInSeconds = newValue / 2 }
    }
    open var rate: Float = 1
    open func seconds(forBeats beats: AVMusicTimeStamp) -> TimeInterval { beats / 2 }
    open func beats(forSeconds seconds: TimeInterval) -> AVMusicTimeStamp { seconds * 2 }

    /// The state of the sequencer.
    open var isPlaying: Bool { false }
    open func prepareToPlay() {}
    /// - Throws: ``AVError/Code/deviceNotConnected``.
    open func start() throws { throw AVError(.deviceNotConnected) }
    open func stop() {}
}

/// The reading of a file of notes.
public struct AVMusicSequenceLoadOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let smf_ChannelsToTracks = AVMusicSequenceLoadOptions(rawValue: 1)
}

/// A file of notes, which is not read.
open class AVMIDIPlayer: NSObject, @unchecked Sendable {
    /// - Throws: ``AVError/Code/fileFormatNotRecognized``.
    public init(contentsOf inURL: URL, soundBankURL bankURL: URL?) throws { throw AVError(.fileFormatNotRecognized) }
    public init(data: Data, soundBankURL bankURL: URL?) throws { throw AVError(.fileFormatNotRecognized) }

    /// The length and the place in seconds, and the speed.
    open var duration: TimeInterval { 0 }
    open var currentPosition: TimeInterval = 0
    open var rate: Float = 1
    open var isPlaying: Bool { false }
    open func prepareToPlay() {}
    open func play(_ completionHandler: AVMIDIPlayerCompletionHandler? = nil) {
        nonisolated(unsafe) let tell = completionHandler
        DispatchQueue.main.async { tell?() }
    }
    open func stop() {}
}

/// Told of the end of the notes.
public typealias AVMIDIPlayerCompletionHandler = () -> Void
