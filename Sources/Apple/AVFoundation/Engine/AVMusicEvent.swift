public import Foundation

/// Something in a track.
open class AVMusicEvent: NSObject, @unchecked Sendable {}

/// A note.
open class AVMIDINoteEvent: AVMusicEvent, @unchecked Sendable {
    /// The channel, 0…15, the key and its force, 0…127, and the length in beats.
    open var channel: UInt32
    open var key: UInt32
    open var velocity: UInt32
    open var duration: AVMusicTimeStamp

    /// Creates a note.
    public init(channel: UInt32, key keyNum: UInt32, velocity: UInt32, duration: AVMusicTimeStamp) {
        (self.channel, key, self.velocity, self.duration) = (channel, keyNum, velocity, duration)
    }
}

/// Something of a channel.
open class AVMIDIChannelEvent: AVMusicEvent, @unchecked Sendable {
    /// The channel, 0…15.
    open var channel: UInt32

    init(channel: UInt32) { self.channel = channel }
}

/// A knob that is turned.
open class AVMIDIControlChangeEvent: AVMIDIChannelEvent, @unchecked Sendable {
    /// The knobs.
    public enum MessageType: Int, Sendable {
        case bankSelect = 0
        case modWheel = 1
        case breath = 2
        case foot = 4
        case portamentoTime = 5
        case dataEntry = 6
        case volume = 7
        case balance = 8
        case pan = 10
        case expression = 11
        case sustain = 64
        case portamento = 65
        case sostenuto = 66
        case soft = 67
        case allSoundOff = 120
        case resetAllControllers = 121
        case allNotesOff = 123
    }

    /// The knob and its place, 0…127.
    public let messageType: MessageType
    public let value: UInt32

    /// Creates a turn of a knob.
    public init(channel: UInt32, messageType: MessageType, value: UInt32) {
        (self.messageType, self.value) = (messageType, value)
        super.init(channel: channel)
    }
}

/// Another instrument.
open class AVMIDIProgramChangeEvent: AVMIDIChannelEvent, @unchecked Sendable {
    /// The instrument, 0…127.
    open var programNumber: UInt32

    /// Creates a change of instrument.
    public init(channel: UInt32, programNumber: UInt32) {
        self.programNumber = programNumber
        super.init(channel: channel)
    }
}

/// A bend of all notes.
open class AVMIDIPitchBendEvent: AVMIDIChannelEvent, @unchecked Sendable {
    /// The bend, 0…16 383; 8192 for none.
    open var value: UInt32

    /// Creates a bend.
    public init(channel: UInt32, value: UInt32) {
        self.value = value
        super.init(channel: channel)
    }
}

/// Another speed.
open class AVExtendedTempoEvent: AVMusicEvent, @unchecked Sendable {
    /// Beats a minute.
    open var tempo: Double

    /// Creates a change of speed.
    public init(tempo: Double) { self.tempo = tempo }
}
