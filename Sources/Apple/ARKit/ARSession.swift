// `import ARKit` where Apple's framework is missing: no camera sees the room. A session fails with `unsupportedConfiguration`. It
// brings AVFoundation, Foundation, SceneKit, simd and UIKit's names along.
@_exported public import AVFoundation
@_exported public import CoreLocation
@_exported public import Foundation
@_exported public import SceneKit
@_exported public import UIKit
@_exported public import simd

/// The reason why a session failed.
public struct ARError: Error, Hashable, @unchecked Sendable, CustomNSError {
    /// The reasons, with their numbers in `ARErrorDomain`.
    @_ErrorCodes(ARErrorDomain)
    public enum Code: Int, Sendable {
        case unsupportedConfiguration = 100
        case sensorUnavailable, sensorFailed, cameraUnauthorized, microphoneUnauthorized, locationUnauthorized
        case highResolutionFrameCaptureInProgress, highResolutionFrameCaptureFailed
        case worldTrackingFailed = 200
        case geoTrackingNotAvailableAtLocation, geoTrackingFailed
        case invalidReferenceImage = 300
        case invalidReferenceObject, invalidWorldMap, invalidConfiguration
        case insufficientFeatures = 400
        case objectMergeFailed, fileIOFailed
        case requestFailed = 500
    }
}

/// The domain of the framework's errors.
public let ARErrorDomain = "com.apple.arkit.error"

/// A session that sees the room. There is no camera: each run fails.
open class ARSession: NSObject, @unchecked Sendable {
    /// The ways to begin anew.
    public struct RunOptions: OptionSet, Sendable {
        public static let resetTracking = RunOptions(rawValue: 1)
        public static let removeExistingAnchors = RunOptions(rawValue: 2)
        public static let stopTrackedRaycasts = RunOptions(rawValue: 4)
        public static let resetSceneReconstruction = RunOptions(rawValue: 8)
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    /// The delegate, the queue that it is told on, and what is seen: nothing.
    open weak var delegate: (any ARSessionDelegate)?
    open var delegateQueue: DispatchQueue?
    open private(set) var configuration: ARConfiguration?
    open private(set) var anchors: [ARAnchor] = []
    open var currentFrame: ARFrame? { nil }
    public let identifier = UUID()
    /// Told beside the delegate: the view that the session is of.
    var observe: (@Sendable (any Error) -> Void)?

    public override init() {}

    /// Begins, which fails: the delegate is told of ``ARError/Code/unsupportedConfiguration``.
    open func run(_ configuration: ARConfiguration, options: RunOptions = []) {
        self.configuration = configuration
        if options.contains(.removeExistingAnchors) { anchors = [] }
        (delegateQueue ?? .main).async {
            let error = ARError(.unsupportedConfiguration)
            self.delegate?.session(self, didFailWithError: error)
            self.observe?(error)
        }
    }
    open func pause() {}

    /// Keeps and forgets places. They do not follow the room.
    open func add(anchor: ARAnchor) {
        anchors.append(anchor)
        (delegateQueue ?? .main).async { self.delegate?.session(self, didAdd: [anchor]) }
    }
    open func remove(anchor: ARAnchor) {
        guard let index = anchors.firstIndex(where: { $0 === anchor }) else { return }
        anchors.remove(at: index)
        (delegateQueue ?? .main).async { self.delegate?.session(self, didRemove: [anchor]) }
    }
    open func setWorldOrigin(relativeTransform: simd_float4x4) {}

    /// The places of the room on a line: none.
    open func raycast(_ query: ARRaycastQuery) -> [ARRaycastResult] { [] }
    open func trackedRaycast(
        _ query: ARRaycastQuery, updateHandler: @escaping ([ARRaycastResult]) -> Void
    ) -> ARTrackedRaycast? {
        updateHandler([])
        return nil
    }

    /// Gives the map of the room and finer pictures: an error.
    open func getCurrentWorldMap(completionHandler: @escaping (ARWorldMap?, (any Error)?) -> Void) {
        completionHandler(nil, ARError(.insufficientFeatures))
    }
    open func currentWorldMap() async throws -> ARWorldMap { throw ARError(.insufficientFeatures) }
    open func captureHighResolutionFrame(completion: @escaping (ARFrame?, (any Error)?) -> Void) {
        completion(nil, ARError(.highResolutionFrameCaptureFailed))
    }
    open func captureHighResolutionFrame() async throws -> ARFrame {
        throw ARError(.highResolutionFrameCaptureFailed)
    }
    open func createReferenceObject(
        transform: simd_float4x4, center: simd_float3, extent: simd_float3,
        completionHandler: @escaping (ARReferenceObject?, (any Error)?) -> Void
    ) { completionHandler(nil, ARError(.insufficientFeatures)) }
}

/// A listener to the state of a session.
public protocol ARSessionObserver: NSObjectProtocol {
    /// Called when a session fails, and when it stops, goes on and sees better or worse.
    func session(_ session: ARSession, didFailWithError error: any Error)
    func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera)
    func sessionWasInterrupted(_ session: ARSession)
    func sessionInterruptionEnded(_ session: ARSession)
    func sessionShouldAttemptRelocalization(_ session: ARSession) -> Bool
    func session(_ session: ARSession, didOutputAudioSampleBuffer audioSampleBuffer: CMSampleBuffer)
    func session(_ session: ARSession, didOutputCollaborationData data: ARSession.CollaborationData)
    func session(_ session: ARSession, didChange geoTrackingStatus: ARGeoTrackingStatus)
}

extension ARSessionObserver {
    public func session(_ session: ARSession, didFailWithError error: any Error) {}
    public func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera) {}
    public func sessionWasInterrupted(_ session: ARSession) {}
    public func sessionInterruptionEnded(_ session: ARSession) {}
    public func sessionShouldAttemptRelocalization(_ session: ARSession) -> Bool { false }
    public func session(_ session: ARSession, didOutputAudioSampleBuffer audioSampleBuffer: CMSampleBuffer) {}
    public func session(_ session: ARSession, didOutputCollaborationData data: ARSession.CollaborationData) {}
    public func session(_ session: ARSession, didChange geoTrackingStatus: ARGeoTrackingStatus) {}
}

/// The listener to a session.
public protocol ARSessionDelegate: ARSessionObserver {
    /// Called for pictures, which do not come, and for places that the app adds and takes away.
    func session(_ session: ARSession, didUpdate frame: ARFrame)
    func session(_ session: ARSession, didAdd anchors: [ARAnchor])
    func session(_ session: ARSession, didUpdate anchors: [ARAnchor])
    func session(_ session: ARSession, didRemove anchors: [ARAnchor])
}

extension ARSessionDelegate {
    public func session(_ session: ARSession, didUpdate frame: ARFrame) {}
    public func session(_ session: ARSession, didAdd anchors: [ARAnchor]) {}
    public func session(_ session: ARSession, didUpdate anchors: [ARAnchor]) {}
    public func session(_ session: ARSession, didRemove anchors: [ARAnchor]) {}
}

/// An object that has a session.
@MainActor @preconcurrency
public protocol ARSessionProviding: NSObjectProtocol {
    /// The session.
    var session: ARSession { get }
}
