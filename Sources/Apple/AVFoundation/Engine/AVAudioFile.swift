public import Foundation

/// A file of sound. None is opened.
open class AVAudioFile: NSObject, @unchecked Sendable {
    /// Creates one that stands for no file.
    public override init() {}

    /// - Throws: ``AVError/Code/fileFormatNotRecognized``.
    public init(forReading fileURL: URL) throws { throw AVError(.fileFormatNotRecognized) }
    public init(forReading fileURL: URL, commonFormat format: AVAudioCommonFormat, interleaved: Bool) throws {
        throw AVError(.fileFormatNotRecognized)
    }
    /// - Throws: ``AVError/Code/deviceNotConnected``.
    public init(forWriting fileURL: URL, settings: [String: Any]) throws { throw AVError(.deviceNotConnected) }
    public init(
        forWriting fileURL: URL, settings: [String: Any], commonFormat format: AVAudioCommonFormat, interleaved: Bool
    ) throws { throw AVError(.deviceNotConnected) }

    /// The formats, and the length and the place in samples.
    open var processingFormat: AVAudioFormat { AVAudioNode.silence }
    open var fileFormat: AVAudioFormat { AVAudioNode.silence }
    open var length: AVAudioFramePosition { 0 }
    open var framePosition: AVAudioFramePosition = 0
    open var url: URL { URL(fileURLWithPath: "/") }
    open var isOpen: Bool { false }
    open func close() {}

    /// - Throws: ``AVError/Code/fileFormatNotRecognized``.
    open func read(into buffer: AVAudioPCMBuffer) throws { throw AVError(.fileFormatNotRecognized) }
    open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
        throw AVError(.fileFormatNotRecognized)
    }
    /// - Throws: ``AVError/Code/deviceNotConnected``.
    open func write(from buffer: AVAudioPCMBuffer) throws { throw AVError(.deviceNotConnected) }
}
