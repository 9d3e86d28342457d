import Testing
import VideoToolbox

@Suite("VideoToolbox")
struct VideoToolboxTests {
    @Test("a picture in memory becomes one; other formats are refused")
    func pictures() throws {
        var (buffer, planar): (CVPixelBuffer?, CVPixelBuffer?)
        CVPixelBufferCreate(nil, 3, 2, kCVPixelFormatType_32BGRA, nil, &buffer)
        CVPixelBufferCreate(nil, 4, 2, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange, nil, &planar)
        var image: CGImage?
        #expect(VTCreateCGImageFromCVPixelBuffer(try #require(buffer), options: nil, imageOut: &image) == 0)
        #expect(image?.width == 3)
        #expect(
            VTCreateCGImageFromCVPixelBuffer(try #require(planar), options: nil, imageOut: &image) == kVTParameterErr)
    }

    @Test("no film is written")
    func sessions() {
        var session: VTCompressionSession?
        let outcome = VTCompressionSessionCreate(
            allocator: nil, width: 2, height: 2, codecType: kCMVideoCodecType_H264, encoderSpecification: nil,
            imageBufferAttributes: nil, compressedDataAllocator: nil, outputCallback: nil, refcon: nil,
            compressionSessionOut: &session)
        #expect(outcome == kVTCouldNotFindVideoEncoderErr)
        #expect(session == nil)
    }
}
