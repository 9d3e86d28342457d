public import CoreImage
public import Metal

extension CIRenderDestination {
    /// Creates a place that is a picture in the memory.
    public convenience init(pixelBuffer: CVPixelBuffer) {
        self.init(width: pixelBuffer.width, height: pixelBuffer.height) { context, image, rect in
            context.render(image, to: pixelBuffer, bounds: rect, colorSpace: nil)
        }
    }

    /// Creates a place that is a picture of a graphics processor, or one that a closure is asked for: as there is no such
    /// processor, nothing is written.
    public convenience init(mtlTexture texture: any MTLTexture, commandBuffer: (any MTLCommandBuffer)?) {
        self.init(width: texture.width, height: texture.height) { _, _, _ in }
    }
    public convenience init(
        width: Int, height: Int, pixelFormat: MTLPixelFormat, commandBuffer: (any MTLCommandBuffer)?,
        mtlTextureProvider block: (() -> any MTLTexture)?
    ) {
        self.init(width: width, height: height) { _, _, _ in _ = block?() }
    }
}

extension CIImage {
    /// The pixels in the memory, and the depth: a picture keeps neither.
    public var pixelBuffer: CVPixelBuffer? { nil }
    public var depthData: AVDepthData? { nil }
    public var portraitEffectsMatte: AVPortraitEffectsMatte? { nil }
    public var metalTexture: (any MTLTexture)? { nil }

    /// - Returns: nil: no depth comes here.
    public convenience init?(depthData data: AVDepthData) { return nil }
    public convenience init?(depthData data: AVDepthData, options: [String: Any]?) { return nil }
    public convenience init?(portaitEffectsMatte matte: AVPortraitEffectsMatte) { return nil }
    public convenience init?(portaitEffectsMatte matte: AVPortraitEffectsMatte, options: [String: Any]?) { return nil }
}

extension CIRAWFilter {
    /// - Returns: nil: no raw photograph is read.
    public convenience init?(cvPixelBuffer buffer: CVPixelBuffer, properties: [AnyHashable: Any]) { return nil }
}

extension CIContext {
    /// - Returns: nil: no depth is made of photographs here.
    public func depthBlurEffectFilter(forImageData data: Data, options: [AnyHashable: Any]? = nil) -> CIFilter? { nil }
    public func depthBlurEffectFilter(
        for image: CIImage, disparityImage: CIImage, portraitEffectsMatte: CIImage?,
        orientation: CGImagePropertyOrientation, options: [AnyHashable: Any]? = nil
    ) -> CIFilter? { nil }
    public func depthBlurEffectFilter(
        for image: CIImage, disparityImage: CIImage, portraitEffectsMatte: CIImage?, hairSemanticSegmentation: CIImage?,
        orientation: CGImagePropertyOrientation, options: [AnyHashable: Any]? = nil
    ) -> CIFilter? { nil }
}

extension CIImageProcessorInput {
    /// The pixels as a buffer, and as a picture of a graphics processor.
    public var pixelBuffer: CVPixelBuffer? { nil }
    public var metalTexture: (any MTLTexture)? { nil }
}

extension CIImageProcessorOutput {
    /// The pixels as a buffer, and as a picture of a graphics processor, with the list of what it shall do.
    public var pixelBuffer: CVPixelBuffer? { nil }
    public var metalTexture: (any MTLTexture)? { nil }
    public var metalCommandBuffer: (any MTLCommandBuffer)? { nil }
}
