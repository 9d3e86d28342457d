public import Foundation

/// The reason why there is no location.
public struct CLError: Error, Hashable, @unchecked Sendable, CustomNSError {
    /// A kind of reason, with its number in `kCLErrorDomain`.
    public enum Code: Int, Sendable {
        case locationUnknown = 0
        case denied, network, headingFailure, regionMonitoringDenied, regionMonitoringFailure
        case regionMonitoringSetupDelayed, regionMonitoringResponseDelayed, geocodeFoundNoResult
        case geocodeFoundPartialResult, geocodeCanceled, deferredFailed, deferredNotUpdatingLocation
        case deferredAccuracyTooLow, deferredDistanceFiltered, deferredCanceled, rangingUnavailable, rangingFailure
        case promptDeclined, historicalLocationError

        /// Returns whether an error has this reason.
        public static func ~= (code: Self, error: any Error) -> Bool { (error as? CLError)?.code == code }
    }

    /// The reason, and what else is known.
    public let code: Code
    public let userInfo: [String: Any]

    /// Creates an error for a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        (self.code, self.userInfo) = (code, userInfo)
    }

    /// The region that may be watched in place of one that may not: none.
    public var alternateRegion: CLRegion? { userInfo[kCLErrorUserInfoAlternateRegionKey] as? CLRegion }

    /// The error as Foundation has it.
    public static var errorDomain: String { kCLErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { userInfo }

    public static func == (a: Self, b: Self) -> Bool { a.code == b.code }
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }

    /// The reasons as members of the error's type.
    public static var locationUnknown: Code { .locationUnknown }
    public static var denied: Code { .denied }
    public static var network: Code { .network }
    public static var headingFailure: Code { .headingFailure }
    public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
    public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
    public static var regionMonitoringSetupDelayed: Code { .regionMonitoringSetupDelayed }
    public static var regionMonitoringResponseDelayed: Code { .regionMonitoringResponseDelayed }
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
    public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
    public static var geocodeCanceled: Code { .geocodeCanceled }
    public static var deferredFailed: Code { .deferredFailed }
    public static var deferredNotUpdatingLocation: Code { .deferredNotUpdatingLocation }
    public static var deferredAccuracyTooLow: Code { .deferredAccuracyTooLow }
    public static var deferredDistanceFiltered: Code { .deferredDistanceFiltered }
    public static var deferredCanceled: Code { .deferredCanceled }
    public static var rangingUnavailable: Code { .rangingUnavailable }
    public static var rangingFailure: Code { .rangingFailure }
    public static var promptDeclined: Code { .promptDeclined }
    public static var historicalLocationError: Code { .historicalLocationError }
}

/// The domain of the errors, and the key of a region in one.
public let kCLErrorUserInfoAlternateRegionKey = "CLErrorUserInfoAlternateRegionKey"
public let kCLErrorDomain = "kCLErrorDomain"
