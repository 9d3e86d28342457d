public import CoreML

/// Finds the joints of people.
public struct DetectHumanBodyPoseRequest: ImageProcessingRequest {
    /// The type of what is seen, the part of the picture, and the wishes.
    public typealias Result = [HumanBodyPoseObservation]
    public var regionOfInterest = NormalizedRect.fullImage
    public var detectsHands = false
    public var supportedJointNames: [HumanBodyPoseObservation.JointName] { [] }
    public var supportedJointsGroupNames: [HumanBodyPoseObservation.JointsGroupName] { [] }

    /// The way in which the request works: the first, where no other is asked for.
    public typealias Revision = _RequestRevision
    public let revision: Revision
    public init(_ revision: Revision? = nil) { self.revision = revision ?? .revision1 }
}

/// Finds the joints of hands.
public struct DetectHumanHandPoseRequest: ImageProcessingRequest {
    /// The type of what is seen, the part of the picture, and the wishes.
    public typealias Result = [HumanHandPoseObservation]
    public var regionOfInterest = NormalizedRect.fullImage
    public var maximumHandCount = 2
    public var supportedJointNames: [HumanHandPoseObservation.JointName] { [] }
    public var supportedJointsGroupNames: [HumanHandPoseObservation.JointsGroupName] { [] }

    /// The way in which the request works: the first, where no other is asked for.
    public typealias Revision = _RequestRevision
    public let revision: Revision
    public init(_ revision: Revision? = nil) { self.revision = revision ?? .revision1 }
}

/// Finds the joints of animals.
public struct DetectAnimalBodyPoseRequest: ImageProcessingRequest {
    /// The type of what is seen, the part of the picture, and the wishes.
    public typealias Result = [AnimalBodyPoseObservation]
    public var regionOfInterest = NormalizedRect.fullImage
    public var supportedJointNames: [AnimalBodyPoseObservation.JointName] { [] }
    public var supportedJointsGroupNames: [AnimalBodyPoseObservation.JointsGroupName] { [] }

    /// The way in which the request works: the first, where no other is asked for.
    public typealias Revision = _RequestRevision
    public let revision: Revision
    public init(_ revision: Revision? = nil) { self.revision = revision ?? .revision1 }
}

/// Finds the joints of people in space.
public final class DetectHumanBodyPose3DRequest: ImageProcessingRequest, StatefulRequest, @unchecked Sendable {
    /// The type of what is seen, the part of the picture, the time between pictures, and the wishes.
    public typealias Result = [HumanBodyPose3DObservation]
    public var regionOfInterest = NormalizedRect.fullImage
    public let frameAnalysisSpacing: CMTime
    public var supportedJointNames: [HumanBodyPose3DObservation.JointName] { [] }
    public var supportedJointsGroupNames: [HumanBodyPose3DObservation.JointsGroupName] { [] }

    /// Creates a request.
    public init(_ revision: Revision? = nil, frameAnalysisSpacing: CMTime? = nil) {
        self.revision = revision ?? .revision1
        self.frameAnalysisSpacing = frameAnalysisSpacing ?? .zero
    }

    /// The way in which the request works: the first, where no other is asked for.
    public typealias Revision = _RequestRevision
    public let revision: Revision
}

/// Finds outlines.
public struct DetectContoursRequest: ImageProcessingRequest {
    /// The type of what is seen, the part of the picture, and the wishes.
    public typealias Result = ContoursObservation
    public var regionOfInterest = NormalizedRect.fullImage
    public var contrastAdjustment: Float = 2
    public var contrastPivot: Float? = 0.5
    public var detectsDarkOnLight = true
    public var maximumImageDimension = 512

    /// The way in which the request works: the first, where no other is asked for.
    public typealias Revision = _RequestRevision
    public let revision: Revision
    public init(_ revision: Revision? = nil) { self.revision = revision ?? .revision1 }
}

/// Cuts people out, each alone.
public struct GeneratePersonInstanceMaskRequest: ImageProcessingRequest {
    /// The type of what is seen, the part of the picture, and the wishes.
    public typealias Result = InstanceMaskObservation?
    public var regionOfInterest = NormalizedRect.fullImage

    /// The way in which the request works: the first, where no other is asked for.
    public typealias Revision = _RequestRevision
    public let revision: Revision
    public init(_ revision: Revision? = nil) { self.revision = revision ?? .revision1 }
}

/// Asks a model.
public struct CoreMLRequest: ImageProcessingRequest {
    /// The type of what is seen, the part of the picture, and the wishes.
    public typealias Result = [any VisionObservation]
    public var regionOfInterest = NormalizedRect.fullImage
    public var cropAndScaleAction = ImageCropAndScaleAction.centerCrop
    public var supportedIdentifiers: [String]? { nil }

    /// The model.
    public let modelContainer: CoreMLModelContainer

    /// Creates a request.
    public init(model: CoreMLModelContainer, _ revision: Revision? = nil) {
        modelContainer = model
        self.revision = revision ?? .revision1
    }

    /// The way in which the request works: the first, where no other is asked for.
    public typealias Revision = _RequestRevision
    public let revision: Revision
}

/// A model that is asked of pictures. Two are equal where their models are the same.
public struct CoreMLModelContainer: Hashable, @unchecked Sendable {
    private let model: MLModel

    /// The name by which the model is given the picture.
    public var inputImageFeatureName = ""

    /// Creates one of a model and the values that it is asked with beside the picture.
    ///
    /// - Throws: Nothing: the model is not looked at.
    public init(model: MLModel, featureProvider: (any MLFeatureProvider)? = nil) throws {
        self.model = model
    }

    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.model === rhs.model && lhs.inputImageFeatureName == rhs.inputImageFeatureName
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(model)) }
}
