import CoreImage
import CoreImage.CIFilterBuiltins
import Testing

@Suite("Colours and vectors as texts")
struct ValueTextTests {
    @Test("a colour of a text has the text's parts, and is opaque without a fourth")
    func color() {
        let color = CIColor(string: "0.5 0.25 1 0.75")
        #expect(color.components == [0.5, 0.25, 1, 0.75])
        #expect(color.stringRepresentation == "0.5 0.25 1 0.75")
        #expect(CIColor(string: "1 0 0").components == [1, 0, 0, 1])
        #expect(CIColor(string: "nothing").components == [0, 0, 0, 1])
    }

    @Test("a vector of a text has the text's numbers")
    func vector() {
        let vector = CIVector(string: "[1 2.5 -3]")
        #expect(vector.count == 3)
        #expect(vector.y == 2.5)
        #expect(vector.stringRepresentation == "[1 2.5 -3]")
    }

    @Test("a filter clamps colours to the bounds that it is given by their names")
    func clamp() throws {
        let filter: any CIFilter & CIColorClamp = CIFilter.colorClamp()
        filter.inputImage = CIImage(color: .white).cropped(to: CGRect(x: 0, y: 0, width: 2, height: 2))
        filter.maxComponents = CIVector(x: 1, y: 0, z: 0, w: 1)
        var bytes = [UInt8](repeating: 0, count: 4)
        CIContext().render(
            try #require(filter.outputImage), toBitmap: &bytes, rowBytes: 4,
            bounds: CGRect(x: 0, y: 0, width: 1, height: 1), format: .RGBA8, colorSpace: nil)
        #expect(bytes == [255, 0, 0, 255])
    }

    @Test("a picture of bytes is read in the order that its format says", arguments: [CIFormat.RGBA8, .BGRA8, .ARGB8])
    func bytes(format: CIFormat) {
        let red: [UInt8] =
            switch format {
            case .BGRA8: [0, 0, 255, 255]
            case .ARGB8: [255, 255, 0, 0]
            default: [255, 0, 0, 255]
            }
        let image = CIImage(
            bitmapData: Data(red), bytesPerRow: 4, size: CGSize(width: 1, height: 1), format: format, colorSpace: nil)
        var bytes = [UInt8](repeating: 0, count: 4)
        CIContext().render(
            image, toBitmap: &bytes, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1), format: .RGBA8,
            colorSpace: nil)
        #expect(bytes == [255, 0, 0, 255])
    }
}
