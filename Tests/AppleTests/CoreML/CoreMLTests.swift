import CoreML
import Testing
import UIKit

@Suite("CoreML")
struct CoreMLTests {
    @Test("no model is read")
    func models() async {
        #expect(throws: MLModelError(.io)) { try MLModel(contentsOf: URL(fileURLWithPath: "/a.mlmodelc")) }
        await #expect(throws: MLModelError.self) { try await MLModel.load(contentsOf: URL(fileURLWithPath: "/a")) }
    }

    @Test("arrays keep their numbers by their places")
    func arrays() throws {
        let array = try MLMultiArray(shape: [2, 3], dataType: .double)
        array[[1, 2]] = 7
        #expect(array.count == 6 && array[5] == 7 && array.strides == [3, 1])
        let features = try MLDictionaryFeatureProvider(dictionary: ["x": array, "n": 2.5, "t": "a"])
        #expect(features.featureValue(for: "x")?.multiArrayValue === array)
        #expect(features.featureValue(for: "n")?.doubleValue == 2.5 && features.featureNames == ["n", "t", "x"])
        #expect(throws: MLModelError.self) { try MLDictionaryFeatureProvider(dictionary: ["x": Date()]) }
    }

    @Test("a picture is brought to the size and the form of pixels that a model wants")
    func pictures() throws {
        let red = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 6, height: 4))
        }
        let value = try MLFeatureValue(
            cgImage: #require(red.cgImage), orientation: .right, pixelsWide: 3, pixelsHigh: 2,
            pixelFormatType: kCVPixelFormatType_32ARGB, options: [.cropRect: CGRect(x: 0, y: 0, width: 0.5, height: 1)])
        let buffer = try #require(value.imageBufferValue)
        #expect(CVPixelBufferGetWidth(buffer) == 3 && CVPixelBufferGetHeight(buffer) == 2)
        let first = try #require(CVPixelBufferGetBaseAddress(buffer)).load(as: (UInt8, UInt8, UInt8, UInt8).self)
        #expect(first == (255, 255, 0, 0))
        #expect(throws: MLModelError.self) {
            try MLFeatureValue(
                imageAt: URL(fileURLWithPath: "/none"), pixelsWide: 1, pixelsHigh: 1,
                pixelFormatType: kCVPixelFormatType_32BGRA)
        }
    }
}
