public import Foundation

/// The rooms of a reverberation.
public enum AVAudioUnitReverbPreset: Int, Sendable {
    case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber, cathedral
    case largeRoom2, mediumHall2, mediumHall3, largeHall2
}

/// Plays notes by sounds of a file. No file is read, and nothing is heard.
open class AVAudioUnitSampler: AVAudioNode, @unchecked Sendable {
    /// The loudness in decibels, and the place between left and right.
    open var masterGain: Float = 0
    open var overallGain: Float = 0
    open var stereoPan: Float = 0
    open var globalTuning: Float = 0

    /// Reads sounds.
    ///
    /// - Throws: `AVError.fileFormatNotRecognized`.
    open func loadSoundBankInstrument(at bankURL: URL, program: UInt8, bankMSB: UInt8, bankLSB: UInt8) throws {
        throw AVError(.fileFormatNotRecognized)
    }
    open func loadInstrument(at instrumentURL: URL) throws { throw AVError(.fileFormatNotRecognized) }
    open func loadAudioFiles(at audioFiles: [URL]) throws { throw AVError(.fileFormatNotRecognized) }

    /// Begins and ends notes.
    open func startNote(_ note: UInt8, withVelocity velocity: UInt8, onChannel channel: UInt8) {}
    open func stopNote(_ note: UInt8, onChannel channel: UInt8) {}
    open func sendProgramChange(_ program: UInt8, onChannel channel: UInt8) {}
    open func sendController(_ controller: UInt8, withValue value: UInt8, onChannel channel: UInt8) {}
}
