/// A kind of request, and the way in which it works.
public enum RequestDescriptor: Hashable, Sendable, Codable, CustomStringConvertible {
    case classifyImageRequest(ClassifyImageRequest.Revision)
    case calculateImageAestheticsScoresRequest(CalculateImageAestheticsScoresRequest.Revision)
    case coreMLRequest(CoreMLRequest.Revision)
    case detectAnimalBodyPoseRequest(DetectAnimalBodyPoseRequest.Revision)
    case detectBarcodesRequest(DetectBarcodesRequest.Revision)
    case detectContoursRequest(DetectContoursRequest.Revision)
    case detectDocumentSegmentationRequest(DetectDocumentSegmentationRequest.Revision)
    case detectFaceCaptureQualityRequest(DetectFaceCaptureQualityRequest.Revision)
    case detectFaceRectanglesRequest(DetectFaceRectanglesRequest.Revision)
    case detectFaceLandmarksRequest(DetectFaceLandmarksRequest.Revision)
    case detectHorizonRequest(DetectHorizonRequest.Revision)
    case detectHumanBodyPoseRequest(DetectHumanBodyPoseRequest.Revision)
    case detectHumanBodyPose3DRequest(DetectHumanBodyPose3DRequest.Revision)
    case detectHumanHandPoseRequest(DetectHumanHandPoseRequest.Revision)
    case detectHumanRectanglesRequest(DetectHumanRectanglesRequest.Revision)
    case detectRectanglesRequest(DetectRectanglesRequest.Revision)
    case detectTextRectanglesRequest(DetectTextRectanglesRequest.Revision)
    case detectTrajectoriesRequest(DetectTrajectoriesRequest.Revision)
    case generateAttentionBasedSaliencyImageRequest(GenerateAttentionBasedSaliencyImageRequest.Revision)
    case generateImageFeaturePrintRequest(GenerateImageFeaturePrintRequest.Revision)
    case generateForegroundInstanceMaskRequest(GenerateForegroundInstanceMaskRequest.Revision)
    case generateObjectnessBasedSaliencyImageRequest(GenerateObjectnessBasedSaliencyImageRequest.Revision)
    case generatePersonSegmentationRequest(GeneratePersonSegmentationRequest.Revision)
    case generatePersonInstanceMaskRequest(GeneratePersonInstanceMaskRequest.Revision)
    case recognizeAnimalsRequest(RecognizeAnimalsRequest.Revision)
    case recognizeTextRequest(RecognizeTextRequest.Revision)
    case trackHomographicImageRegistrationRequest(TrackHomographicImageRegistrationRequest.Revision)
    case trackObjectRequest(TrackObjectRequest.Revision)
    case trackOpticalFlowRequest(TrackOpticalFlowRequest.Revision)
    case trackRectangleRequest(TrackRectangleRequest.Revision)
    case trackTranslationalImageRegistrationRequest(TrackTranslationalImageRegistrationRequest.Revision)

    /// The kind's name and the way.
    public var description: String {
        switch self {
        case .classifyImageRequest(let revision): "ClassifyImageRequest \(revision)"
        case .calculateImageAestheticsScoresRequest(let revision): "CalculateImageAestheticsScoresRequest \(revision)"
        case .coreMLRequest(let revision): "CoreMLRequest \(revision)"
        case .detectAnimalBodyPoseRequest(let revision): "DetectAnimalBodyPoseRequest \(revision)"
        case .detectBarcodesRequest(let revision): "DetectBarcodesRequest \(revision)"
        case .detectContoursRequest(let revision): "DetectContoursRequest \(revision)"
        case .detectDocumentSegmentationRequest(let revision): "DetectDocumentSegmentationRequest \(revision)"
        case .detectFaceCaptureQualityRequest(let revision): "DetectFaceCaptureQualityRequest \(revision)"
        case .detectFaceRectanglesRequest(let revision): "DetectFaceRectanglesRequest \(revision)"
        case .detectFaceLandmarksRequest(let revision): "DetectFaceLandmarksRequest \(revision)"
        case .detectHorizonRequest(let revision): "DetectHorizonRequest \(revision)"
        case .detectHumanBodyPoseRequest(let revision): "DetectHumanBodyPoseRequest \(revision)"
        case .detectHumanBodyPose3DRequest(let revision): "DetectHumanBodyPose3DRequest \(revision)"
        case .detectHumanHandPoseRequest(let revision): "DetectHumanHandPoseRequest \(revision)"
        case .detectHumanRectanglesRequest(let revision): "DetectHumanRectanglesRequest \(revision)"
        case .detectRectanglesRequest(let revision): "DetectRectanglesRequest \(revision)"
        case .detectTextRectanglesRequest(let revision): "DetectTextRectanglesRequest \(revision)"
        case .detectTrajectoriesRequest(let revision): "DetectTrajectoriesRequest \(revision)"
        case .generateAttentionBasedSaliencyImageRequest(let revision):
            "GenerateAttentionBasedSaliencyImageRequest \(revision)"
        case .generateImageFeaturePrintRequest(let revision): "GenerateImageFeaturePrintRequest \(revision)"
        case .generateForegroundInstanceMaskRequest(let revision): "GenerateForegroundInstanceMaskRequest \(revision)"
        case .generateObjectnessBasedSaliencyImageRequest(let revision):
            "GenerateObjectnessBasedSaliencyImageRequest \(revision)"
        case .generatePersonSegmentationRequest(let revision): "GeneratePersonSegmentationRequest \(revision)"
        case .generatePersonInstanceMaskRequest(let revision): "GeneratePersonInstanceMaskRequest \(revision)"
        case .recognizeAnimalsRequest(let revision): "RecognizeAnimalsRequest \(revision)"
        case .recognizeTextRequest(let revision): "RecognizeTextRequest \(revision)"
        case .trackHomographicImageRegistrationRequest(let revision):
            "TrackHomographicImageRegistrationRequest \(revision)"
        case .trackObjectRequest(let revision): "TrackObjectRequest \(revision)"
        case .trackOpticalFlowRequest(let revision): "TrackOpticalFlowRequest \(revision)"
        case .trackRectangleRequest(let revision): "TrackRectangleRequest \(revision)"
        case .trackTranslationalImageRegistrationRequest(let revision):
            "TrackTranslationalImageRegistrationRequest \(revision)"
        }
    }
}

extension ClassifyImageRequest {
    /// The kind of the request, and the way in which it works.
    public var descriptor: RequestDescriptor { .classifyImageRequest(revision) }
}

extension CalculateImageAestheticsScoresRequest {
    /// The kind of the request, and the way in which it works.
    public var descriptor: RequestDescriptor { .calculateImageAestheticsScoresRequest(revision) }
}

extension CoreMLRequest {
    /// The kind of the request, and the way in which it works.
    public var descriptor: RequestDescriptor { .coreMLRequest(revision) }
}

extension DetectAnimalBodyPoseRequest {
    /// The kind of the request, and the way in which it works.
    public var descriptor: RequestDescriptor { .detectAnimalBodyPoseRequest(revision) }
}

extension DetectBarcodesRequest {
    /// The kind of the request, and the way in which it works.
    public var descriptor: RequestDescriptor { .detectBarcodesRequest(revision) }
}

extension DetectContoursRequest {
    /// The kind of the request, and the way in which it works.
    public var descriptor: RequestDescriptor { .detectContoursRequest(revision) }
}

extension DetectDocumentSegmentationRequest {
    /// The kind of the request, and the way in which it works.
    public var descriptor: RequestDescriptor { .detectDocumentSegmentationRequest(revision) }
}

extension DetectFaceCaptureQualityRequest {
    /// The kind of the request, and the way in which it works.
    public var descriptor: RequestDescriptor { .detectFaceCaptureQualityRequest(revision) }
}

extension DetectFaceRectanglesRequest {
    /// The kind of the request, and the way in which it works.
    public var descriptor: RequestDescriptor { .detectFaceRectanglesRequest(revision) }
}

extension DetectFaceLandmarksRequest {
    /// The kind of the request, and the way in which it works.
    public var descriptor: RequestDescriptor { .detectFaceLandmarksRequest(revision) }
}

extension DetectHorizonRequest {
    /// The kind of the request, and the way in which it works.
    public var descriptor: RequestDescriptor { .detectHorizonRequest(revision) }
}

extension DetectHumanBodyPoseRequest {
    /// The kind of the request, and the way in which it works.
    public var descriptor: RequestDescriptor { .detectHumanBodyPoseRequest(revision) }
}

extension DetectHumanBodyPose3DRequest {
    /// The kind of the request, and the way in which it works.
    public var descriptor: RequestDescriptor { .detectHumanBodyPose3DRequest(revision) }
}

extension DetectHumanHandPoseRequest {
    /// The kind of the request, and the way in which it works.
    public var descriptor: RequestDescriptor { .detectHumanHandPoseRequest(revision) }
}

extension DetectHumanRectanglesRequest {
    /// The kind of the request, and the way in which it works.
    public var descriptor: RequestDescriptor { .detectHumanRectanglesRequest(revision) }
}

extension DetectRectanglesRequest {
    /// The kind of the request, and the way in which it works.
    public var descriptor: RequestDescriptor { .detectRectanglesRequest(revision) }
}

extension DetectTextRectanglesRequest {
    /// The kind of the request, and the way in which it works.
    public var descriptor: RequestDescriptor { .detectTextRectanglesRequest(revision) }
}

extension DetectTrajectoriesRequest {
    /// The kind of the request, and the way in which it works.
    public var descriptor: RequestDescriptor { .detectTrajectoriesRequest(revision) }
}

extension GenerateAttentionBasedSaliencyImageRequest {
    /// The kind of the request, and the way in which it works.
    public var descriptor: RequestDescriptor { .generateAttentionBasedSaliencyImageRequest(revision) }
}

extension GenerateImageFeaturePrintRequest {
    /// The kind of the request, and the way in which it works.
    public var descriptor: RequestDescriptor { .generateImageFeaturePrintRequest(revision) }
}

extension GenerateForegroundInstanceMaskRequest {
    /// The kind of the request, and the way in which it works.
    public var descriptor: RequestDescriptor { .generateForegroundInstanceMaskRequest(revision) }
}

extension GenerateObjectnessBasedSaliencyImageRequest {
    /// The kind of the request, and the way in which it works.
    public var descriptor: RequestDescriptor { .generateObjectnessBasedSaliencyImageRequest(revision) }
}

extension GeneratePersonSegmentationRequest {
    /// The kind of the request, and the way in which it works.
    public var descriptor: RequestDescriptor { .generatePersonSegmentationRequest(revision) }
}

extension GeneratePersonInstanceMaskRequest {
    /// The kind of the request, and the way in which it works.
    public var descriptor: RequestDescriptor { .generatePersonInstanceMaskRequest(revision) }
}

extension RecognizeAnimalsRequest {
    /// The kind of the request, and the way in which it works.
    public var descriptor: RequestDescriptor { .recognizeAnimalsRequest(revision) }
}

extension RecognizeTextRequest {
    /// The kind of the request, and the way in which it works.
    public var descriptor: RequestDescriptor { .recognizeTextRequest(revision) }
}

extension TrackHomographicImageRegistrationRequest {
    /// The kind of the request, and the way in which it works.
    public var descriptor: RequestDescriptor { .trackHomographicImageRegistrationRequest(revision) }
}

extension TrackObjectRequest {
    /// The kind of the request, and the way in which it works.
    public var descriptor: RequestDescriptor { .trackObjectRequest(revision) }
}

extension TrackOpticalFlowRequest {
    /// The kind of the request, and the way in which it works.
    public var descriptor: RequestDescriptor { .trackOpticalFlowRequest(revision) }
}

extension TrackRectangleRequest {
    /// The kind of the request, and the way in which it works.
    public var descriptor: RequestDescriptor { .trackRectangleRequest(revision) }
}

extension TrackTranslationalImageRegistrationRequest {
    /// The kind of the request, and the way in which it works.
    public var descriptor: RequestDescriptor { .trackTranslationalImageRegistrationRequest(revision) }
}
