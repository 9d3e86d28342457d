import CoreImage
import CoreImage.CIFilterBuiltins
import Testing

@Suite("Further filters")
struct FurtherFilterTests {
    private func pixel(_ image: CIImage?, _ x: Int = 0, _ y: Int = 0) throws -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 4)
        CIContext().render(
            try #require(image), toBitmap: &bytes, rowBytes: 4, bounds: CGRect(x: x, y: y, width: 1, height: 1),
            format: .RGBA8, colorSpace: nil)
        return bytes
    }

    private let square = CGRect(x: 0, y: 0, width: 20, height: 20)

    @Test("a table of colours that turns all to red does")
    func cube() throws {
        let filter = CIFilter.colorCube()
        filter.inputImage = CIImage(color: .gray).cropped(to: square)
        filter.cubeDimension = 2
        let red: [Float] = [1, 0, 0, 1]
        filter.cubeData = (0..<8).reduce(into: Data()) { data, _ in red.withUnsafeBytes { data.append(contentsOf: $0) }
        }
        #expect(try pixel(filter.outputImage, 5, 5) == [255, 0, 0, 255])
    }

    @Test("the largest of the pixels around spreads a spot, and the least takes it away")
    func morphology() throws {
        let spot = CIImage(color: .white).cropped(to: CGRect(x: 10, y: 10, width: 1, height: 1))
            .composited(over: CIImage(color: .black).cropped(to: square))
        let most = CIFilter.morphologyMaximum()
        most.inputImage = spot
        most.radius = 3
        #expect(try pixel(most.outputImage, 12, 10)[0] == 255)
        #expect(try pixel(most.outputImage, 15, 10)[0] == 0)
        let least = CIFilter.morphologyMinimum()
        least.inputImage = spot
        least.radius = 1
        #expect(try pixel(least.outputImage, 10, 10)[0] == 0)
    }

    @Test("corners of the picture itself correct nothing, and the size is that of the sides")
    func perspective() throws {
        let image = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 10, height: 20))
            .composited(over: CIImage(color: .blue).cropped(to: square))
        let filter = CIFilter.perspectiveCorrection()
        filter.inputImage = image
        filter.topLeft = CGPoint(x: 0, y: 20)
        filter.topRight = CGPoint(x: 20, y: 20)
        filter.bottomLeft = .zero
        filter.bottomRight = CGPoint(x: 20, y: 0)
        let output = try #require(filter.outputImage)
        #expect(output.extent.size == CGSize(width: 20, height: 20))
        #expect(try pixel(output, 3, 10) == [255, 0, 0, 255])
        #expect(try pixel(output, 16, 10) == [0, 0, 255, 255])
    }

    @Test("filters without a recipe are there, take inputs and make nothing")
    func nothing() throws {
        let code = CIFilter.aztecCodeGenerator()
        code.message = Data("x".utf8)
        #expect(code.outputImage == nil)
        #expect(CIFilter(name: "CIDepthOfField") != nil)
        #expect(!CIFilter.filterNames(inCategory: nil).contains("CIDepthOfField"))
        #expect(CIFilter(name: "CINoSuchFilter") == nil)
    }

    @Test("all filters by functions are in one of the tables, and a kernel of rules blends")
    func names() throws {
        _ = [CIFilter.zoomBlur(), .gloom(), .toneCurve(), .kaleidoscope(), .dotScreen(), .vividLightBlendMode()]
        let blended = CIBlendKernel.screen.apply(
            foreground: CIImage(color: .red).cropped(to: square), background: CIImage(color: .blue).cropped(to: square))
        #expect(try pixel(blended, 1, 1) == [255, 0, 255, 255])
    }
}
