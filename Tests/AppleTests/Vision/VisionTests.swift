import Testing
import Vision

@Suite("Vision")
@MainActor
struct VisionTests {
    @Test("nothing is seen: each request is told, and the error is thrown")
    func requests() async throws {
        let picture = CIImage(color: .red)
        let error: (any Error)? = try await answer { done in
            let request = VNRecognizeTextRequest { done($1) }
            #expect(throws: VNError(.notImplemented)) { try VNImageRequestHandler(ciImage: picture).perform([request]) }
        }
        #expect(error as? VNError == VNError(.notImplemented))
    }

    @Test("places from 0 to 1 become pixels")
    func places() {
        let rect = VNImageRectForNormalizedRect(CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.5), 200, 100)
        #expect(rect == CGRect(x: 50, y: 50, width: 100, height: 50))
    }

    @Test("a thing that is made of nothing is at no place")
    func bare() {
        #expect(VNFaceObservation().boundingBox == .zero && VNFaceObservation().landmarks == nil)
        #expect(VNRecognizedTextObservation().topLeft == .zero && VNClassificationObservation().confidence == 0)
    }
}
