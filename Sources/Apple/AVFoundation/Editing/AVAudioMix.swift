public import Foundation

/// The loudness of tracks. It is kept, and heard nowhere.
open class AVAudioMix: NSObject, @unchecked Sendable {
    public override init() {}
    /// The tracks' own.
    open fileprivate(set) var inputParameters: [AVAudioMixInputParameters] = []
}

/// The loudness of tracks, to be set.
open class AVMutableAudioMix: AVAudioMix, @unchecked Sendable {
    // An observer that does nothing opens the setter of a property of the class above.
    /// The tracks' own.
    open override var inputParameters: [AVAudioMixInputParameters] { didSet {} }
}

/// The loudness of a track.
open class AVAudioMixInputParameters: NSObject, @unchecked Sendable {
    struct Ramp {
        let start: Float
        let end: Float
        let range: CMTimeRange
    }

    public override init() {}
    var ramps: [Ramp] = []
    /// The number of the track.
    open fileprivate(set) var trackID: CMPersistentTrackID = 0
    open fileprivate(set) var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm?

    /// Leaves the loudness around a time; false where none was set up to then.
    open func getVolumeRamp(
        for time: CMTime, startVolume: UnsafeMutablePointer<Float>?, endVolume: UnsafeMutablePointer<Float>?,
        timeRange: UnsafeMutablePointer<CMTimeRange>?
    ) -> Bool {
        guard let ramp = ramps.last(where: { $0.range.start <= time }) else { return false }
        startVolume?.pointee = ramp.start
        endVolume?.pointee = ramp.end
        timeRange?.pointee = ramp.range
        return true
    }
}

/// The loudness of a track, to be set.
open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters, @unchecked Sendable {
    public override init() {}

    /// Creates the loudness of a track.
    public init(track: AVAssetTrack?) {
        super.init()
        trackID = track?.trackID ?? 0
    }

    /// The number of the track.
    open override var trackID: CMPersistentTrackID { didSet {} }
    /// The app's own work on the sound, and the way in which a change of speed is heard: both are kept.
    open var audioTapProcessor: AnyObject?
    open override var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm? { didSet {} }

    /// Sets the loudness from a time on, or in a range, 0...1.
    open func setVolume(_ volume: Float, at time: CMTime) {
        ramps.append(Ramp(start: volume, end: volume, range: CMTimeRange(start: time, duration: .zero)))
        ramps.sort { $0.range.start < $1.range.start }
    }
    open func setVolumeRamp(fromStartVolume startVolume: Float, toEndVolume endVolume: Float, timeRange: CMTimeRange) {
        ramps.append(Ramp(start: startVolume, end: endVolume, range: timeRange))
        ramps.sort { $0.range.start < $1.range.start }
    }
}
