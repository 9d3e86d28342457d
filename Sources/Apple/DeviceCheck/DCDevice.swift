// `import DeviceCheck` where Apple's framework is missing: nobody vouches for the device. It brings Foundation along.
@_exported public import Foundation
import FoundationOverlay

/// A reason why nobody vouches for the device.
public struct DCError: Error, Hashable, @unchecked Sendable, CustomNSError {
    /// A kind of reason, with its number in `DCErrorDomain`.
    @_ErrorCodes(DCErrorDomain)
    public enum Code: Int, Sendable {
        case unknownSystemFailure, featureUnsupported, invalidInput, invalidKey, serverUnavailable
    }
}

/// The domain of the errors.
public let DCErrorDomain = "com.apple.devicecheck.error"

/// The device as its maker knows it, which it does not.
open class DCDevice: NSObject, @unchecked Sendable {
    private static let one = DCDevice()

    /// The device, and whether there is a proof of it: false.
    open class var current: DCDevice { one }
    open var isSupported: Bool { false }

    /// Makes a proof of the device, which fails with ``DCError/Code/featureUnsupported``.
    open func generateToken(completionHandler completion: @escaping (Data?, (any Error)?) -> Void) {
        completion(nil, DCError(.featureUnsupported))
    }
    open func generateToken() async throws -> Data { throw DCError(.featureUnsupported) }
}

/// The app as its maker knows it. Nobody vouches for it: each wish fails with ``DCError/Code/featureUnsupported``.
open class DCAppAttestService: NSObject, @unchecked Sendable {
    private static let one = DCAppAttestService()

    /// The service, and whether there is one: false.
    open class var shared: DCAppAttestService { one }
    open var isSupported: Bool { false }

    /// Makes a key, a proof of it, and a proof with it.
    open func generateKey(completionHandler: @escaping (String?, (any Error)?) -> Void) {
        completionHandler(nil, DCError(.featureUnsupported))
    }
    open func attestKey(
        _ keyId: String, clientDataHash: Data, completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) { completionHandler(nil, DCError(.featureUnsupported)) }
    open func generateAssertion(
        _ keyId: String, clientDataHash: Data, completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) { completionHandler(nil, DCError(.featureUnsupported)) }

    /// Makes a key, a proof of it, and a proof with it.
    ///
    /// - Throws: ``DCError/Code/featureUnsupported``.
    open func generateKey() async throws -> String { throw DCError(.featureUnsupported) }
    open func attestKey(_ keyId: String, clientDataHash: Data) async throws -> Data {
        throw DCError(.featureUnsupported)
    }
    open func generateAssertion(_ keyId: String, clientDataHash: Data) async throws -> Data {
        throw DCError(.featureUnsupported)
    }
}
