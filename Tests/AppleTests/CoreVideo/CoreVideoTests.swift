import CoreVideo
import Testing

@Suite("CoreVideo")
struct CoreVideoTests {
    @Test("a buffer of pictures is AVFoundation's")
    func buffers() { #expect(CVImageBuffer.self == CVPixelBuffer.self) }
}
