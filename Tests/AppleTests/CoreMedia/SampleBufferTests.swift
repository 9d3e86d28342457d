import CoreMedia
import Testing

@Suite("Parts of streams")
struct SampleBufferTests {
    @Test("keep their picture, its format and its times")
    func pictures() throws {
        var (picture, part): (CVPixelBuffer?, CMSampleBuffer?)
        CVPixelBufferCreate(nil, 8, 4, kCVPixelFormatType_32BGRA, nil, &picture)
        var format: CMVideoFormatDescription?
        CMVideoFormatDescriptionCreateForImageBuffer(
            allocator: nil, imageBuffer: try #require(picture), formatDescriptionOut: &format)
        var timing = CMSampleTimingInfo(
            duration: CMTime(value: 1, timescale: 30), presentationTimeStamp: CMTime(value: 5, timescale: 30),
            decodeTimeStamp: .invalid)
        CMSampleBufferCreateReadyWithImageBuffer(
            allocator: nil, imageBuffer: try #require(picture), formatDescription: try #require(format),
            sampleTiming: &timing, sampleBufferOut: &part)
        let made = try #require(part)
        #expect(CMSampleBufferGetImageBuffer(made) === picture)
        #expect(made.presentationTimeStamp == CMTime(value: 5, timescale: 30))
        #expect(made.formatDescription?.dimensions.width == 8)
        #expect(made.formatDescription?.mediaSubType == .pixelFormat_32BGRA)
        CMSetAttachment(made, key: "fact", value: 3, attachmentMode: kCMAttachmentMode_ShouldPropagate)
        #expect(CMGetAttachment(made, key: "fact", attachmentModeOut: nil) as? Int == 3)
    }

    @Test("give their bytes, and none from outside of them")
    func bytes() throws {
        var block: CMBlockBuffer?
        CMBlockBufferCreateWithMemoryBlock(
            allocator: nil, memoryBlock: nil, blockLength: 4, blockAllocator: nil, customBlockSource: nil,
            offsetToData: 0, dataLength: 4, flags: 0, blockBufferOut: &block)
        let made = try #require(block)
        #expect(
            CMBlockBufferReplaceDataBytes(
                with: [7, 8] as [UInt8], blockBuffer: made, offsetIntoDestination: 2, dataLength: 2)
                == kCMBlockBufferNoErr)
        #expect(try made.dataBytes() == Data([0, 0, 7, 8]))
        var copy = [UInt8](repeating: 0, count: 8)
        #expect(
            CMBlockBufferCopyDataBytes(made, atOffset: 3, dataLength: 2, destination: &copy)
                == kCMBlockBufferBadLengthParameterErr)
    }

    @Test("ranges meet and join")
    func ranges() {
        func range(_ start: Int64, _ end: Int64) -> CMTimeRange {
            CMTimeRange(start: CMTime(value: start, timescale: 1), end: CMTime(value: end, timescale: 1))
        }
        #expect(range(0, 4).intersection(range(2, 6)) == range(2, 4))
        #expect(range(0, 4).union(range(6, 8)) == range(0, 8))
        #expect(range(0, 1).intersection(range(2, 3)).isEmpty)
        #expect(!CMTimeRange.invalid.isValid)
    }

    @Test("times are of kinds, and of other units")
    func times() {
        #expect(CMTime.positiveInfinity.seconds == .infinity)
        #expect(CMTime.positiveInfinity > CMTime(value: .max, timescale: 1))
        #expect(CMTIME_IS_INDEFINITE(.indefinite) && CMTIME_IS_VALID(.indefinite) && !CMTIME_IS_NUMERIC(.indefinite))
        #expect(CMTIME_IS_INVALID(.invalid))
        let half = CMTime(value: 1, timescale: 2)
        #expect(half.convertScale(1, method: .roundHalfAwayFromZero).value == 1)
        #expect(half.convertScale(1, method: .roundTowardZero).value == 0)
        #expect(CMTimeMultiply(half, multiplier: 3).seconds == 1.5)
        #expect(CMTimeMakeFromDictionary(CMTimeCopyAsDictionary(half, allocator: nil)) == half)
    }

    @Test("a time that stands still stays, and one that runs goes on")
    func timebase() throws {
        let timebase = try CMTimebase(sourceClock: .hostTimeClock)
        try timebase.setTime(CMTime(value: 3, timescale: 1))
        #expect(timebase.time.seconds == 3)
        try timebase.setRate(2)
        #expect(timebase.time.seconds >= 3)
    }
}
