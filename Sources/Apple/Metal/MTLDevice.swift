// `import Metal` where Apple's framework is missing: there is no graphics processor. What it would be told is there as values. It brings
// Foundation and QuartzCore along.
@_exported public import Foundation
@_exported public import QuartzCore

/// The graphics processor: nil, as there is none.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }
public func MTLCopyAllDevices() -> [any MTLDevice] { [] }

/// A graphics processor. There is none.
public protocol MTLDevice: NSObjectProtocol {
    /// The name and the abilities.
    var name: String { get }
    var isLowPower: Bool { get }
    var hasUnifiedMemory: Bool { get }
    var maxThreadsPerThreadgroup: MTLSize { get }
    var recommendedMaxWorkingSetSize: UInt64 { get }
    func supportsFamily(_ gpuFamily: MTLGPUFamily) -> Bool
    func supportsTextureSampleCount(_ sampleCount: Int) -> Bool

    /// Makes queues, memory, pictures and programs.
    func makeCommandQueue() -> (any MTLCommandQueue)?
    func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
    func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
    func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
    func makeSamplerState(descriptor: MTLSamplerDescriptor) -> (any MTLSamplerState)?
    func makeDepthStencilState(descriptor: MTLDepthStencilDescriptor) -> (any MTLDepthStencilState)?
    func makeDefaultLibrary() -> (any MTLLibrary)?
    func makeDefaultLibrary(bundle: Bundle) throws -> any MTLLibrary
    func makeLibrary(source: String, options: MTLCompileOptions?) throws -> any MTLLibrary
    func makeLibrary(URL url: URL) throws -> any MTLLibrary
    func makeRenderPipelineState(descriptor: MTLRenderPipelineDescriptor) throws -> any MTLRenderPipelineState
    func makeComputePipelineState(function: any MTLFunction) throws -> any MTLComputePipelineState
    func makeFence() -> (any MTLFence)?
    func makeEvent() -> (any MTLEvent)?
    func makeSharedEvent() -> (any MTLSharedEvent)?
    func makeHeap(descriptor: MTLHeapDescriptor) -> (any MTLHeap)?
    func makeCommandQueue(maxCommandBufferCount: Int) -> (any MTLCommandQueue)?
    func makeBuffer(
        bytesNoCopy pointer: UnsafeMutableRawPointer, length: Int, options: MTLResourceOptions,
        deallocator: ((UnsafeMutableRawPointer, Int) -> Void)?
    ) -> (any MTLBuffer)?
    func makeLibrary(data: DispatchData) throws -> any MTLLibrary
    func makeLibrary(
        source: String, options: MTLCompileOptions?,
        completionHandler: @escaping ((any MTLLibrary)?, (any Error)?) -> Void)

    /// The limits and the abilities of the processor; sizes in bytes.
    var registryID: UInt64 { get }
    var isHeadless: Bool { get }
    var isRemovable: Bool { get }
    var currentAllocatedSize: Int { get }
    var maxBufferLength: Int { get }
    var maxThreadgroupMemoryLength: Int { get }
    var supportsRaytracing: Bool { get }
    var supports32BitMSAA: Bool { get }
    var supportsFunctionPointers: Bool { get }
    var supportsDynamicLibraries: Bool { get }
    var areProgrammableSamplePositionsSupported: Bool { get }
    var areRasterOrderGroupsSupported: Bool { get }
    var readWriteTextureSupport: MTLReadWriteTextureTier { get }
    var argumentBuffersSupport: MTLArgumentBuffersTier { get }
}

extension MTLDevice {
    /// Makes memory without options.
    public func makeBuffer(length: Int) -> (any MTLBuffer)? { makeBuffer(length: length, options: []) }
    public func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int) -> (any MTLBuffer)? {
        makeBuffer(bytes: pointer, length: length, options: [])
    }
}

/// The families of processors.
public enum MTLGPUFamily: Int, Sendable {
    case apple1 = 1001
    case apple2, apple3, apple4, apple5, apple6, apple7, apple8, apple9
    case mac2 = 2002
    case common1 = 3001
    case common2, common3
    case metal3 = 5001
}

/// The choices of memory.
public struct MTLResourceOptions: OptionSet, Sendable {
    public static let cpuCacheModeWriteCombined = MTLResourceOptions(rawValue: 1)
    public static let storageModeShared: MTLResourceOptions = []
    public static let storageModeManaged = MTLResourceOptions(rawValue: 16)
    public static let storageModePrivate = MTLResourceOptions(rawValue: 32)
    public static let storageModeMemoryless = MTLResourceOptions(rawValue: 48)
    public static let hazardTrackingModeUntracked = MTLResourceOptions(rawValue: 256)
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// The places of memory.
public enum MTLStorageMode: UInt, Sendable {
    case shared, managed, `private`, memoryless
}

/// Memory of a processor.
public protocol MTLResource: NSObjectProtocol {
    /// A name, the processor and the place.
    var label: String? { get set }
    var device: any MTLDevice { get }
    var storageMode: MTLStorageMode { get }
}

/// Memory for numbers.
public protocol MTLBuffer: MTLResource {
    /// The length in bytes, and the bytes.
    var length: Int { get }
    func contents() -> UnsafeMutableRawPointer
    var gpuAddress: UInt64 { get }
    func didModifyRange(_ range: Range<Int>)
    func makeTexture(descriptor: MTLTextureDescriptor, offset: Int, bytesPerRow: Int) -> (any MTLTexture)?
}

/// A picture in memory.
public protocol MTLTexture: MTLResource {
    /// The size in pixels and the form.
    var width: Int { get }
    var height: Int { get }
    var depth: Int { get }
    var pixelFormat: MTLPixelFormat { get }
    var textureType: MTLTextureType { get }
    var mipmapLevelCount: Int { get }
    var usage: MTLTextureUsage { get }

    /// Writes and reads pixels.
    func replace(
        region: MTLRegion, mipmapLevel level: Int, withBytes pixelBytes: UnsafeRawPointer, bytesPerRow: Int)
    func getBytes(
        _ pixelBytes: UnsafeMutableRawPointer, bytesPerRow: Int, from region: MTLRegion, mipmapLevel level: Int)
}

/// Programs.
public protocol MTLLibrary: NSObjectProtocol {
    /// The names of the programs, and one of them.
    var functionNames: [String] { get }
    func makeFunction(name functionName: String) -> (any MTLFunction)?
    func makeFunction(name: String, constantValues: MTLFunctionConstantValues) throws -> any MTLFunction
    func makeFunction(name: String, constantValues: MTLFunctionConstantValues) async throws -> any MTLFunction
    var label: String? { get set }
    var device: any MTLDevice { get }
}

/// A program.
public protocol MTLFunction: NSObjectProtocol {
    /// The name.
    var name: String { get }
    var functionType: MTLFunctionType { get }
    var label: String? { get set }
    func makeArgumentEncoder(bufferIndex: Int) -> any MTLArgumentEncoder
}

/// The choices of reading programs.
open class MTLCompileOptions: NSObject, @unchecked Sendable {
    /// The choice of fast and inexact reckoning.
    open var fastMathEnabled = true

    public override init() {}
}

/// A state in which a processor draws.
public protocol MTLRenderPipelineState: NSObjectProtocol {}

/// A state in which a processor reckons.
public protocol MTLComputePipelineState: NSObjectProtocol {
    /// The numbers of threads.
    var maxTotalThreadsPerThreadgroup: Int { get }
    var threadExecutionWidth: Int { get }
}

/// A way to read pictures.
public protocol MTLSamplerState: NSObjectProtocol {}

/// A way to compare depths.
public protocol MTLDepthStencilState: NSObjectProtocol {}

/// A sign by which work of one queue waits.
public protocol MTLFence: NSObjectProtocol {}

/// A sign by which work of several queues waits.
public protocol MTLEvent: NSObjectProtocol {}
