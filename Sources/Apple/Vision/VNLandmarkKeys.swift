// The keys of points and groups of before bodies and hands had names of joints: SDKs still have them.

extension VNRecognizedPointKey {
    /// The points of a body.
    public static let bodyLandmarkKeyNose = VNRecognizedPointKey(rawValue: "bodyNose")
    public static let bodyLandmarkKeyLeftEye = VNRecognizedPointKey(rawValue: "bodyLeftEye")
    public static let bodyLandmarkKeyRightEye = VNRecognizedPointKey(rawValue: "bodyRightEye")
    public static let bodyLandmarkKeyLeftEar = VNRecognizedPointKey(rawValue: "bodyLeftEar")
    public static let bodyLandmarkKeyRightEar = VNRecognizedPointKey(rawValue: "bodyRightEar")
    public static let bodyLandmarkKeyNeck = VNRecognizedPointKey(rawValue: "bodyNeck")
    public static let bodyLandmarkKeyLeftShoulder = VNRecognizedPointKey(rawValue: "bodyLeftShoulder")
    public static let bodyLandmarkKeyRightShoulder = VNRecognizedPointKey(rawValue: "bodyRightShoulder")
    public static let bodyLandmarkKeyLeftElbow = VNRecognizedPointKey(rawValue: "bodyLeftElbow")
    public static let bodyLandmarkKeyRightElbow = VNRecognizedPointKey(rawValue: "bodyRightElbow")
    public static let bodyLandmarkKeyLeftWrist = VNRecognizedPointKey(rawValue: "bodyLeftWrist")
    public static let bodyLandmarkKeyRightWrist = VNRecognizedPointKey(rawValue: "bodyRightWrist")
    public static let bodyLandmarkKeyRoot = VNRecognizedPointKey(rawValue: "bodyRoot")
    public static let bodyLandmarkKeyLeftHip = VNRecognizedPointKey(rawValue: "bodyLeftHip")
    public static let bodyLandmarkKeyRightHip = VNRecognizedPointKey(rawValue: "bodyRightHip")
    public static let bodyLandmarkKeyLeftKnee = VNRecognizedPointKey(rawValue: "bodyLeftKnee")
    public static let bodyLandmarkKeyRightKnee = VNRecognizedPointKey(rawValue: "bodyRightKnee")
    public static let bodyLandmarkKeyLeftAnkle = VNRecognizedPointKey(rawValue: "bodyLeftAnkle")
    public static let bodyLandmarkKeyRightAnkle = VNRecognizedPointKey(rawValue: "bodyRightAnkle")

    /// The points of a hand.
    public static let handLandmarkKeyWrist = VNRecognizedPointKey(rawValue: "handWrist")
    public static let handLandmarkKeyThumbCMC = VNRecognizedPointKey(rawValue: "handThumbCMC")
    public static let handLandmarkKeyThumbMP = VNRecognizedPointKey(rawValue: "handThumbMP")
    public static let handLandmarkKeyThumbIP = VNRecognizedPointKey(rawValue: "handThumbIP")
    public static let handLandmarkKeyThumbTIP = VNRecognizedPointKey(rawValue: "handThumbTIP")
    public static let handLandmarkKeyIndexMCP = VNRecognizedPointKey(rawValue: "handIndexMCP")
    public static let handLandmarkKeyIndexPIP = VNRecognizedPointKey(rawValue: "handIndexPIP")
    public static let handLandmarkKeyIndexDIP = VNRecognizedPointKey(rawValue: "handIndexDIP")
    public static let handLandmarkKeyIndexTIP = VNRecognizedPointKey(rawValue: "handIndexTIP")
    public static let handLandmarkKeyMiddleMCP = VNRecognizedPointKey(rawValue: "handMiddleMCP")
    public static let handLandmarkKeyMiddlePIP = VNRecognizedPointKey(rawValue: "handMiddlePIP")
    public static let handLandmarkKeyMiddleDIP = VNRecognizedPointKey(rawValue: "handMiddleDIP")
    public static let handLandmarkKeyMiddleTIP = VNRecognizedPointKey(rawValue: "handMiddleTIP")
    public static let handLandmarkKeyRingMCP = VNRecognizedPointKey(rawValue: "handRingMCP")
    public static let handLandmarkKeyRingPIP = VNRecognizedPointKey(rawValue: "handRingPIP")
    public static let handLandmarkKeyRingDIP = VNRecognizedPointKey(rawValue: "handRingDIP")
    public static let handLandmarkKeyRingTIP = VNRecognizedPointKey(rawValue: "handRingTIP")
    public static let handLandmarkKeyLittleMCP = VNRecognizedPointKey(rawValue: "handLittleMCP")
    public static let handLandmarkKeyLittlePIP = VNRecognizedPointKey(rawValue: "handLittlePIP")
    public static let handLandmarkKeyLittleDIP = VNRecognizedPointKey(rawValue: "handLittleDIP")
    public static let handLandmarkKeyLittleTIP = VNRecognizedPointKey(rawValue: "handLittleTIP")
}

extension VNRecognizedPointGroupKey {
    /// The parts of a body.
    public static let bodyLandmarkRegionKeyFace = VNRecognizedPointGroupKey(rawValue: "bodyFace")
    public static let bodyLandmarkRegionKeyTorso = VNRecognizedPointGroupKey(rawValue: "bodyTorso")
    public static let bodyLandmarkRegionKeyLeftArm = VNRecognizedPointGroupKey(rawValue: "bodyLeftArm")
    public static let bodyLandmarkRegionKeyRightArm = VNRecognizedPointGroupKey(rawValue: "bodyRightArm")
    public static let bodyLandmarkRegionKeyLeftLeg = VNRecognizedPointGroupKey(rawValue: "bodyLeftLeg")
    public static let bodyLandmarkRegionKeyRightLeg = VNRecognizedPointGroupKey(rawValue: "bodyRightLeg")

    /// The fingers of a hand.
    public static let handLandmarkRegionKeyThumb = VNRecognizedPointGroupKey(rawValue: "handThumb")
    public static let handLandmarkRegionKeyIndexFinger = VNRecognizedPointGroupKey(rawValue: "handIndexFinger")
    public static let handLandmarkRegionKeyMiddleFinger = VNRecognizedPointGroupKey(rawValue: "handMiddleFinger")
    public static let handLandmarkRegionKeyRingFinger = VNRecognizedPointGroupKey(rawValue: "handRingFinger")
    public static let handLandmarkRegionKeyLittleFinger = VNRecognizedPointGroupKey(rawValue: "handLittleFinger")
}
