/// The way in which a session sees the room. None is supported.
open class ARConfiguration: NSObject, @unchecked Sendable {
    /// The axes of the room.
    public enum WorldAlignment: Int, Sendable {
        case gravity, gravityAndHeading, camera
    }

    /// The further things that a session tells.
    public struct FrameSemantics: OptionSet, Sendable {
        public static let personSegmentation = FrameSemantics(rawValue: 1)
        public static let personSegmentationWithDepth = FrameSemantics(rawValue: 3)
        public static let bodyDetection = FrameSemantics(rawValue: 4)
        public static let sceneDepth = FrameSemantics(rawValue: 8)
        public static let smoothedSceneDepth = FrameSemantics(rawValue: 16)
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    /// The shapes of the room that a session makes.
    public struct SceneReconstruction: OptionSet, Sendable {
        public static let mesh = SceneReconstruction(rawValue: 1)
        public static let meshWithClassification = SceneReconstruction(rawValue: 3)
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    /// A size and speed of pictures.
    open class VideoFormat: NSObject, @unchecked Sendable {
        /// The size in pixels, and the pictures a second.
        open var imageResolution: CGSize { .zero }
        open var framesPerSecond: Int { 0 }
        open var captureDeviceType: AVCaptureDevice.DeviceType { .builtInWideAngleCamera }
        open var captureDevicePosition: AVCaptureDevice.Position { .unspecified }
        open var isRecommendedForHighResolutionFrameCapturing: Bool { false }
        open var isVideoHDRSupported: Bool { false }
    }

    /// The format for fine pictures, and the camera behind a session: none.
    open class var recommendedVideoFormatForHighResolutionFrameCapturing: VideoFormat? { nil }
    open class var recommendedVideoFormatFor4KResolution: VideoFormat? { nil }
    open class var configurableCaptureDeviceForPrimaryCamera: AVCaptureDevice? { nil }
    open var videoHDRAllowed = false

    /// The support: none.
    open class var isSupported: Bool { false }
    open class var supportedVideoFormats: [VideoFormat] { [] }
    open class func supportsFrameSemantics(_ frameSemantics: FrameSemantics) -> Bool { false }

    /// The choices of a session.
    open var videoFormat = VideoFormat()
    open var worldAlignment = WorldAlignment.gravity
    open var isLightEstimationEnabled = true
    open var providesAudioData = false
    open var frameSemantics: FrameSemantics = []

    override init() {}
}

/// A session that follows the device in the room.
open class ARWorldTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    /// The directions of planes that are looked for.
    public struct PlaneDetection: OptionSet, Sendable {
        public static let horizontal = PlaneDetection(rawValue: 1)
        public static let vertical = PlaneDetection(rawValue: 2)
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    /// The pictures of the surroundings for shiny things.
    public enum EnvironmentTexturing: Int, Sendable {
        case none, manual, automatic
    }

    /// The things that are looked for.
    open var planeDetection: PlaneDetection = []
    open var environmentTexturing = EnvironmentTexturing.none
    open var wantsHDREnvironmentTextures = true
    open var detectionImages: Set<ARReferenceImage>! = [] {
        didSet { detectionImages = detectionImages ?? [] }
    }
    open var maximumNumberOfTrackedImages = 0
    open var automaticImageScaleEstimationEnabled = false
    open var detectionObjects: Set<ARReferenceObject> = []
    open var initialWorldMap: ARWorldMap?
    open var isAutoFocusEnabled = true
    open var isCollaborationEnabled = false
    open var userFaceTrackingEnabled = false
    open var sceneReconstruction: SceneReconstruction = []
    open class var supportsUserFaceTracking: Bool { false }
    open class func supportsSceneReconstruction(_ sceneReconstruction: SceneReconstruction) -> Bool { false }

    /// The codes for app clips, which are not looked for here.
    open var appClipCodeTrackingEnabled = false
    open class var supportsAppClipCodeTracking: Bool { false }

    public override init() {}
}

/// A session that follows the turn of the device alone.
open class AROrientationTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    /// The choice to focus by itself.
    open var isAutoFocusEnabled = true

    public override init() {}
}

/// A session that follows faces.
open class ARFaceTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    /// The number of faces, and the device's own place.
    open var maximumNumberOfTrackedFaces = 1
    open var isWorldTrackingEnabled = false
    open class var supportedNumberOfTrackedFaces: Int { 0 }
    open class var supportsWorldTracking: Bool { false }

    public override init() {}
}

/// A session that follows pictures.
open class ARImageTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    /// The pictures.
    open var trackingImages: Set<ARReferenceImage> = []
    open var maximumNumberOfTrackedImages = 1
    open var isAutoFocusEnabled = true

    public override init() {}
}

/// A session that follows a body.
open class ARBodyTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    /// The things that are looked for beside it.
    open var planeDetection: ARWorldTrackingConfiguration.PlaneDetection = []
    open var automaticSkeletonScaleEstimationEnabled = false
    open var detectionImages: Set<ARReferenceImage>! = [] {
        didSet { detectionImages = detectionImages ?? [] }
    }

    public override init() {}
}

/// A session that looks at a thing to know it again.
open class ARObjectScanningConfiguration: ARConfiguration, @unchecked Sendable {
    /// The things that are looked for beside it.
    open var planeDetection: ARWorldTrackingConfiguration.PlaneDetection = []
    open var isAutoFocusEnabled = true

    public override init() {}
}

/// A session that knows its place on the earth.
open class ARGeoTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    /// The things that are looked for beside it.
    open var planeDetection: ARWorldTrackingConfiguration.PlaneDetection = []

    /// The light, the pictures and the things to look for, and app clip codes: kept, and nobody looks.
    open var environmentTexturing = ARWorldTrackingConfiguration.EnvironmentTexturing.none
    open var wantsHDREnvironmentTextures = true
    open var detectionImages: Set<ARReferenceImage>! = [] {
        didSet { detectionImages = detectionImages ?? [] }
    }
    open var detectionObjects: Set<ARReferenceObject> = []
    open var maximumNumberOfTrackedImages = 0
    open var automaticImageScaleEstimationEnabled = false
    open var appClipCodeTrackingEnabled = false
    open class var supportsAppClipCodeTracking: Bool { false }

    /// Asks whether this works here, or at a place: it does not.
    open class func checkAvailability(completionHandler: @escaping (Bool, (any Error)?) -> Void) {
        completionHandler(false, ARError(.geoTrackingNotAvailableAtLocation))
    }
    open class func checkAvailability(
        at coordinate: CLLocationCoordinate2D, completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) { completionHandler(false, ARError(.geoTrackingNotAvailableAtLocation)) }

    public override init() {}
}
