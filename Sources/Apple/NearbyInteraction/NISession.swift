// `import NearbyInteraction` where Apple's framework is missing: the device measures no distances. It brings Foundation and simd along.
@_exported public import Foundation
@_exported public import simd

/// The proof of a session that others measure by. None is made.
open class NIDiscoveryToken: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The abilities of the device that made it: none.
    open var deviceCapabilities: any NIDeviceCapability { NIDevice() }

    override init() {}

    /// Reads and writes the proof, which has nothing in it.
    open class var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) { super.init() }
    open func encode(with coder: NSCoder) {}
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The abilities of a device.
public protocol NIDeviceCapability: NSObjectProtocol {
    /// The ways of measuring that the device has.
    var supportsPreciseDistanceMeasurement: Bool { get }
    var supportsDirectionMeasurement: Bool { get }
    var supportsCameraAssistance: Bool { get }
    var supportsExtendedDistanceMeasurement: Bool { get }
}

/// A device that measures nothing.
final class NIDevice: NSObject, NIDeviceCapability {
    let supportsPreciseDistanceMeasurement = false
    let supportsDirectionMeasurement = false
    let supportsCameraAssistance = false
    let supportsExtendedDistanceMeasurement = false
}

/// A session that measures the way to others. It ends as soon as it runs: the device cannot.
open class NISession: NSObject, @unchecked Sendable {
    /// The abilities of the device: none.
    open class var isSupported: Bool { false }
    open class var deviceCapabilities: any NIDeviceCapability { NIDevice() }

    /// The listener, the queue on which it is told (the main one for nil), and what runs.
    open weak var delegate: (any NISessionDelegate)?
    open var delegateQueue: DispatchQueue?
    open var discoveryToken: NIDiscoveryToken? { nil }
    open private(set) var configuration: NIConfiguration?

    public override init() {}

    /// Begins, and ends with `NIError.unsupportedPlatform`.
    open func run(_ configuration: NIConfiguration) {
        self.configuration = configuration
        (delegateQueue ?? .main).async { [self] in
            delegate?.session(self, didInvalidateWith: NIError(.unsupportedPlatform))
        }
    }
    open func pause() {}
    open func invalidate() {}

    /// The place of another in the world of a camera: nil.
    open func worldTransform(for object: NINearbyObject) -> simd_float4x4? { nil }
}

/// The listener to a session.
public protocol NISessionDelegate: NSObjectProtocol {
    /// Called as soon as a session runs. The others are never called.
    func session(_ session: NISession, didInvalidateWith error: any Error)
    func session(_ session: NISession, didUpdate nearbyObjects: [NINearbyObject])
    func session(
        _ session: NISession, didRemove nearbyObjects: [NINearbyObject], reason: NINearbyObject.RemovalReason)
    func sessionWasSuspended(_ session: NISession)
    func sessionSuspensionEnded(_ session: NISession)
    func sessionDidStartRunning(_ session: NISession)
    func session(
        _ session: NISession, didGenerateShareableConfigurationData shareableConfigurationData: Data,
        for object: NINearbyObject)
    func session(
        _ session: NISession, didUpdateAlgorithmConvergence convergence: NIAlgorithmConvergence,
        for object: NINearbyObject?)
}

extension NISessionDelegate {
    public func session(_ session: NISession, didInvalidateWith error: any Error) {}
    public func session(_ session: NISession, didUpdate nearbyObjects: [NINearbyObject]) {}
    public func session(
        _ session: NISession, didRemove nearbyObjects: [NINearbyObject], reason: NINearbyObject.RemovalReason
    ) {}
    public func sessionWasSuspended(_ session: NISession) {}
    public func sessionSuspensionEnded(_ session: NISession) {}
    public func sessionDidStartRunning(_ session: NISession) {}
    public func session(
        _ session: NISession, didGenerateShareableConfigurationData shareableConfigurationData: Data,
        for object: NINearbyObject
    ) {}
    public func session(
        _ session: NISession, didUpdateAlgorithmConvergence convergence: NIAlgorithmConvergence,
        for object: NINearbyObject?
    ) {}
}
