public import Foundation

/// Values that a function is made with, by their numbers and names.
open class MTLFunctionConstantValues: NSObject, @unchecked Sendable {
    private var kinds: [String: MTLDataType] = [:]

    public override init() {}

    /// Sets values, and forgets all. There is no function that takes them.
    open func setConstantValue(_ value: UnsafeRawPointer, type: MTLDataType, index: Int) { kinds["\(index)"] = type }
    open func setConstantValue(_ value: UnsafeRawPointer, type: MTLDataType, withName name: String) {
        kinds[name] = type
    }
    open func reset() { kinds = [:] }
}

/// The kinds of values.
public enum MTLDataType: UInt, Sendable {
    case none, `struct`, array, float, float2, float3, float4
    case int = 29
    case int2, int3, int4, uint, uint2, uint3, uint4
    case bool = 53
    case bool2, bool3, bool4
}

/// The kinds of functions.
public enum MTLFunctionType: UInt, Sendable {
    case vertex = 1
    case fragment, kernel, visible, intersection, mesh, object
}

/// The writer of a buffer of arguments.
public protocol MTLArgumentEncoder: NSObjectProtocol {
    /// The length in bytes, and the places of values.
    var encodedLength: Int { get }
    var alignment: Int { get }
    var label: String? { get set }
    func setArgumentBuffer(_ argumentBuffer: (any MTLBuffer)?, offset: Int)
    func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setTexture(_ texture: (any MTLTexture)?, index: Int)
    func setSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
    func constantData(at index: Int) -> UnsafeMutableRawPointer
}

/// A number that processors wait for.
public protocol MTLSharedEvent: MTLEvent {
    /// The number, and who is told of it.
    var signaledValue: UInt64 { get set }
    func notify(
        _ listener: MTLSharedEventListener, atValue value: UInt64,
        block: @escaping (any MTLSharedEvent, UInt64) -> Void)
}

/// The queue on which one is told of such a number.
open class MTLSharedEventListener: NSObject, @unchecked Sendable {
    /// The queue.
    public let dispatchQueue: DispatchQueue

    /// Creates a listener on a queue.
    public init(dispatchQueue: DispatchQueue) {
        self.dispatchQueue = dispatchQueue
    }
    public override convenience init() { self.init(dispatchQueue: .global()) }
}

/// A part of the memory that buffers are taken of.
public protocol MTLHeap: NSObjectProtocol {
    /// The sizes in bytes.
    var label: String? { get set }
    var size: Int { get }
    var usedSize: Int { get }
    var currentAllocatedSize: Int { get }
    func maxAvailableSize(alignment: Int) -> Int
    func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
    func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
}

/// The properties of such a part.
open class MTLHeapDescriptor: NSObject, @unchecked Sendable {
    /// The size in bytes, and the place.
    open var size = 0
    open var storageMode = MTLStorageMode.private
    open var resourceOptions: MTLResourceOptions = []

    public override init() {}
}

/// The recorder of what the processor does. There is none: nothing is recorded.
open class MTLCaptureManager: NSObject, @unchecked Sendable {
    private static let only = MTLCaptureManager()
    /// The recorder that all share, and its state.
    open class func shared() -> MTLCaptureManager { only }
    open var isCapturing: Bool { false }
    open func supportsDestination(_ destination: MTLCaptureDestination) -> Bool { false }

    /// Begins, which fails, and ends.
    ///
    /// - Throws: `CocoaError.featureUnsupported`.
    open func startCapture(with descriptor: MTLCaptureDescriptor) throws { throw CocoaError(.featureUnsupported) }
    open func stopCapture() {}
}

/// The properties of a record.
open class MTLCaptureDescriptor: NSObject, @unchecked Sendable {
    /// The object that is recorded, and the place of the record.
    open var captureObject: Any?
    open var destination = MTLCaptureDestination.developerTools
    open var outputURL: URL?

    public override init() {}
}

/// The places of records.
public enum MTLCaptureDestination: Int, Sendable {
    case developerTools = 1
    case gpuTraceDocument
}

/// The part of a picture that is drawn, in pixels.
public struct MTLScissorRect: Hashable, Sendable {
    /// The corner and the size.
    public var x: Int
    public var y: Int
    public var width: Int
    public var height: Int

    public init() { self.init(x: 0, y: 0, width: 0, height: 0) }

    /// Creates a part of its corner and its size.
    public init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
}

/// The uses of a resource.
public struct MTLResourceUsage: OptionSet, Sendable {
    public static let read = MTLResourceUsage(rawValue: 1)
    public static let write = MTLResourceUsage(rawValue: 2)
    public static let sample = MTLResourceUsage(rawValue: 4)
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// The steps of drawing.
public struct MTLRenderStages: OptionSet, Sendable {
    public static let vertex = MTLRenderStages(rawValue: 1)
    public static let fragment = MTLRenderStages(rawValue: 2)
    public static let tile = MTLRenderStages(rawValue: 4)
    public static let object = MTLRenderStages(rawValue: 8)
    public static let mesh = MTLRenderStages(rawValue: 16)
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// The ways to treat what lies too near or too far.
public enum MTLDepthClipMode: UInt, Sendable {
    case clip, clamp
}

/// The pictures that can be read and written at once.
public enum MTLReadWriteTextureTier: UInt, Sendable {
    case tierNone, tier1, tier2
}

/// The reach of buffers of arguments.
public enum MTLArgumentBuffersTier: UInt, Sendable {
    case tier1, tier2
}
