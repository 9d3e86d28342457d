public import Foundation

/// The notes of an instrument.
open class AVMusicTrack: NSObject, @unchecked Sendable {
    /// The instrument, and whether it is heard.
    open var destinationAudioUnit: AVAudioUnit?
    open var isMuted = false
    open var isSoloed = false
    /// The stretch that comes again, in beats, and how often; -1 for always.
    open var loopRange = AVMusicTimeRange(start: 0, length: 0)
    open var isLoopingEnabled = false
    open var numberOfLoops = 1
    /// The beats before the first one, the beats of the track, and the ticks of a beat.
    open var offsetTime: AVMusicTimeStamp = 0
    open var timeResolution: Int { 480 }
    open var usesAutomatedParameters = false
    open var lengthInBeats: AVMusicTimeStamp {
        get { length ?? events.map { $0.time + (($0.event as? AVMIDINoteEvent)?.duration ?? 0) }.max() ?? 0 }
        set { length = newValue }
    }
    /// The seconds of the track, of which each has two beats.
    open var lengthInSeconds: TimeInterval {
        get { lengthInBeats / 2 }
        set { lengthInBeats = newValue * 2 }
    }

    private var events: [(time: AVMusicTimeStamp, event: AVMusicEvent)] = []
    private var length: AVMusicTimeStamp?

    /// Puts something at a beat, and takes away or moves what begins in a range.
    open func addEvent(_ event: AVMusicEvent, at beat: AVMusicTimeStamp) { events.append((beat, event)) }
    open func clearEvents(in range: AVMusicTimeRange) { events.removeAll { range.holds($0.time) } }
    open func moveEvents(in range: AVMusicTimeRange, by beatAmount: AVMusicTimeStamp) {
        for index in events.indices where range.holds(events[index].time) { events[index].time += beatAmount }
    }
    /// Takes away a range, with its time.
    open func cutEvents(in range: AVMusicTimeRange) {
        clearEvents(in: range)
        for index in events.indices where events[index].time >= range.start { events[index].time -= range.length }
    }
    /// Puts what begins in a range of another track at a beat, between or over what is there.
    open func copyEvents(
        in range: AVMusicTimeRange, from sourceTrack: AVMusicTrack, insertAt insertStartBeat: AVMusicTimeStamp
    ) {
        let copies = sourceTrack.events.filter { range.holds($0.time) }
        for index in events.indices where events[index].time >= insertStartBeat { events[index].time += range.length }
        events += copies.map { ($0.time - range.start + insertStartBeat, $0.event) }
    }
    open func copyAndMergeEvents(
        in range: AVMusicTimeRange, from sourceTrack: AVMusicTrack, mergeAt mergeStartBeat: AVMusicTimeStamp
    ) {
        events += sourceTrack.events.filter { range.holds($0.time) }
            .map { ($0.time - range.start + mergeStartBeat, $0.event) }
    }

    /// Gives what begins in a range, in its order: each can be moved or taken away.
    open func enumerateEvents(
        in range: AVMusicTimeRange,
        using block: (AVMusicEvent, UnsafeMutablePointer<AVMusicTimeStamp>, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        events.sort { $0.time < $1.time }
        events = events.compactMap { time, event in
            guard range.holds(time) else { return (time, event) }
            var (moved, remove) = (time, ObjCBool(false))
            block(event, &moved, &remove)
            return remove.boolValue ? nil : (moved, event)
        }
    }
}

/// The number of times for a stretch that comes again for always.
public enum AVMusicTrackLoopCount: Int, Sendable {
    case forever = -1
}

/// A moment in beats.
public typealias AVMusicTimeStamp = Double
public let AVMusicTimeStampEndOfTrack = Double.greatestFiniteMagnitude

/// A stretch of beats.
public struct AVMusicTimeRange: Hashable, Sendable {
    /// The first beat, and the number of them.
    public var start: AVMusicTimeStamp
    public var length: AVMusicTimeStamp

    /// Creates a stretch.
    public init(start: AVMusicTimeStamp = 0, length: AVMusicTimeStamp = 0) {
        (self.start, self.length) = (start, length)
    }

    func holds(_ beat: AVMusicTimeStamp) -> Bool { beat >= start && beat < start + length }
}

/// A stretch of beats, by its other name.
public typealias AVBeatRange = AVMusicTimeRange
public func AVMakeBeatRange(_ start: AVMusicTimeStamp, _ length: AVMusicTimeStamp) -> AVBeatRange {
    AVBeatRange(start: start, length: length)
}
