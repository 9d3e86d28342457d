public import Foundation

/// A place where a line meets a node.
open class SCNHitTestResult: NSObject, @unchecked Sendable {
    /// The node, and the place on it with what stands upright there.
    public let node: SCNNode
    private let hit: SurfaceHit
    private let place: simd_float3
    open var geometryIndex: Int { 0 }
    open var faceIndex: Int { hit.face }
    open var localCoordinates: SCNVector3 { SCNVector3(place) }
    open var worldCoordinates: SCNVector3 { SCNVector3(simdWorldCoordinates) }
    open var localNormal: SCNVector3 { SCNVector3(hit.normal) }
    open var worldNormal: SCNVector3 { SCNVector3(simdWorldNormal) }
    open var modelTransform: SCNMatrix4 { node.worldTransform }
    open var simdLocalCoordinates: simd_float3 { place }
    open var simdWorldCoordinates: simd_float3 { node.simdConvertPosition(place, to: nil) }
    open var simdLocalNormal: simd_float3 { hit.normal }
    open var simdWorldNormal: simd_float3 { normalize(node.simdConvertVector(hit.normal, to: nil)) }
    open var simdModelTransform: simd_float4x4 { node.simdWorldTransform }
    open var boneNode: SCNNode? { nil }

    /// The place on the picture of the surface: it is not reckoned, and the corner.
    open func textureCoordinates(withMappingChannel channel: Int) -> CGPoint { .zero }

    /// Creates a place on nothing, to be replaced later.
    public convenience override init() { self.init(SCNNode(), SurfaceHit(part: 0, normal: .zero), .zero) }

    init(_ node: SCNNode, _ hit: SurfaceHit, _ place: simd_float3) {
        (self.node, self.hit, self.place) = (node, hit, place)
    }
}

/// The choices of a search for nodes.
public struct SCNHitTestOption: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let firstFoundOnly = SCNHitTestOption(rawValue: "kHitTestFirstFoundOnly")
    public static let sortResults = SCNHitTestOption(rawValue: "kHitTestSortResults")
    public static let clipToZRange = SCNHitTestOption(rawValue: "kHitTestClipToZRange")
    public static let backFaceCulling = SCNHitTestOption(rawValue: "kHitTestBackFaceCulling")
    public static let boundingBoxOnly = SCNHitTestOption(rawValue: "kHitTestBoundingBoxOnly")
    public static let ignoreChildNodes = SCNHitTestOption(rawValue: "kHitTestIgnoreChildNodes")
    public static let rootNode = SCNHitTestOption(rawValue: "kHitTestRootNode")
    public static let ignoreHiddenNodes = SCNHitTestOption(rawValue: "kHitTestIgnoreHiddenNodes")
    public static let ignoreLightArea = SCNHitTestOption(rawValue: "kHitTestIgnoreLightArea")
    public static let categoryBitMask = SCNHitTestOption(rawValue: "kHitTestCategoryBitMask")
    public static let searchMode = SCNHitTestOption(rawValue: "kHitTestSearchMode")
}

/// The ways to search: the nearest, all, or any.
public enum SCNHitTestSearchMode: Int, Sendable {
    case closest, all, any
}

extension SCNNode {
    /// The nodes that a line in the space of this one meets, this one included, the nearest first. Hidden nodes are left out, and so
    /// are surfaces that are seen from behind and have one side.
    public func hitTestWithSegment(
        from pointA: SCNVector3, to pointB: SCNVector3, options: [String: Any]? = nil
    ) -> [SCNHitTestResult] {
        let (start, end) = (simd_float3(pointA), simd_float3(pointB))
        return hits(simdConvertPosition(start, to: nil), simdConvertPosition(end, to: nil), options ?? [:])
    }

    /// The nodes that a line in the space of the scene meets.
    func hits(_ start: simd_float3, _ end: simd_float3, _ options: [String: Any]) -> [SCNHitTestResult] {
        func choice(_ option: SCNHitTestOption) -> Any? { options[option.rawValue] }
        func isOn(_ option: SCNHitTestOption, _ usual: Bool) -> Bool {
            (choice(option) as? Bool) ?? (choice(option) as? NSNumber)?.boolValue ?? usual
        }
        let mode =
            (choice(.searchMode) as? SCNHitTestSearchMode)
            ?? ((choice(.searchMode) as? Int) ?? (choice(.searchMode) as? NSNumber)?.intValue)
            .flatMap(SCNHitTestSearchMode.init) ?? .all
        let mask = (choice(.categoryBitMask) as? Int) ?? (choice(.categoryBitMask) as? NSNumber)?.intValue ?? -1
        let (boxOnly, culls) = (isOn(.boundingBoxOnly, false), isOn(.backFaceCulling, true))
        let (skipsHidden, isAlone) = (isOn(.ignoreHiddenNodes, true), isOn(.ignoreChildNodes, false))
        var found: [(result: SCNHitTestResult, part: Float)] = []
        func look(_ node: SCNNode) {
            if skipsHidden, node.isHidden || node.opacity == 0 { return }
            if let geometry = node.geometry, node.categoryBitMask & mask != 0 {
                let from = node.simdConvertPosition(start, from: nil)
                let to = node.simdConvertPosition(end, from: nil)
                let hit = geometry.hits(from: from, to: to, boxOnly: boxOnly).first { hit in
                    !culls || geometry.firstMaterial?.isDoubleSided == true || dot(hit.normal, to - from) < 0
                }
                if let hit { found.append((SCNHitTestResult(node, hit, from + (to - from) * hit.part), hit.part)) }
            }
            if !isAlone { node.childNodes.forEach(look) }
        }
        look((choice(.rootNode) as? SCNNode) ?? self)
        let sorted = found.sorted { $0.part < $1.part }.map(\.result)
        return isOn(.firstFoundOnly, false) || mode != .all ? Array(sorted.prefix(1)) : sorted
    }

    /// Turns directions of this node into those of another, and back; nil stands for the scene.
    public func simdConvertVector(_ vector: simd_float3, to node: SCNNode?) -> simd_float3 {
        simd_float3(convertVector(SCNVector3(vector), to: node))
    }
    public func simdConvertVector(_ vector: simd_float3, from node: SCNNode?) -> simd_float3 {
        simd_float3(convertVector(SCNVector3(vector), from: node))
    }
    public func simdRotate(by worldRotation: simd_quatf, aroundTarget worldTarget: simd_float3) {
        rotate(by: SCNVector4(worldRotation.vector), aroundTarget: SCNVector3(worldTarget))
    }
}
