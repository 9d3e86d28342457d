import CoreImage
import CoreVideo
import Testing

@Suite("Pictures in memory")
struct PixelBufferTests {
    private func make(_ width: Int, _ height: Int, _ format: OSType = kCVPixelFormatType_32BGRA) throws -> CVPixelBuffer
    {
        var buffer: CVPixelBuffer?
        #expect(CVPixelBufferCreate(kCFAllocatorDefault, width, height, format, nil, &buffer) == kCVReturnSuccess)
        return try #require(buffer)
    }

    @Test("have rows of zeros that keep what is written")
    func rows() throws {
        let buffer = try make(3, 2)
        #expect(CVPixelBufferGetBytesPerRow(buffer) >= 12)
        let base = try #require(CVPixelBufferGetBaseAddress(buffer))
        let second = base + CVPixelBufferGetBytesPerRow(buffer)
        #expect(second.load(as: UInt32.self) == 0)
        second.storeBytes(of: 0xFF00_00FF, as: UInt32.self)
        let picture = CIImage(cvPixelBuffer: buffer)
        #expect(picture.extent.size == CGSize(width: 3, height: 2))
        #expect(picture.cgImage?.bitmap[0, 1] == SIMD4(0, 0, 255, 255))
        #expect(picture.cgImage?.bitmap[1, 1] == SIMD4(0, 0, 0, 0))
    }

    @Test("have light and colour apart in two planes, the second half as large")
    func planes() throws {
        let buffer = try make(5, 4, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange)
        #expect(CVPixelBufferGetPlaneCount(buffer) == 2)
        #expect(CVPixelBufferGetWidthOfPlane(buffer, 1) == 3)
        #expect(CVPixelBufferGetHeightOfPlane(buffer, 1) == 2)
        #expect(CVPixelBufferGetBaseAddressOfPlane(buffer, 2) == nil)
        let places = (0..<2).compactMap { CVPixelBufferGetBaseAddressOfPlane(buffer, $0) }
        #expect(places.count == 2 && places[1] - places[0] == 4 * CVPixelBufferGetBytesPerRowOfPlane(buffer, 0))
    }

    @Test("are not made without pixels, or of an unknown format")
    func refused() {
        var buffer: CVPixelBuffer?
        #expect(CVPixelBufferCreate(nil, 0, 4, kCVPixelFormatType_32BGRA, nil, &buffer) == kCVReturnInvalidSize)
        #expect(CVPixelBufferCreate(nil, 4, 4, 7, nil, &buffer) == kCVReturnInvalidPixelFormat)
        #expect(buffer == nil)
    }

    @Test("take the pixels of a picture, their colours multiplied by their alpha")
    func rendered() throws {
        let buffer = try make(2, 2, kCVPixelFormatType_32ARGB)
        CIContext().render(CIImage(color: CIColor(red: 1, green: 0, blue: 0)), to: buffer)
        let bytes = try #require(CVPixelBufferGetBaseAddress(buffer)).assumingMemoryBound(to: UInt8.self)
        #expect((0..<4).map { bytes[$0] } == [255, 255, 0, 0])
    }

    @Test("come out of a pool by its wishes")
    func pool() throws {
        let wishes: [String: Any] = [
            kCVPixelBufferWidthKey: 4, kCVPixelBufferHeightKey: 6,
            kCVPixelBufferPixelFormatTypeKey: kCVPixelFormatType_32BGRA,
        ]
        var (pool, buffer): (CVPixelBufferPool?, CVPixelBuffer?)
        CVPixelBufferPoolCreate(nil, nil, wishes, &pool)
        CVPixelBufferPoolCreatePixelBuffer(nil, try #require(pool), &buffer)
        #expect(buffer.map(CVPixelBufferGetHeight) == 6)
    }

    @Test("give those facts to another that go along")
    func facts() throws {
        let (first, second) = (try make(1, 1), try make(1, 1))
        CVBufferSetAttachment(first, "goes", 1, .shouldPropagate)
        CVBufferSetAttachment(first, "stays", 2, .shouldNotPropagate)
        CVBufferPropagateAttachments(first, second)
        #expect(CVBufferCopyAttachment(second, "goes", nil) as? Int == 1)
        #expect(!CVBufferHasAttachment(second, "stays"))
    }

    @Test("let go of someone's memory at their end")
    func borrowed() {
        var memory = [UInt8](repeating: 9, count: 16)
        var released = false
        memory.withUnsafeMutableBytes { bytes in
            var buffer: CVPixelBuffer?
            CVPixelBufferCreateWithBytes(
                nil, 2, 2, kCVPixelFormatType_32BGRA, bytes.baseAddress!, 8, { _, _ in released = true }, nil, nil,
                &buffer)
            #expect(buffer.flatMap(CVPixelBufferGetBaseAddress) == bytes.baseAddress)
            #expect(!released)
            buffer = nil
        }
        #expect(released)
    }
}
