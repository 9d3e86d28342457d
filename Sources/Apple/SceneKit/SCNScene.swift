/// A scene: the root of nodes, and the ground that is drawn.
open class SCNScene: NSObject, NSSecureCoding, @unchecked Sendable {
    /// The keys of facts about a scene.
    public struct Attribute: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let startTime = Attribute(rawValue: "kSceneStartTimeAttributeKey")
        public static let endTime = Attribute(rawValue: "kSceneEndTimeAttributeKey")
        public static let frameRate = Attribute(rawValue: "kSceneFrameRateAttributeKey")
        public static let upAxis = Attribute(rawValue: "kSceneUpAxisAttributeKey")
    }

    /// The root of nodes, the world of bodies, and the ground.
    public let rootNode = SCNNode()
    public let physicsWorld = SCNPhysicsWorld()
    public let background = SCNMaterialProperty()
    public let lightingEnvironment = SCNMaterialProperty()
    open var fogStartDistance: CGFloat = 0
    open var fogEndDistance: CGFloat = 0
    open var fogDensityExponent: CGFloat = 1
    open var fogColor: Any = UIColor.white
    open var isPaused = false
    open var wantsScreenSpaceReflection = false
    private var attributes: [String: Any] = [:]

    public override init() {
        super.init()
    }

    /// Reads a scene of a file, which is not read: nil, or an error.
    public convenience init?(named name: String) { return nil }
    public convenience init?(
        named name: String, inDirectory directory: String?, options: [SCNSceneSource.LoadingOption: Any]? = nil
    ) { return nil }
    public convenience init(url: URL, options: [SCNSceneSource.LoadingOption: Any]? = nil) throws {
        throw CocoaError(.fileReadUnknown, userInfo: [NSURLErrorKey: url])
    }

    /// Nothing is read from archives here, and nothing is written into them: whoever reads one is told that it fails.
    public required init?(coder: NSCoder) { return nil }
    open func encode(with coder: NSCoder) {}
    open class var supportsSecureCoding: Bool { true }

    /// Gives and keeps facts.
    open func attribute(forKey key: String) -> Any? { attributes[key] }
    open func setAttribute(_ attribute: Any?, forKey key: String) { attributes[key] = attribute }

    /// Adds clouds of particles to the root.
    open func addParticleSystem(_ system: SCNParticleSystem, transform: SCNMatrix4) {
        rootNode.addParticleSystem(system)
    }
    open var particleSystems: [SCNParticleSystem]? { rootNode.particleSystems }
    open func removeParticleSystem(_ system: SCNParticleSystem) { rootNode.removeParticleSystem(system) }
    open func removeAllParticleSystems() { rootNode.removeAllParticleSystems() }

    /// Writes the scene to a file, which is not done: false.
    open func write(
        to url: URL, options: [String: Any]? = nil, delegate: AnyObject? = nil,
        progressHandler: ((Float, (any Error)?, UnsafeMutablePointer<ObjCBool>) -> Void)? = nil
    ) -> Bool {
        var stop = ObjCBool(false)
        progressHandler?(0, CocoaError(.fileWriteUnknown), &stop)
        return false
    }
}

/// A file of a scene. None is read.
open class SCNSceneSource: NSObject, @unchecked Sendable {
    /// The choices of how a scene is read.
    public struct LoadingOption: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let createNormalsIfAbsent = LoadingOption(rawValue: "kSceneSourceCreateNormalsIfAbsent")
        public static let checkConsistency = LoadingOption(rawValue: "kSceneSourceCheckConsistency")
        public static let flattenScene = LoadingOption(rawValue: "kSceneSourceFlattenScene")
        public static let convertToYUp = LoadingOption(rawValue: "kSceneSourceConvertToYUpIfNeeded")
        public static let animationImportPolicy = LoadingOption(rawValue: "kSceneSourceAnimationLoadingMode")
        public static let convertUnitsToMeters = LoadingOption(rawValue: "kSceneSourceConvertToUnit")
        public static let assetDirectoryURLs = LoadingOption(rawValue: "kSceneSourceAssetDirectoryURLs")
        public static let overrideAssetURLs = LoadingOption(rawValue: "kSceneSourceOverrideAssetURLs")
        public static let strictConformance = LoadingOption(rawValue: "kSceneSourceStrictConformance")
        public static let preserveOriginalTopology = LoadingOption(rawValue: "kSceneSourcePreserveOriginalTopology")
    }

    /// The ways to play the animations of a file.
    public struct AnimationImportPolicy: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let play = AnimationImportPolicy(rawValue: "play")
        public static let playRepeatedly = AnimationImportPolicy(rawValue: "playRepeatedly")
        public static let doNotPlay = AnimationImportPolicy(rawValue: "doNotPlay")
        public static let playUsingSceneTimeBase = AnimationImportPolicy(rawValue: "playUsingSceneTimeBase")
    }

    /// The address.
    public let url: URL?

    /// Creates a source of a file or of bytes.
    public init?(url: URL, options: [LoadingOption: Any]? = nil) {
        self.url = url
    }
    public init?(data: Data, options: [LoadingOption: Any]? = nil) {
        url = nil
    }

    /// Reads the scene, or a part of it.
    ///
    /// - Throws: `CocoaError.fileReadUnknown`: files are not read.
    open func scene(options: [LoadingOption: Any]? = nil) throws -> SCNScene { throw CocoaError(.fileReadUnknown) }
    open func scene(options: [LoadingOption: Any]? = nil, statusHandler: SCNSceneSourceStatusHandler?) -> SCNScene? {
        var stop = ObjCBool(false)
        statusHandler?(1, .error, CocoaError(.fileReadUnknown), &stop)
        return nil
    }
    open func entries(
        passingTest predicate: (Any, String, UnsafeMutablePointer<ObjCBool>) -> Bool
    ) -> [Any] { [] }
    open func property(forKey key: String) -> Any? { nil }
    open func entryWithIdentifier<T>(_ uid: String, withClass entryClass: T.Type) -> T? where T: AnyObject { nil }
    open func identifiersOfEntries(withClass entryClass: AnyClass) -> [String] { [] }
}

/// The closure that is told how far a scene is read, 0...1. SceneKit's type.
public typealias SCNSceneSourceStatusHandler =
    (Float, SCNSceneSourceStatus, (any Error)?, UnsafeMutablePointer<ObjCBool>) -> Void

/// The state of a scene that is read. SceneKit's type.
public enum SCNSceneSourceStatus: Int, Sendable {
    case error = -1
    case parsing = 4
    case validating = 8
    case processing = 12
    case complete = 16
}

/// A place in the bundle that holds a part of a scene.
open class SCNReferenceNode: SCNNode, @unchecked Sendable {
    /// The times at which the file would be read.
    open var loadingPolicy = SCNReferenceLoadingPolicy.immediate
    /// The address, and the state: it is never read.
    public let referenceURL: URL
    open var isLoaded: Bool { false }

    /// Creates a node of a file.
    public init?(url referenceURL: URL) {
        self.referenceURL = referenceURL
        super.init()
    }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) { return nil }

    /// Reads the file, which is not done, and forgets it.
    open func load() {}
    open func unload() {}
}

/// The times at which the file of a node is read.
public enum SCNReferenceLoadingPolicy: Int, Sendable {
    case immediate, onDemand
}
