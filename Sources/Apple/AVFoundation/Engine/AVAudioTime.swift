public import Foundation

/// A moment of sound: by the clock of the machine, in samples, or in both.
open class AVAudioTime: NSObject, @unchecked Sendable {
    /// The moment by the clock of the machine, in nanoseconds, and whether it is known.
    public let hostTime: UInt64
    public let isHostTimeValid: Bool
    /// The moment in samples, how many of them a second has, and whether it is known.
    public let sampleTime: AVAudioFramePosition
    public let sampleRate: Double
    public let isSampleTimeValid: Bool

    private init(host: UInt64?, sample: AVAudioFramePosition?, rate: Double) {
        (hostTime, isHostTimeValid) = (host ?? 0, host != nil)
        (sampleTime, sampleRate, isSampleTimeValid) = (sample ?? 0, rate, sample != nil)
    }

    /// Creates a moment that is not known, to be replaced later.
    public convenience override init() { self.init(host: nil, sample: nil, rate: 0) }

    /// Creates a moment.
    public convenience init(hostTime: UInt64) { self.init(host: hostTime, sample: nil, rate: 0) }
    public convenience init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        self.init(host: nil, sample: sampleTime, rate: sampleRate)
    }
    public convenience init(hostTime: UInt64, sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        self.init(host: hostTime, sample: sampleTime, rate: sampleRate)
    }
    public convenience init(audioTimeStamp ts: UnsafePointer<AudioTimeStamp>, sampleRate: Double) {
        let flags = ts.pointee.mFlags
        self.init(
            host: flags.contains(.hostTimeValid) ? ts.pointee.mHostTime : nil,
            sample: flags.contains(.sampleTimeValid) ? AVAudioFramePosition(ts.pointee.mSampleTime) : nil,
            rate: sampleRate)
    }

    /// Brings seconds to the clock of the machine, and back.
    open class func hostTime(forSeconds seconds: TimeInterval) -> UInt64 {
        UInt64(exactly: (max(seconds, 0) * 1e9).rounded()) ?? .max
    }
    open class func seconds(forHostTime hostTime: UInt64) -> TimeInterval { TimeInterval(hostTime) / 1e9 }

    /// The moment with what is missing in it, by one in which both are known; nil where nothing can be told.
    open func extrapolateTime(fromAnchor anchorTime: AVAudioTime) -> AVAudioTime? {
        guard anchorTime.isHostTimeValid, anchorTime.isSampleTimeValid, anchorTime.sampleRate > 0 else { return nil }
        let rate = isSampleTimeValid && sampleRate > 0 ? sampleRate : anchorTime.sampleRate
        if isHostTimeValid, !isSampleTimeValid {
            let seconds = (Double(hostTime) - Double(anchorTime.hostTime)) / 1e9
            let sample = anchorTime.sampleTime + AVAudioFramePosition(seconds * rate)
            return AVAudioTime(hostTime: hostTime, sampleTime: sample, atRate: rate)
        }
        guard isSampleTimeValid, !isHostTimeValid else { return isSampleTimeValid ? self : nil }
        let seconds = Double(sampleTime) / rate - Double(anchorTime.sampleTime) / anchorTime.sampleRate
        let host = max(Double(anchorTime.hostTime) + seconds * 1e9, 0)
        return AVAudioTime(hostTime: UInt64(host), sampleTime: sampleTime, atRate: rate)
    }

    /// The moment as the numbers of a stream.
    open var audioTimeStamp: AudioTimeStamp {
        var stamp = AudioTimeStamp()
        (stamp.mHostTime, stamp.mSampleTime) = (hostTime, Double(sampleTime))
        if isHostTimeValid { stamp.mFlags.insert(.hostTimeValid) }
        if isSampleTimeValid { stamp.mFlags.insert(.sampleTimeValid) }
        return stamp
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? AVAudioTime else { return false }
        return (hostTime, isHostTimeValid, sampleTime) == (other.hostTime, other.isHostTimeValid, other.sampleTime)
            && (sampleRate, isSampleTimeValid) == (other.sampleRate, other.isSampleTimeValid)
    }
    open override var hash: Int { hostTime.hashValue ^ sampleTime.hashValue }
}

/// The numbers of a moment.
public struct AudioTimeStamp: Sendable {
    /// The moment in samples and by the clock of the machine, how fast they go, and which of them are known.
    public var mSampleTime = 0.0
    public var mHostTime: UInt64 = 0
    public var mRateScalar = 0.0
    public var mWordClockTime: UInt64 = 0
    public var mFlags: AudioTimeStampFlags = []
    public var mReserved: UInt32 = 0

    /// Creates a moment of which nothing is known.
    public init() {}
}

/// The numbers of a moment that are known.
public struct AudioTimeStampFlags: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let sampleTimeValid = AudioTimeStampFlags(rawValue: 1)
    public static let hostTimeValid = AudioTimeStampFlags(rawValue: 2)
    public static let rateScalarValid = AudioTimeStampFlags(rawValue: 4)
    public static let wordClockTimeValid = AudioTimeStampFlags(rawValue: 8)
    public static let sampleHostTimeValid: AudioTimeStampFlags = [.sampleTimeValid, .hostTimeValid]
}
