import Metal
import Testing

@Suite("Metal")
struct MetalTests {
    @Test("there is no graphics processor")
    func device() {
        #expect(MTLCreateSystemDefaultDevice() == nil && MTLCopyAllDevices().isEmpty)
    }

    @Test("the forms of pictures and programs are kept")
    func descriptors() {
        let pipeline = MTLRenderPipelineDescriptor()
        pipeline.colorAttachments[0].pixelFormat = .bgra8Unorm
        #expect(pipeline.colorAttachments[0].pixelFormat == .bgra8Unorm)
        #expect(pipeline.colorAttachments[1].pixelFormat == .invalid)
        let picture = MTLTextureDescriptor.texture2DDescriptor(
            pixelFormat: .rgba8Unorm, width: 8, height: 4, mipmapped: true)
        #expect(picture.mipmapLevelCount == 4)
        #expect(MTLRegionMake2D(1, 2, 3, 4).size == MTLSize(width: 3, height: 4, depth: 1))
    }
}
