import Foundation
import Testing
import Vision

@Suite("Vision's requests as values")
struct VisionRequestTests {
    @Test("a request throws that nothing is seen, alone and among others")
    func refused() async {
        await #expect(throws: VisionError.self) { try await RecognizeTextRequest().perform(on: Data()) }
        let handler = ImageRequestHandler(URL(fileURLWithPath: "/none.png"))
        await #expect(throws: VisionError.self) {
            _ = try await handler.perform(DetectFaceRectanglesRequest(), DetectBarcodesRequest())
        }
    }

    @Test("parts of a picture become pixels, counted from either corner")
    func places() {
        let rect = NormalizedRect(x: 0.25, y: 0.25, width: 0.5, height: 0.25)
        let size = CGSize(width: 400, height: 200)
        #expect(rect.toImageCoordinates(size) == CGRect(x: 100, y: 50, width: 200, height: 50))
        #expect(rect.toImageCoordinates(size, origin: .upperLeft) == CGRect(x: 100, y: 100, width: 200, height: 50))
        #expect(rect.verticallyFlipped().verticallyFlipped() == rect)
        #expect(NormalizedRect(imageRect: CGRect(x: 100, y: 50, width: 200, height: 50), in: size) == rect)
        #expect(NormalizedPoint(x: 0.5, y: 0.1).toImageCoordinates(size, origin: .upperLeft) == CGPoint(x: 200, y: 180))
    }

    @Test("two requests with the same wishes are equal")
    func equal() {
        var (one, other) = (RecognizeTextRequest(), RecognizeTextRequest())
        #expect(one == other)
        one.customWords = ["Tintype"]
        #expect(one != other)
        other.customWords = one.customWords
        #expect(one == other)
    }
}
