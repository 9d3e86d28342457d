public import CoreImage
public import Metal

extension CIContext {
    /// Creates a context that draws by a graphics processor: as there is none, by the processor of the host.
    public convenience init(mtlDevice device: any MTLDevice) { self.init(options: nil) }
    public convenience init(mtlDevice device: any MTLDevice, options: [CIContextOption: Any]?) {
        self.init(options: options)
    }
    public convenience init(mtlCommandQueue commandQueue: any MTLCommandQueue) { self.init(options: nil) }
    public convenience init(mtlCommandQueue commandQueue: any MTLCommandQueue, options: [CIContextOption: Any]?) {
        self.init(options: options)
    }

    /// Writes nothing: no picture of a graphics processor comes here.
    public func render(
        _ image: CIImage, to texture: any MTLTexture, commandBuffer: (any MTLCommandBuffer)?, bounds: CGRect,
        colorSpace: CGColorSpace
    ) {}
}

extension CIImage {
    /// nil: no picture of a graphics processor comes here.
    public convenience init?(mtlTexture texture: any MTLTexture, options: [CIImageOption: Any]? = nil) { return nil }
}
