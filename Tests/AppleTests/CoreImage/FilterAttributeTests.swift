import CoreImage
import Testing

@Suite("What filters say of themselves")
struct FilterAttributeTests {
    @Test("an input has its class, its kind and its usual value")
    func input() throws {
        let attributes = try #require(CIFilter(name: "CIGaussianBlur")).attributes
        let radius = try #require(attributes[kCIInputRadiusKey] as? [String: Any])
        #expect(radius[kCIAttributeClass] as? String == "NSNumber")
        #expect(radius[kCIAttributeType] as? String == kCIAttributeTypeDistance)
        #expect((radius[kCIAttributeDefault] as? NSNumber)?.doubleValue == 10)
        #expect(attributes[kCIAttributeFilterDisplayName] as? String == "Gaussian Blur")
    }

    @Test("an accumulator keeps what was set, and a part of it can be set anew")
    func accumulator() throws {
        let square = CGRect(x: 0, y: 0, width: 4, height: 4)
        let sum = try #require(CIImageAccumulator(extent: square, format: .RGBA8))
        sum.setImage(CIImage(color: .red))
        sum.setImage(CIImage(color: .blue), dirtyRect: CGRect(x: 0, y: 0, width: 2, height: 4))
        sum.setImage(CIImage(color: .clear), dirtyRect: CGRect(x: 2, y: 0, width: 1, height: 4))
        var bytes = [UInt8](repeating: 0, count: 64)
        try bytes.withUnsafeMutableBytes { memory in
            let place = CIRenderDestination(
                bitmapData: memory.baseAddress!, width: 4, height: 4, bytesPerRow: 16, format: .RGBA8)
            try CIContext().startTask(toRender: sum.image(), to: place)
        }
        #expect(Array(bytes[0..<4]) == [0, 0, 255, 255])
        #expect(Array(bytes[8..<12]) == [0, 0, 0, 0])
        #expect(Array(bytes[12..<16]) == [255, 0, 0, 255])
    }

    @Test("a part of a picture is written with its corner at a place")
    func part() throws {
        var bytes = [UInt8](repeating: 0, count: 16)
        try bytes.withUnsafeMutableBytes { memory in
            let place = CIRenderDestination(
                bitmapData: memory.baseAddress!, width: 2, height: 2, bytesPerRow: 8, format: .RGBA8)
            try CIContext().startTask(
                toRender: CIImage(color: .green), from: CGRect(x: 5, y: 5, width: 1, height: 1), to: place,
                at: CGPoint(x: 1, y: 1))
        }
        #expect(Array(bytes[4..<8]) == [0, 255, 0, 255])
        #expect(bytes[3] == 0)
    }
}
