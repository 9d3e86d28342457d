public import Foundation

/// Distorts sounds. Nothing is heard.
open class AVAudioUnitDistortion: AVAudioNode, @unchecked Sendable {
    /// In decibels, and the part of the sound in hundredths.
    open var preGain: Float = -6
    open var wetDryMix: Float = 50
    open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) {}
}

/// A kind of distortion.
public enum AVAudioUnitDistortionPreset: Int, Sendable {
    case drumsBitBrush, drumsBufferBeats, drumsLoFi, multiBrokenSpeaker, multiCellphoneConcert, multiDecimated1
    case multiDecimated2, multiDecimated3, multiDecimated4, multiDistortedFunk, multiDistortedCubed
    case multiDistortedSquared, multiEcho1, multiEcho2, multiEchoTight1, multiEchoTight2, multiEverythingIsBroken
    case speechAlienChatter, speechCosmicInterference, speechGoldenPi, speechRadioTower, speechWaves
}

/// Plays sounds faster or slower, and higher or lower with it.
open class AVAudioUnitVarispeed: AVAudioNode, @unchecked Sendable {
    /// 1 for that of the sound.
    open var rate: Float = 1
}

/// A place among sounds, in metres.
public struct AVAudio3DPoint: Hashable, Sendable {
    /// The place along each axis, in metres.
    public var x, y, z: Float

    /// Creates a place.
    public init(x: Float = 0, y: Float = 0, z: Float = 0) {
        (self.x, self.y, self.z) = (x, y, z)
    }
}

/// The direction of an ear, in degrees.
public struct AVAudio3DAngularOrientation: Hashable, Sendable {
    /// The turns, in degrees.
    public var yaw, pitch, roll: Float

    /// Creates a turn.
    public init(yaw: Float = 0, pitch: Float = 0, roll: Float = 0) {
        (self.yaw, self.pitch, self.roll) = (yaw, pitch, roll)
    }
}

/// Sounds around an ear. Nothing is heard.
open class AVAudioEnvironmentNode: AVAudioNode, @unchecked Sendable {
    /// The ear, and the loudness of all.
    open var listenerPosition = AVAudio3DPoint()
    open var listenerAngularOrientation = AVAudio3DAngularOrientation()
    open var outputVolume: Float = 1
}

/// Brings sounds from a format to another. None is converted.
open class AVAudioConverter: NSObject, @unchecked Sendable {
    /// The formats.
    public let inputFormat: AVAudioFormat
    public let outputFormat: AVAudioFormat

    /// Creates a converter between formats.
    public init?(from fromFormat: AVAudioFormat, to toFormat: AVAudioFormat) {
        (inputFormat, outputFormat) = (fromFormat, toFormat)
    }

    /// - Throws: ``AVError/Code/fileFormatNotRecognized``.
    open func convert(to outputBuffer: AVAudioPCMBuffer, from inputBuffer: AVAudioPCMBuffer) throws {
        throw AVError(.fileFormatNotRecognized)
    }

    /// Converts nothing: the error is ``AVError/Code/fileFormatNotRecognized``.
    open func convert(
        to outputBuffer: AVAudioBuffer, error outError: UnsafeMutablePointer<NSError?>?,
        withInputFrom inputBlock: (AVAudioFrameCount, UnsafeMutablePointer<AVAudioConverterInputStatus>) ->
            AVAudioBuffer?
    ) -> AVAudioConverterOutputStatus {
        outError?.pointee = AVError(.fileFormatNotRecognized) as NSError
        return .error
    }
    open func reset() {}
}

/// The state of what is converted.
public enum AVAudioConverterInputStatus: Int, Sendable {
    case haveData, noDataNow, endOfStream
}

/// The state of what was converted.
public enum AVAudioConverterOutputStatus: Int, Sendable {
    case haveData, inputRanDry, endOfStream, error
}
