/// The things of one kind by their numbers, made when they are asked for first.
public final class MTLDescriptorArray<Descriptor: NSObject>: @unchecked Sendable {
    private var all: [Int: Descriptor] = [:]
    private let make: () -> Descriptor

    init(_ make: @escaping () -> Descriptor) {
        self.make = make
    }

    /// The thing of a number.
    public subscript(index: Int) -> Descriptor! {
        get {
            if let known = all[index] { return known }
            let made = make()
            all[index] = made
            return made
        }
        set { all[index] = newValue }
    }
}

/// A target of drawing.
open class MTLRenderPassAttachmentDescriptor: NSObject, @unchecked Sendable {
    /// The picture, its beginning and its end.
    open var texture: (any MTLTexture)?
    open var resolveTexture: (any MTLTexture)?
    open var level = 0
    open var slice = 0
    open var loadAction = MTLLoadAction.dontCare
    open var storeAction = MTLStoreAction.store

    public override init() {}
}

/// A target of colours.
open class MTLRenderPassColorAttachmentDescriptor: MTLRenderPassAttachmentDescriptor, @unchecked Sendable {
    /// The ground.
    open var clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)
}

/// A target of depths.
open class MTLRenderPassDepthAttachmentDescriptor: MTLRenderPassAttachmentDescriptor, @unchecked Sendable {
    /// The ground.
    open var clearDepth = 1.0
}

/// The targets of drawing.
open class MTLRenderPassDescriptor: NSObject, @unchecked Sendable {
    /// The targets.
    public let colorAttachments = MTLDescriptorArray { MTLRenderPassColorAttachmentDescriptor() }
    open var depthAttachment: MTLRenderPassDepthAttachmentDescriptor! = MTLRenderPassDepthAttachmentDescriptor()

    public override init() {}
}

/// The way in which colours are laid on a target.
open class MTLRenderPipelineColorAttachmentDescriptor: NSObject, @unchecked Sendable {
    /// The form, and the factors.
    open var pixelFormat = MTLPixelFormat.invalid
    open var isBlendingEnabled = false
    open var rgbBlendOperation = MTLBlendOperation.add
    open var alphaBlendOperation = MTLBlendOperation.add
    open var sourceRGBBlendFactor = MTLBlendFactor.one
    open var sourceAlphaBlendFactor = MTLBlendFactor.one
    open var destinationRGBBlendFactor = MTLBlendFactor.zero
    open var destinationAlphaBlendFactor = MTLBlendFactor.zero

    public override init() {}
}

/// The programs and forms of drawing.
open class MTLRenderPipelineDescriptor: NSObject, @unchecked Sendable {
    /// A name, the programs, the corners and the targets.
    open var label: String?
    open var vertexFunction: (any MTLFunction)?
    open var fragmentFunction: (any MTLFunction)?
    open var vertexDescriptor: MTLVertexDescriptor?
    public let colorAttachments = MTLDescriptorArray { MTLRenderPipelineColorAttachmentDescriptor() }
    open var depthAttachmentPixelFormat = MTLPixelFormat.invalid
    open var stencilAttachmentPixelFormat = MTLPixelFormat.invalid
    open var sampleCount = 1
    open var rasterSampleCount = 1

    public override init() {}
}

/// The form of corners.
open class MTLVertexDescriptor: NSObject, @unchecked Sendable {
    /// The numbers and the memory that they are in.
    public let attributes = MTLDescriptorArray { MTLVertexAttributeDescriptor() }
    public let layouts = MTLDescriptorArray { MTLVertexBufferLayoutDescriptor() }

    public override init() {}
}

/// The form of a number of corners.
open class MTLVertexAttributeDescriptor: NSObject, @unchecked Sendable {
    /// The form, and the place in bytes.
    open var format = MTLVertexFormat.invalid
    open var offset = 0
    open var bufferIndex = 0

    public override init() {}
}

/// The form of memory with corners.
open class MTLVertexBufferLayoutDescriptor: NSObject, @unchecked Sendable {
    /// The bytes from a corner to the next.
    open var stride = 0
    open var stepFunction = MTLVertexStepFunction.perVertex
    open var stepRate = 1

    public override init() {}
}

/// The form of a picture.
open class MTLTextureDescriptor: NSObject, @unchecked Sendable {
    /// The kind, the form and the size in pixels.
    open var textureType = MTLTextureType.type2D
    open var pixelFormat = MTLPixelFormat.rgba8Unorm
    open var width = 1
    open var height = 1
    open var depth = 1
    open var mipmapLevelCount = 1
    open var sampleCount = 1
    open var arrayLength = 1
    open var usage = MTLTextureUsage.shaderRead
    open var storageMode = MTLStorageMode.shared
    open var resourceOptions: MTLResourceOptions = []

    public override init() {}

    /// The form of a flat picture.
    open class func texture2DDescriptor(
        pixelFormat: MTLPixelFormat, width: Int, height: Int, mipmapped: Bool
    ) -> MTLTextureDescriptor {
        let descriptor = MTLTextureDescriptor()
        (descriptor.pixelFormat, descriptor.width, descriptor.height) = (pixelFormat, width, height)
        // One size for each time that the longer side is halved.
        if mipmapped { descriptor.mipmapLevelCount = Int.bitWidth - max(width, height, 1).leadingZeroBitCount }
        return descriptor
    }
}

/// The way to read a picture.
open class MTLSamplerDescriptor: NSObject, NSCopying, @unchecked Sendable {
    /// The ways between pixels and sizes, and beyond the edges.
    open var minFilter = MTLSamplerMinMagFilter.nearest
    open var magFilter = MTLSamplerMinMagFilter.nearest
    open var mipFilter = MTLSamplerMipFilter.notMipmapped
    open var sAddressMode = MTLSamplerAddressMode.clampToEdge
    open var tAddressMode = MTLSamplerAddressMode.clampToEdge
    open var rAddressMode = MTLSamplerAddressMode.clampToEdge
    open var normalizedCoordinates = true
    open var maxAnisotropy = 1

    public override init() {}

    /// Returns a way of the same choices.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = MTLSamplerDescriptor()
        (copy.minFilter, copy.magFilter, copy.mipFilter) = (minFilter, magFilter, mipFilter)
        (copy.sAddressMode, copy.tAddressMode, copy.rAddressMode) = (sAddressMode, tAddressMode, rAddressMode)
        (copy.normalizedCoordinates, copy.maxAnisotropy) = (normalizedCoordinates, maxAnisotropy)
        return copy
    }
}

/// The way to compare depths.
open class MTLDepthStencilDescriptor: NSObject, @unchecked Sendable {
    /// The comparison, and the choice to write.
    open var label: String?
    open var depthCompareFunction = MTLCompareFunction.always
    open var isDepthWriteEnabled = false

    public override init() {}
}
