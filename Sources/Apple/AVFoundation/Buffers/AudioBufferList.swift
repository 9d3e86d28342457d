/// A stretch of sound's bytes.
public struct AudioBuffer {
    /// The channels in it, and the bytes.
    public var mNumberChannels: UInt32
    public var mDataByteSize: UInt32
    public var mData: UnsafeMutableRawPointer?

    /// Creates a stretch of bytes that lie elsewhere; without arguments, an empty one.
    public init(mNumberChannels: UInt32 = 0, mDataByteSize: UInt32 = 0, mData: UnsafeMutableRawPointer? = nil) {
        (self.mNumberChannels, self.mDataByteSize, self.mData) = (mNumberChannels, mDataByteSize, mData)
    }

    /// Creates a stretch of the memory of samples.
    public init<Element>(_ typedBuffer: UnsafeMutableBufferPointer<Element>, numberOfChannels: Int) {
        self.init(
            mNumberChannels: UInt32(numberOfChannels),
            mDataByteSize: UInt32(typedBuffer.count * MemoryLayout<Element>.stride),
            mData: UnsafeMutableRawPointer(typedBuffer.baseAddress))
    }
}

extension UnsafeMutableBufferPointer {
    /// The samples of a stretch of sound's bytes.
    public init(_ buffer: AudioBuffer) {
        self.init(
            start: buffer.mData?.assumingMemoryBound(to: Element.self),
            count: Int(buffer.mDataByteSize) / MemoryLayout<Element>.stride)
    }
}

extension UnsafeBufferPointer {
    /// The samples of a stretch of sound's bytes.
    public init(_ buffer: AudioBuffer) { self.init(UnsafeMutableBufferPointer(buffer)) }
}

/// Several of them; those after the first lie behind it in memory.
public struct AudioBufferList {
    /// The number, and the first.
    public var mNumberBuffers: UInt32
    public var mBuffers: AudioBuffer

    /// Creates a list with its first stretch.
    public init(mNumberBuffers: UInt32 = 0, mBuffers: AudioBuffer = AudioBuffer()) {
        (self.mNumberBuffers, self.mBuffers) = (mNumberBuffers, mBuffers)
    }

    /// The bytes of a list of so many.
    public static func sizeInBytes(maximumBuffers: Int) -> Int {
        MemoryLayout<AudioBufferList>.size + (maximumBuffers - 1) * MemoryLayout<AudioBuffer>.stride
    }

    /// A new list of so many, all empty; whoever asks for it lets it go.
    public static func allocate(maximumBuffers: Int) -> UnsafeMutableAudioBufferListPointer {
        let memory = UnsafeMutableRawPointer.allocate(
            byteCount: sizeInBytes(maximumBuffers: max(maximumBuffers, 1)),
            alignment: MemoryLayout<AudioBufferList>.alignment)
        let list = memory.bindMemory(to: AudioBufferList.self, capacity: 1)
        list.initialize(to: AudioBufferList(mNumberBuffers: UInt32(max(maximumBuffers, 0))))
        let buffers = UnsafeMutableAudioBufferListPointer(list)
        for index in 0..<max(maximumBuffers, 0) { (buffers.first(in: list) + index).initialize(to: AudioBuffer()) }
        return buffers
    }
}

/// A list of stretches of sound as a collection.
public struct UnsafeMutableAudioBufferListPointer: RandomAccessCollection, MutableCollection {
    /// The list.
    public var unsafeMutablePointer: UnsafeMutablePointer<AudioBufferList>
    public var unsafePointer: UnsafePointer<AudioBufferList> { UnsafePointer(unsafeMutablePointer) }
    public var count: Int {
        get { Int(unsafeMutablePointer.pointee.mNumberBuffers) }
        nonmutating set { unsafeMutablePointer.pointee.mNumberBuffers = UInt32(newValue) }
    }

    /// Creates the collection of a list.
    public init(_ p: UnsafeMutablePointer<AudioBufferList>) {
        unsafeMutablePointer = p
    }
    public init?(_ p: UnsafeMutablePointer<AudioBufferList>?) {
        guard let p else { return nil }
        self.init(p)
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { count }
    /// A stretch of the list.
    public subscript(index: Int) -> AudioBuffer {
        get { first(in: unsafeMutablePointer)[index] }
        nonmutating set { first(in: unsafeMutablePointer)[index] = newValue }
    }

    func first(in list: UnsafeMutablePointer<AudioBufferList>) -> UnsafeMutablePointer<AudioBuffer> {
        let offset = MemoryLayout<AudioBufferList>.offset(of: \.mBuffers) ?? 8
        return (UnsafeMutableRawPointer(list) + offset).assumingMemoryBound(to: AudioBuffer.self)
    }
}
