public import Foundation

/// Plays notes. Nothing is heard.
open class AVAudioUnitMIDIInstrument: AVAudioUnit, AVAudioMixing, @unchecked Sendable {
    public override init() {}
    /// Creates the unit of numbers.
    public init(audioComponentDescription: AudioComponentDescription) {
        super.init()
        self.audioComponentDescription = audioComponentDescription
    }

    /// Begins and ends notes.
    open func startNote(_ note: UInt8, withVelocity velocity: UInt8, onChannel channel: UInt8) {}
    open func stopNote(_ note: UInt8, onChannel channel: UInt8) {}
    /// Presses keys harder and bends them.
    open func sendPressure(_ pressure: UInt8, onChannel channel: UInt8) {}
    open func sendPressure(forKey key: UInt8, withValue value: UInt8, onChannel channel: UInt8) {}
    open func sendPitchBend(_ pitchbend: UInt16, onChannel channel: UInt8) {}
    /// Changes the instrument and its knobs.
    open func sendProgramChange(_ program: UInt8, onChannel channel: UInt8) {}
    open func sendProgramChange(_ program: UInt8, bankMSB: UInt8, bankLSB: UInt8, onChannel channel: UInt8) {}
    open func sendController(_ controller: UInt8, withValue value: UInt8, onChannel channel: UInt8) {}
    /// Sends what is not among these.
    open func sendMIDIEvent(_ midiStatus: UInt8, data1: UInt8) {}
    open func sendMIDIEvent(_ midiStatus: UInt8, data1: UInt8, data2: UInt8) {}
    open func sendMIDISysExEvent(_ midiData: Data) {}
}

/// Plays notes by sounds of a file. No file is read, and nothing is heard.
open class AVAudioUnitSampler: AVAudioUnitMIDIInstrument, @unchecked Sendable {
    /// The loudness in decibels, the place between left and right, -100…100, and the tuning in cents.
    open var masterGain: Float = 0
    open var overallGain: Float = 0
    open var stereoPan: Float = 0
    open var globalTuning: Float = 0

    public override init() { super.init() }

    /// Reads sounds.
    ///
    /// - Throws: ``AVError/Code/fileFormatNotRecognized``.
    open func loadSoundBankInstrument(at bankURL: URL, program: UInt8, bankMSB: UInt8, bankLSB: UInt8) throws {
        throw AVError(.fileFormatNotRecognized)
    }
    open func loadInstrument(at instrumentURL: URL) throws { throw AVError(.fileFormatNotRecognized) }
    open func loadAudioFiles(at audioFiles: [URL]) throws { throw AVError(.fileFormatNotRecognized) }
}

/// The banks of a sampler.
public let kAUSampler_DefaultPercussionBankMSB = 0x78
public let kAUSampler_DefaultMelodicBankMSB = 0x79
public let kAUSampler_DefaultBankLSB = 0x00
