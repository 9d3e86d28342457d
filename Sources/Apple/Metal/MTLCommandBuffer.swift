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
    func dispatchThreads(_ threadsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
    func dispatchThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
}

/// Steps of copying.
public protocol MTLBlitCommandEncoder: MTLCommandEncoder {
    /// Makes smaller pictures of one.
    func generateMipmaps(for texture: any MTLTexture)
}
