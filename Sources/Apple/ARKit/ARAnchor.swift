/// A place in the room.
open class ARAnchor: NSObject, ARAnchorCopying, NSSecureCoding, @unchecked Sendable {
    /// The identity, the name, the place, and the session that found it.
    public let identifier: UUID
    public let name: String?
    public let transform: simd_float4x4
    open var sessionIdentifier: UUID? { nil }

    /// Creates a place.
    public init(transform: simd_float4x4) {
        (identifier, name, self.transform) = (UUID(), nil, transform)
    }
    public init(name: String, transform: simd_float4x4) {
        (identifier, self.name, self.transform) = (UUID(), name, transform)
    }

    /// Takes the identity, the name and the place of another.
    public required init(anchor: ARAnchor) {
        (identifier, name, transform) = (anchor.identifier, anchor.name, anchor.transform)
    }
    open func copy(with zone: NSZone? = nil) -> Any { type(of: self).init(anchor: self) }

    /// Writes and reads the identity, the name and the place.
    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {
        coder.encode(identifier.uuidString as NSString, forKey: "identifier")
        coder.encode(name.map { $0 as NSString }, forKey: "name")
        for index in 0..<16 { coder.encode(transform[index / 4][index % 4], forKey: "transform\(index)") }
    }
    public required init?(coder: NSCoder) {
        let id = coder.decodeObject(of: NSString.self, forKey: "identifier").flatMap { UUID(uuidString: "\($0)") }
        guard let id else { return nil }
        let columns = (0..<4).map { column in
            simd_float4((0..<4).map { coder.decodeFloat(forKey: "transform\(column * 4 + $0)") })
        }
        (identifier, transform) = (id, simd_float4x4(columns))
        name = coder.decodeObject(of: NSString.self, forKey: "name").map { "\($0)" }
    }
}

/// A place that is made anew of another when the session goes on.
public protocol ARAnchorCopying: NSCopying {
    /// Takes over what another has.
    init(anchor: ARAnchor)
}

/// A thing that is followed.
public protocol ARTrackable: NSObjectProtocol {
    /// True while it is seen.
    var isTracked: Bool { get }
}

/// A plane in the room. None is found.
open class ARPlaneAnchor: ARAnchor, @unchecked Sendable {
    /// The direction of a plane.
    public enum Alignment: Int, Sendable {
        case horizontal, vertical
    }

    /// The kind of a plane.
    public enum Classification: Hashable, Sendable {
        /// The reasons why a kind is not known.
        public enum Status: Int, Sendable {
            case notAvailable, undetermined, unknown
        }
        case none(Status), wall, floor, ceiling, table, seat, window, door
    }

    /// The direction, the middle and the size in metres.
    open var alignment: Alignment { .horizontal }
    open var classification: Classification { .none(.notAvailable) }
    open class var isClassificationSupported: Bool { false }
    open var center: simd_float3 { .zero }
    open var extent: simd_float3 { .zero }
    open var planeExtent: ARPlaneExtent { ARPlaneExtent() }
    open var geometry: ARPlaneGeometry { ARPlaneGeometry() }
}

/// The size of a plane.
open class ARPlaneExtent: NSObject, @unchecked Sendable {
    /// The turn in radians, and the sides in metres.
    open var rotationOnYAxis: Float { 0 }
    open var width: Float { 0 }
    open var height: Float { 0 }
}

/// The outline of a plane.
open class ARPlaneGeometry: NSObject, @unchecked Sendable {
    /// The corners and the faces between them.
    open var vertices: [simd_float3] { [] }
    open var textureCoordinates: [simd_float2] { [] }
    open var triangleCount: Int { 0 }
    open var triangleIndices: [Int16] { [] }
    open var boundaryVertices: [simd_float3] { [] }
}

/// A picture that was found in the room. None is.
open class ARImageAnchor: ARAnchor, ARTrackable, @unchecked Sendable {
    /// The picture.
    open var referenceImage: ARReferenceImage { ARReferenceImage(name: nil, physicalSize: .zero) }
    open var estimatedScaleFactor: CGFloat { 1 }
    open var isTracked: Bool { false }
}

/// A thing that was found in the room. None is.
open class ARObjectAnchor: ARAnchor, @unchecked Sendable {
    /// The thing.
    open var referenceObject: ARReferenceObject { ARReferenceObject() }
}

/// A face. None is found.
open class ARFaceAnchor: ARAnchor, ARTrackable, @unchecked Sendable {
    /// A feature of a face.
    public struct BlendShapeLocation: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let browDownLeft = BlendShapeLocation(rawValue: "browDown_L")
        public static let browDownRight = BlendShapeLocation(rawValue: "browDown_R")
        public static let browInnerUp = BlendShapeLocation(rawValue: "browInnerUp")
        public static let cheekPuff = BlendShapeLocation(rawValue: "cheekPuff")
        public static let eyeBlinkLeft = BlendShapeLocation(rawValue: "eyeBlink_L")
        public static let eyeBlinkRight = BlendShapeLocation(rawValue: "eyeBlink_R")
        public static let eyeWideLeft = BlendShapeLocation(rawValue: "eyeWide_L")
        public static let eyeWideRight = BlendShapeLocation(rawValue: "eyeWide_R")
        public static let jawForward = BlendShapeLocation(rawValue: "jawForward")
        public static let jawLeft = BlendShapeLocation(rawValue: "jawLeft")
        public static let jawRight = BlendShapeLocation(rawValue: "jawRight")
        public static let jawOpen = BlendShapeLocation(rawValue: "jawOpen")
        public static let mouthFunnel = BlendShapeLocation(rawValue: "mouthFunnel")
        public static let mouthPucker = BlendShapeLocation(rawValue: "mouthPucker")
        public static let mouthLeft = BlendShapeLocation(rawValue: "mouthLeft")
        public static let mouthRight = BlendShapeLocation(rawValue: "mouthRight")
        public static let mouthSmileLeft = BlendShapeLocation(rawValue: "mouthSmile_L")
        public static let mouthSmileRight = BlendShapeLocation(rawValue: "mouthSmile_R")
        public static let mouthFrownLeft = BlendShapeLocation(rawValue: "mouthFrown_L")
        public static let mouthFrownRight = BlendShapeLocation(rawValue: "mouthFrown_R")
        public static let tongueOut = BlendShapeLocation(rawValue: "tongueOut")
    }

    /// The features in 0...1, and the eyes.
    open var blendShapes: [BlendShapeLocation: NSNumber] { [:] }
    open var leftEyeTransform: simd_float4x4 { matrix_identity_float4x4 }
    open var rightEyeTransform: simd_float4x4 { matrix_identity_float4x4 }
    open var lookAtPoint: simd_float3 { .zero }
    open var isTracked: Bool { false }
}

/// A body. None is found.
open class ARBodyAnchor: ARAnchor, ARTrackable, @unchecked Sendable {
    /// The size, as a factor.
    open var estimatedScaleFactor: CGFloat { 1 }
    open var isTracked: Bool { false }
}

/// A part of the room's shape. None is made.
open class ARMeshAnchor: ARAnchor, @unchecked Sendable {}

/// A picture that is looked for.
open class ARReferenceImage: NSObject, @unchecked Sendable {
    /// The name, and the size in metres.
    open var name: String?
    public let physicalSize: CGSize

    init(name: String?, physicalSize: CGSize) {
        (self.name, self.physicalSize) = (name, physicalSize)
    }

    /// Creates a picture of a width in metres.
    public convenience init(_ image: CGImage, orientation: CGImagePropertyOrientation, physicalWidth: CGFloat) {
        let height = physicalWidth * CGFloat(image.height) / CGFloat(max(image.width, 1))
        self.init(name: nil, physicalSize: CGSize(width: physicalWidth, height: height))
    }

    /// The pictures of a group in the bundle's assets: nil, as they are not read.
    open class func referenceImages(inGroupNamed name: String, bundle: Bundle?) -> Set<ARReferenceImage>? { nil }
    open func validate(completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(ARError(.invalidReferenceImage))
    }
}

/// A thing that is looked for.
open class ARReferenceObject: NSObject, @unchecked Sendable {
    /// The name.
    open var name: String?

    override init() {}

    /// Reads a thing of a file.
    ///
    /// - Throws: ``ARError/Code/invalidReferenceObject``: files are not read.
    public init(archiveURL url: URL) throws { throw ARError(.invalidReferenceObject) }

    /// The things of a group in the bundle's assets: nil, as they are not read.
    open class func referenceObjects(inGroupNamed name: String, bundle: Bundle?) -> Set<ARReferenceObject>? { nil }
}

/// The map of a room. None is made.
open class ARWorldMap: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The places, the middle and the size in metres, and the points that were seen.
    open var anchors: [ARAnchor] = []
    open var center: simd_float3 { .zero }
    open var extent: simd_float3 { .zero }
    open var rawFeaturePoints: ARPointCloud { ARPointCloud() }

    override init() {}

    /// Nothing is read from archives here: nobody has written a map.
    public required init?(coder: NSCoder) { return nil }
    open func encode(with coder: NSCoder) {}
    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = ARWorldMap()
        copy.anchors = anchors
        return copy
    }
}
