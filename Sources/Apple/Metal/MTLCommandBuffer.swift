/// A queue of work.
public protocol MTLCommandQueue: NSObjectProtocol {
    /// A name, the processor, and a piece of work.
    var label: String? { get set }
    var device: any MTLDevice { get }
    func makeCommandBuffer() -> (any MTLCommandBuffer)?
}

/// The states of a piece of work.
public enum MTLCommandBufferStatus: UInt, Sendable {
    case notEnqueued, enqueued, committed, scheduled, completed, error
}

/// A closure that is told of a piece of work.
public typealias MTLCommandBufferHandler = (any MTLCommandBuffer) -> Void

/// A piece of work.
public protocol MTLCommandBuffer: NSObjectProtocol {
    /// A name, the state and the error.
    var label: String? { get set }
    var status: MTLCommandBufferStatus { get }
    var error: (any Error)? { get }

    /// Begins steps, shows a picture, sends the work, and waits.
    func makeRenderCommandEncoder(descriptor: MTLRenderPassDescriptor) -> (any MTLRenderCommandEncoder)?
    func makeComputeCommandEncoder() -> (any MTLComputeCommandEncoder)?
    func makeBlitCommandEncoder() -> (any MTLBlitCommandEncoder)?
    func present(_ drawable: any MTLDrawable)
    func present(_ drawable: any MTLDrawable, atTime presentationTime: CFTimeInterval)
    func present(_ drawable: any MTLDrawable, afterMinimumDuration duration: CFTimeInterval)
    func pushDebugGroup(_ string: String)
    func popDebugGroup()
    func encodeSignalEvent(_ event: any MTLEvent, value: UInt64)
    func encodeWaitForEvent(_ event: any MTLEvent, value: UInt64)
    func completed() async
    /// The queue, and the times of the work in seconds.
    var commandQueue: any MTLCommandQueue { get }
    var device: any MTLDevice { get }
    var gpuStartTime: CFTimeInterval { get }
    var gpuEndTime: CFTimeInterval { get }
    var kernelStartTime: CFTimeInterval { get }
    var kernelEndTime: CFTimeInterval { get }
    func addCompletedHandler(_ block: @escaping MTLCommandBufferHandler)
    func addScheduledHandler(_ block: @escaping MTLCommandBufferHandler)
    func enqueue()
    func commit()
    func waitUntilCompleted()
    func waitUntilScheduled()
}

/// A picture that is shown.
public protocol MTLDrawable: NSObjectProtocol {
    /// Shows it.
    func present()
    func present(at presentationTime: CFTimeInterval)
    func present(afterMinimumDuration duration: CFTimeInterval)
    func addPresentedHandler(_ block: @escaping (any MTLDrawable) -> Void)
    var drawableID: Int { get }
    var presentedTime: CFTimeInterval { get }
}

/// A picture of a layer.
public protocol CAMetalDrawable: MTLDrawable {
    /// The picture and the layer.
    var texture: any MTLTexture { get }
    var layer: CAMetalLayer { get }
}

/// A layer that a processor draws. It has no picture.
open class CAMetalLayer: CALayer {
    /// The processor, the form and the size in pixels.
    open var device: (any MTLDevice)?
    open var pixelFormat = MTLPixelFormat.bgra8Unorm
    open var framebufferOnly = true
    open var drawableSize = CGSize.zero
    open var maximumDrawableCount = 3
    open var presentsWithTransaction = false
    open var allowsNextDrawableTimeout = true
    open var displaySyncEnabled = true
    open var colorspace: CGColorSpace?
    open var preferredDevice: (any MTLDevice)? { nil }
    /// The next picture: nil.
    open func nextDrawable() -> (any CAMetalDrawable)? { nil }
}

/// Steps of work.
public protocol MTLCommandEncoder: NSObjectProtocol {
    /// A name, the processor, and the end.
    var label: String? { get set }
    var device: any MTLDevice { get }
    func endEncoding()
    func pushDebugGroup(_ string: String)
    func popDebugGroup()
}

/// Steps of drawing.
public protocol MTLRenderCommandEncoder: MTLCommandEncoder {
    /// Says by which program, with which numbers and pictures, and draws.
    func setRenderPipelineState(_ pipelineState: any MTLRenderPipelineState)
    func setVertexBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setVertexBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    func setVertexTexture(_ texture: (any MTLTexture)?, index: Int)
    func setFragmentBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setFragmentBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    func setFragmentTexture(_ texture: (any MTLTexture)?, index: Int)
    func setFragmentSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
    func setDepthStencilState(_ depthStencilState: (any MTLDepthStencilState)?)
    func setViewport(_ viewport: MTLViewport)
    func setCullMode(_ cullMode: MTLCullMode)
    func setFrontFacing(_ frontFacingWinding: MTLWinding)
    func setScissorRect(_ rect: MTLScissorRect)
    func setVertexBufferOffset(_ offset: Int, index: Int)
    func setFragmentBufferOffset(_ offset: Int, index: Int)
    func setVertexSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
    func setBlendColor(red: Float, green: Float, blue: Float, alpha: Float)
    func setDepthBias(_ depthBias: Float, slopeScale: Float, clamp: Float)
    func setDepthClipMode(_ depthClipMode: MTLDepthClipMode)
    func setStencilReferenceValue(_ referenceValue: UInt32)
    func useResource(_ resource: any MTLResource, usage: MTLResourceUsage, stages: MTLRenderStages)
    func useResource(_ resource: any MTLResource, usage: MTLResourceUsage)
    func drawIndexedPrimitives(
        type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer,
        indexBufferOffset: Int, instanceCount: Int)
    func setTriangleFillMode(_ fillMode: MTLTriangleFillMode)
    func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int)
    func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int, instanceCount: Int)
    func drawIndexedPrimitives(
        type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer,
        indexBufferOffset: Int)
}

/// Steps of reckoning.
public protocol MTLComputeCommandEncoder: MTLCommandEncoder {
    /// Says by which program, with which numbers and pictures, and reckons.
    func setComputePipelineState(_ state: any MTLComputePipelineState)
    func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    func setTexture(_ texture: (any MTLTexture)?, index: Int)
    func setSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
    func setBufferOffset(_ offset: Int, index: Int)
    func setThreadgroupMemoryLength(_ length: Int, index: Int)
    func useResource(_ resource: any MTLResource, usage: MTLResourceUsage)
    func dispatchThreads(_ threadsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
    func dispatchThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
}

/// Steps of copying.
public protocol MTLBlitCommandEncoder: MTLCommandEncoder {
    /// Makes smaller pictures of one.
    func generateMipmaps(for texture: any MTLTexture)
    func copy(
        from sourceTexture: any MTLTexture, sourceSlice: Int, sourceLevel: Int, sourceOrigin: MTLOrigin,
        sourceSize: MTLSize, to destinationTexture: any MTLTexture, destinationSlice: Int, destinationLevel: Int,
        destinationOrigin: MTLOrigin)
    func copy(
        from sourceBuffer: any MTLBuffer, sourceOffset: Int, to destinationBuffer: any MTLBuffer,
        destinationOffset: Int, size: Int)
    func copy(from sourceTexture: any MTLTexture, to destinationTexture: any MTLTexture)
    func copy(
        from sourceTexture: any MTLTexture, sourceSlice: Int, sourceLevel: Int, sourceOrigin: MTLOrigin,
        sourceSize: MTLSize, to destinationBuffer: any MTLBuffer, destinationOffset: Int,
        destinationBytesPerRow: Int, destinationBytesPerImage: Int)
    func fill(buffer: any MTLBuffer, range: Range<Int>, value: UInt8)
    func synchronize(resource: any MTLResource)
}
