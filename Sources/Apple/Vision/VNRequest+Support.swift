public import CoreML

/// A step of the work on a request.
public struct VNComputeStage: RawRepresentable, Hashable, Sendable {
    public static let main = VNComputeStage(rawValue: "VNComputeStageMain")
    public static let postProcessing = VNComputeStage(rawValue: "VNComputeStagePostProcessing")
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

extension VNRequest {
    /// The parts of the machine that may work on it: none, and a wish for one is not heard.
    public var supportedComputeStageDevices: [VNComputeStage: [MLComputeDevice]] { get throws { [:] } }
    public func computeDevice(for computeStage: VNComputeStage) -> MLComputeDevice? { nil }
    public func setComputeDevice(_ computeDevice: MLComputeDevice?, for computeStage: VNComputeStage) {}
}

extension VNDetectHumanBodyPoseRequest {
    /// The joints that may be found: none.
    public var supportedJointNames: [VNHumanBodyPoseObservation.JointName] { get throws { [] } }
    public var supportedJointsGroupNames: [VNHumanBodyPoseObservation.JointsGroupName] { get throws { [] } }
}

extension VNDetectHumanHandPoseRequest {
    /// The joints that may be found: none.
    public var supportedJointNames: [VNHumanHandPoseObservation.JointName] { get throws { [] } }
    public var supportedJointsGroupNames: [VNHumanHandPoseObservation.JointsGroupName] { get throws { [] } }
}

extension VNDetectAnimalBodyPoseRequest {
    /// The joints that may be found: none.
    public var supportedJointNames: [VNAnimalBodyPoseObservation.JointName] { get throws { [] } }
    public var supportedJointsGroupNames: [VNAnimalBodyPoseObservation.JointsGroupName] { get throws { [] } }
}

extension VNDetectHumanBodyPose3DRequest {
    /// The joints that may be found: none.
    public var supportedJointNames: [VNHumanBodyPose3DObservation.JointName] { get throws { [] } }
}
