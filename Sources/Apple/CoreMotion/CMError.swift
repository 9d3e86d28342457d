// `import CoreMotion` where Apple's framework is missing: there is no sensor, and nothing is felt.
@_exported public import Foundation

/// The domain of the framework's errors, and their numbers.
public let CMErrorDomain = "CMErrorDomain"
public let CMErrorNULL = CMError(100)
public let CMErrorDeviceRequiresMovement = CMError(101)
public let CMErrorTrueNorthNotAvailable = CMError(102)
public let CMErrorUnknown = CMError(103)
public let CMErrorMotionActivityNotAvailable = CMError(104)
public let CMErrorMotionActivityNotAuthorized = CMError(105)
public let CMErrorMotionActivityNotEntitled = CMError(106)
public let CMErrorInvalidParameter = CMError(107)
public let CMErrorInvalidAction = CMError(108)
public let CMErrorNotAvailable = CMError(109)
public let CMErrorNotEntitled = CMError(110)
public let CMErrorNotAuthorized = CMError(111)

/// The number of an error.
public struct CMError: Hashable, RawRepresentable, Sendable {
    public var rawValue: UInt32

    /// Creates a number.
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// The answer to whoever asks for a sensor.
var notAvailable: NSError { NSError(domain: CMErrorDomain, code: Int(CMErrorNotAvailable.rawValue)) }

/// The permission to feel.
public enum CMAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized
}
