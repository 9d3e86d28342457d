public import Foundation

/// A stretch of sound in memory.
open class AVAudioBuffer: NSObject, @unchecked Sendable {
    /// The format of the stretch, and its bytes.
    public let format: AVAudioFormat
    let list: UnsafeMutableAudioBufferListPointer

    init(format: AVAudioFormat, buffers: Int, bytes: Int) {
        self.format = format
        list = AudioBufferList.allocate(maximumBuffers: buffers)
        let channels = max(Int(format.channelCount) / buffers, 1)
        for index in 0..<buffers {
            let memory = UnsafeMutableRawPointer.allocate(byteCount: max(bytes, 8), alignment: 8)
            memory.initializeMemory(as: UInt8.self, repeating: 0, count: max(bytes, 8))
            list[index] = AudioBuffer(
                mNumberChannels: UInt32(channels), mDataByteSize: UInt32(bytes), mData: memory)
        }
    }

    deinit {
        for buffer in list { buffer.mData?.deallocate() }
        list.unsafeMutablePointer.deallocate()
    }

    /// The bytes as a list, which shares their memory.
    open var audioBufferList: UnsafePointer<AudioBufferList> { list.unsafePointer }
    open var mutableAudioBufferList: UnsafeMutablePointer<AudioBufferList> { list.unsafeMutablePointer }
}

/// Samples in memory.
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
    /// The samples that count, and those for which there is room.
    open var frameLength: AVAudioFrameCount = 0
    public let frameCapacity: AVAudioFrameCount
    private let channels: UnsafeMutablePointer<UnsafeMutableRawPointer>

    /// Creates a stretch with room for nothing.
    public convenience init() { self.init(pcmFormat: AVAudioNode.silence, frameCapacity: 0)! }

    /// Creates a stretch of silence; nil for a format of a codec.
    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
        let (frame, count) = (Int(format.streamDescription.pointee.mBytesPerFrame), Int(format.channelCount))
        guard format.commonFormat != .otherFormat, count > 0 else { return nil }
        self.frameCapacity = frameCapacity
        channels = .allocate(capacity: count)
        super.init(format: format, buffers: format.isInterleaved ? 1 : count, bytes: frame * Int(frameCapacity))
        for index in 0..<count {
            let memory = format.isInterleaved ? list[0].mData.map { $0 + index * (frame / count) } : list[index].mData
            if let memory { (channels + index).initialize(to: memory) }
        }
    }

    deinit { channels.deallocate() }

    /// The samples of each channel; nil for those of another form.
    open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { data(.pcmFormatFloat32) }
    open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { data(.pcmFormatInt16) }
    open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? { data(.pcmFormatInt32) }
    /// The step from a sample of a channel to the next, in samples.
    open var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }

    private func data<Sample>(_ form: AVAudioCommonFormat) -> UnsafePointer<UnsafeMutablePointer<Sample>>? {
        guard format.commonFormat == form else { return nil }
        return UnsafeRawPointer(channels).assumingMemoryBound(to: UnsafeMutablePointer<Sample>.self)
    }

    open override func copy() -> Any {
        guard let copy = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: frameCapacity) else { return self }
        copy.frameLength = frameLength
        for (index, buffer) in list.enumerated() {
            guard let from = buffer.mData else { continue }
            copy.list[index].mData?.copyMemory(from: from, byteCount: Int(buffer.mDataByteSize))
        }
        return copy
    }
}

/// Sound of a codec in memory.
open class AVAudioCompressedBuffer: AVAudioBuffer, @unchecked Sendable {
    /// The packets that count and those for which there is room, and the bytes of them.
    open var packetCount: AVAudioPacketCount = 0
    public let packetCapacity: AVAudioPacketCount
    public let maximumPacketSize: Int
    open var byteCapacity: UInt32 { list[0].mDataByteSize }
    open var byteLength: UInt32 = 0
    open var data: UnsafeMutableRawPointer { list[0].mData.unsafelyUnwrapped }

    /// Creates room for packets.
    public init(format: AVAudioFormat, packetCapacity: AVAudioPacketCount, maximumPacketSize: Int) {
        (self.packetCapacity, self.maximumPacketSize) = (packetCapacity, maximumPacketSize)
        super.init(format: format, buffers: 1, bytes: Int(packetCapacity) * maximumPacketSize)
    }
    public convenience init(format: AVAudioFormat, packetCapacity: AVAudioPacketCount) {
        self.init(format: format, packetCapacity: packetCapacity, maximumPacketSize: 1)
    }
}
