public import Foundation

/// Brings sounds from a format to another. None is converted.
open class AVAudioConverter: NSObject, @unchecked Sendable {
    /// The formats.
    public let inputFormat: AVAudioFormat
    public let outputFormat: AVAudioFormat
    /// The channels that are taken, and the care of the conversion.
    open var channelMap: [NSNumber] = []
    open var downmix = false
    open var dither = false
    open var sampleRateConverterQuality = AVAudioQuality.max.rawValue
    open var sampleRateConverterAlgorithm: String?
    open var primeMethod = AVAudioConverterPrimeMethod.normal
    open var bitRate = 0
    open var bitRateStrategy: String?
    open var maximumOutputPacketSize: Int { 0 }

    /// Creates a converter between formats.
    public init?(from fromFormat: AVAudioFormat, to toFormat: AVAudioFormat) {
        (inputFormat, outputFormat) = (fromFormat, toFormat)
    }

    /// - Throws: ``AVError/Code/fileFormatNotRecognized``.
    open func convert(to outputBuffer: AVAudioPCMBuffer, from inputBuffer: AVAudioPCMBuffer) throws {
        throw AVError(.fileFormatNotRecognized)
    }

    /// Converts nothing: the error is ``AVError/Code/fileFormatNotRecognized``.
    @discardableResult
    open func convert(
        to outputBuffer: AVAudioBuffer, error outError: UnsafeMutablePointer<NSError?>?,
        withInputFrom inputBlock: AVAudioConverterInputBlock
    ) -> AVAudioConverterOutputStatus {
        outError?.pointee = AVError(.fileFormatNotRecognized) as NSError
        return .error
    }
    open func reset() {}
}

/// Gives the sound to be converted.
public typealias AVAudioConverterInputBlock = (
    AVAudioPacketCount, UnsafeMutablePointer<AVAudioConverterInputStatus>
) -> AVAudioBuffer?

/// The silence before a sound that is converted.
public enum AVAudioConverterPrimeMethod: Int, Sendable {
    case pre, normal, none
}

/// The state of what is converted.
public enum AVAudioConverterInputStatus: Int, Sendable {
    case haveData, noDataNow, endOfStream
}

/// The state of what was converted.
public enum AVAudioConverterOutputStatus: Int, Sendable {
    case haveData, inputRanDry, endOfStream, error
}
