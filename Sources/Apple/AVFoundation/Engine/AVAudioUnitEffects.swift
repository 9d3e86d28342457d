public import Foundation

/// A room around sounds. Nothing is heard in it.
open class AVAudioUnitReverb: AVAudioUnitEffect, @unchecked Sendable {
    /// The room's part of the sound in hundredths.
    open var wetDryMix: Float = 0
    open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}

    public override init() { super.init() }
}

/// The rooms of a reverberation.
public enum AVAudioUnitReverbPreset: Int, Sendable {
    case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber, cathedral
    case largeRoom2, mediumHall2, mediumHall3, largeHall2
}

/// An echo. Nothing is heard.
open class AVAudioUnitDelay: AVAudioUnitEffect, @unchecked Sendable {
    /// The delay in seconds, and the part of the sound that comes back again, in hundredths.
    open var delayTime: TimeInterval = 1
    open var feedback: Float = 50
    /// The hertz above which nothing comes back, and the echo's part of the sound in hundredths.
    open var lowPassCutoff: Float = 15_000
    open var wetDryMix: Float = 100

    public override init() { super.init() }
}

/// Distorts sounds. Nothing is heard.
open class AVAudioUnitDistortion: AVAudioUnitEffect, @unchecked Sendable {
    /// In decibels, and the part of the sound in hundredths.
    open var preGain: Float = -6
    open var wetDryMix: Float = 50
    open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) {}

    public override init() { super.init() }
}

/// A kind of distortion.
public enum AVAudioUnitDistortionPreset: Int, Sendable {
    case drumsBitBrush, drumsBufferBeats, drumsLoFi, multiBrokenSpeaker, multiCellphoneConcert, multiDecimated1
    case multiDecimated2, multiDecimated3, multiDecimated4, multiDistortedFunk, multiDistortedCubed
    case multiDistortedSquared, multiEcho1, multiEcho2, multiEchoTight1, multiEchoTight2, multiEverythingIsBroken
    case speechAlienChatter, speechCosmicInterference, speechGoldenPi, speechRadioTower, speechWaves
}

/// Plays sounds faster or slower, and higher or lower with it.
open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect, @unchecked Sendable {
    /// 1 for that of the sound.
    open var rate: Float = 1

    public override init() { super.init() }
}

/// Plays sounds faster or slower, and higher or lower, each for itself.
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect, @unchecked Sendable {
    /// The change of pitch in cents, the rate, and the quality, 3…32.
    open var pitch: Float = 0
    open var rate: Float = 1
    open var overlap: Float = 8

    public override init() { super.init() }
}

/// Makes some pitches louder than others. Nothing is heard.
open class AVAudioUnitEQ: AVAudioUnitEffect, @unchecked Sendable {
    /// In decibels, and the bands.
    open var globalGain: Float = 0
    public let bands: [AVAudioUnitEQFilterParameters]

    /// Creates an equalizer of bands.
    public init(numberOfBands: Int) {
        bands = (0..<max(numberOfBands, 0)).map { _ in AVAudioUnitEQFilterParameters() }
        super.init()
    }
    public override convenience init() { self.init(numberOfBands: 1) }
}

/// A band of an equalizer.
open class AVAudioUnitEQFilterParameters: NSObject, @unchecked Sendable {
    /// The kind; hertz, octaves and decibels.
    open var filterType = AVAudioUnitEQFilterType.parametric
    open var frequency: Float = 1000
    open var bandwidth: Float = 0.5
    open var gain: Float = 0
    open var bypass = true
}

/// The kind of a band.
public enum AVAudioUnitEQFilterType: Int, Sendable {
    case parametric, lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop, lowShelf, highShelf
    case resonantLowShelf, resonantHighShelf
}
