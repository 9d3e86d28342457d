// `import DeviceCheck` where Apple's framework is missing: nobody vouches for the device. It brings Foundation along.
@_exported public import Foundation

/// A reason why nobody vouches for the device.
public struct DCError: Error, Hashable, Sendable, CustomNSError {
    /// A kind of reason, with its number in `DCErrorDomain`.
    public enum Code: Int, Sendable {
        case unknownSystemFailure, featureUnsupported, invalidInput, invalidKey, serverUnavailable

        /// Returns whether an error has this reason.
        public static func ~= (code: Self, error: any Error) -> Bool { (error as? DCError)?.code == code }
    }

    /// The reason.
    public let code: Code

    /// Creates an error for a reason.
    public init(_ code: Code) {
        self.code = code
    }

    /// The error as Foundation has it.
    public static var errorDomain: String { DCErrorDomain }
    public var errorCode: Int { code.rawValue }

    /// The reasons as members of the error's type.
    public static var unknownSystemFailure: Code { .unknownSystemFailure }
    public static var featureUnsupported: Code { .featureUnsupported }
    public static var invalidInput: Code { .invalidInput }
    public static var invalidKey: Code { .invalidKey }
    public static var serverUnavailable: Code { .serverUnavailable }
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
