public import Foundation
import FoundationOverlay
public import simd

/// Another device, as it was measured. None is.
open class NINearbyObject: NSObject, NSCopying, @unchecked Sendable {
    /// The reason why one is no longer measured.
    public enum RemovalReason: Int, Sendable {
        case timeout, peerEnded
    }

    /// The estimate of the height of another.
    public enum VerticalDirectionEstimate: Int, Sendable {
        case unknown, same, above, below, aboveOrBelow
    }

    /// The proof of the other, the way in metres, and the direction and the angle in radians.
    open var discoveryToken: NIDiscoveryToken { NIDiscoveryToken() }
    open var distance: Float? { nil }
    open var direction: simd_float3? { nil }
    open var horizontalAngle: Float? { nil }
    open var verticalDirectionEstimate: VerticalDirectionEstimate { .unknown }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The state of the finding of a place.
open class NIAlgorithmConvergence: NSObject, @unchecked Sendable {
    /// The step that was reached: not known.
    open var status: NIAlgorithmConvergenceStatus { .unknown }
}

/// The steps of the finding of a place.
public enum NIAlgorithmConvergenceStatus: Sendable {
    case unknown
    case notConverged([Reason])
    case converged

    /// A reason why a place is not found.
    public enum Reason: Sendable {
        case insufficientHorizontalSweep, insufficientVerticalSweep, insufficientMovement, insufficientLighting

        /// The reason in words.
        public var localizedDescription: String { "\(self)" }
    }
}

/// The things to measure.
open class NIConfiguration: NSObject, NSCopying, @unchecked Sendable {
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Another phone or watch to measure.
open class NINearbyPeerConfiguration: NIConfiguration, @unchecked Sendable {
    /// The proof of the other, and the wishes, which are kept.
    public let peerDiscoveryToken: NIDiscoveryToken
    open var isCameraAssistanceEnabled = false
    open var isExtendedDistanceMeasurementEnabled = false

    /// Creates one for another's proof.
    public init(peerToken: NIDiscoveryToken) {
        peerDiscoveryToken = peerToken
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NINearbyPeerConfiguration(peerToken: peerDiscoveryToken)
        copy.isCameraAssistanceEnabled = isCameraAssistanceEnabled
        copy.isExtendedDistanceMeasurementEnabled = isExtendedDistanceMeasurementEnabled
        return copy
    }
}

/// A thing of another maker's to measure.
open class NINearbyAccessoryConfiguration: NIConfiguration, @unchecked Sendable {
    /// The proof of the thing, and the wishes, which are kept.
    public let accessoryDiscoveryToken = NIDiscoveryToken()
    open var isCameraAssistanceEnabled = false

    /// Creates one of the thing's own data, which nothing reads here.
    /// - Throws: `NIError.unsupportedPlatform`.
    public init(data: Data) throws {
        throw NIError(.unsupportedPlatform)
    }
    public init(accessoryData data: Data, bluetoothPeerIdentifier identifier: UUID) throws {
        throw NIError(.unsupportedPlatform)
    }
}

/// A reason why nothing is measured.
public struct NIError: Error, Hashable, @unchecked Sendable, CustomNSError {
    /// A kind of reason, with its number in `NIErrorDomain`.
    @_ErrorCodes(NIErrorDomain)
    public enum Code: Int, Sendable {
        case unsupportedPlatform = -5889
        case invalidConfiguration = -5888
        case sessionFailed = -5887
        case resourceUsageTimeout = -5886
        case activeSessionsLimitExceeded = -5885
        case userDidNotAllow = -5884
        case invalidARConfiguration = -5883
        case accessoryPeerDeviceUnavailable = -5882
        case incompatiblePeerDevice = -5881
        case activeExtendedDistanceSessionsLimitExceeded = -5880
    }
}

/// The domain of the errors.
public let NIErrorDomain = "com.apple.NearbyInteraction"
