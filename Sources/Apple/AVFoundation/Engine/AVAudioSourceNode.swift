public import Foundation

/// Sound that the program itself makes. Nothing runs, so it is not asked for any.
open class AVAudioSourceNode: AVAudioNode, AVAudioMixing, @unchecked Sendable {
    /// Creates a source.
    public init(renderBlock block: @escaping AVAudioSourceNodeRenderBlock) { _ = block }
    public init(format: AVAudioFormat, renderBlock block: @escaping AVAudioSourceNodeRenderBlock) {
        super.init()
        outputFormats[0] = format
        _ = block
    }

    open override var numberOfInputs: Int { 0 }
}

/// Sound that the program itself hears. Nothing runs, so it is given none.
open class AVAudioSinkNode: AVAudioNode, @unchecked Sendable {
    /// Creates a sink.
    public init(receiverBlock block: @escaping AVAudioSinkNodeReceiverBlock) { _ = block }

    open override var numberOfOutputs: Int { 0 }
}

/// Makes and hears sound: whether it is silent, the moment, the number of samples, and their memory.
public typealias AVAudioSourceNodeRenderBlock = (
    UnsafeMutablePointer<ObjCBool>, UnsafePointer<AudioTimeStamp>, AVAudioFrameCount,
    UnsafeMutablePointer<AudioBufferList>
) -> OSStatus
public typealias AVAudioSinkNodeReceiverBlock = (
    UnsafePointer<AudioTimeStamp>, AVAudioFrameCount, UnsafePointer<AudioBufferList>
) -> OSStatus
