import Foundation
import Testing
import Vision
import simd

@Suite("Vision's values")
struct VisionValueTests {
    @Test("parts of a part of a picture become pixels, and back")
    func parts() {
        let size = CGSize(width: 400, height: 200)
        let part = NormalizedRect(x: 0.5, y: 0.5, width: 0.5, height: 0.5)
        let rect = NormalizedRect(x: 0, y: 0, width: 0.5, height: 1)
        let pixels = CGRect(x: 200, y: 100, width: 100, height: 100)
        #expect(rect.toImageCoordinates(from: part, imageSize: size) == pixels)
        #expect(NormalizedRect(imageRect: pixels, in: size, normalizedTo: part) == rect)
        let middle = NormalizedPoint(x: 0.5, y: 0.5)
        #expect(middle.toImageCoordinates(from: part, imageSize: size) == CGPoint(x: 300, y: 150))
        #expect(NormalizedPoint(imagePoint: CGPoint(x: 300, y: 150), in: size, normalizedTo: part) == middle)
    }

    @Test("a place of a face is one of the picture, and a part's are the picture's and back")
    func faces() {
        let face = CGRect(x: 0.5, y: 0.25, width: 0.5, height: 0.5)
        let eye = VNImagePointForFaceLandmarkPoint(vector_float2(0.5, 0.25), face, 400, 200)
        #expect(eye == CGPoint(x: 300, y: 75))
        let pixels = CGRect(x: 300, y: 75, width: 100, height: 50)
        let part = VNNormalizedRectForImageRectUsingRegionOfInterest(pixels, 400, 200, face)
        #expect(part == CGRect(x: 0.5, y: 0.25, width: 0.5, height: 0.5))
        #expect(VNImageRectForNormalizedRectUsingRegionOfInterest(part, 400, 200, face) == pixels)
    }

    @Test("a joint's name is the former key of its point, and two bodies' joints are two")
    func joints() {
        #expect(VNHumanBodyPoseObservation.JointName(rawValue: .bodyLandmarkKeyNose) == .nose)
        #expect(VNHumanHandPoseObservation.JointsGroupName(rawValue: .handLandmarkRegionKeyThumb) == .thumb)
        #expect(VNAnimalBodyPoseObservation.JointName.nose.rawValue != .bodyLandmarkKeyNose)
    }

    @Test("a circle holds the points that it is around")
    func circle() {
        let points = [(0.0, 0.0), (1, 0), (0.5, 0.2)].map { NormalizedPoint(x: $0.0, y: $0.1) }
        let circle = NormalizedCircle.boundingCircle(for: points)
        #expect(points.allSatisfy { circle.contains($0) })
        #expect(!circle.contains(NormalizedPoint(x: 2, y: 2)))
        #expect(NormalizedCircle.boundingCircle(for: []).radius == 0)
    }

    @Test("requests that follow pictures are equal where they are the same, and all throw")
    func stateful() async {
        let request = TrackObjectRequest(
            detectedObject: DetectedObjectObservation(boundingBox: .fullImage), frameAnalysisSpacing: .zero)
        #expect(request == request)
        #expect(request != TrackObjectRequest(detectedObject: FaceObservation(boundingBox: .fullImage)))
        #expect(request.descriptor == .trackObjectRequest(.revision1))
        await #expect(throws: VisionError.self) { try await request.perform(on: Data()) }
        let segmentation = GeneratePersonSegmentationRequest()
        segmentation.qualityLevel = .fast
        await #expect(throws: VisionError.self) { try await segmentation.perform(on: Data()) }
        var hands = DetectHumanHandPoseRequest()
        hands.maximumHandCount = 1
        await #expect(throws: VisionError.self) { try await hands.perform(on: Data()) }
    }

    @Test("all requests of a picture are answered with errors")
    func answers() async {
        let handler = ImageRequestHandler(URL(fileURLWithPath: "/none.png"))
        let requests: [any VisionRequest] = [RecognizeTextRequest(), DetectContoursRequest()]
        var errors = 0
        for await answer in handler.performAll(requests) {
            if case .error(_, let error) = answer, error is VisionError { errors += 1 }
        }
        #expect(errors == 2)
    }

    @Test("what was seen is written and read")
    func coded() throws {
        let face = FaceObservation(boundingBox: NormalizedRect(x: 0.25, y: 0, width: 0.5, height: 0.5))
        #expect(try JSONDecoder().decode(FaceObservation.self, from: JSONEncoder().encode(face)) == face)
        let joint = Joint3D(
            position: matrix_identity_float4x4, localPosition: matrix_identity_float4x4, identifer: "root",
            parentJoint: "root")
        #expect(try JSONDecoder().decode(Joint3D.self, from: JSONEncoder().encode(joint)) == joint)
    }
}
