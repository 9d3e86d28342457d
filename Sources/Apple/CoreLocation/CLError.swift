public import Foundation

/// The reason why there is no location.
public struct CLError: Error, Hashable, @unchecked Sendable, CustomNSError {
    /// A kind of reason, with its number in `kCLErrorDomain`.
    @_ErrorCodes(kCLErrorDomain)
    public enum Code: Int, Sendable {
        case locationUnknown = 0
        case denied, network, headingFailure, regionMonitoringDenied, regionMonitoringFailure
        case regionMonitoringSetupDelayed, regionMonitoringResponseDelayed, geocodeFoundNoResult
        case geocodeFoundPartialResult, geocodeCanceled, deferredFailed, deferredNotUpdatingLocation
        case deferredAccuracyTooLow, deferredDistanceFiltered, deferredCanceled, rangingUnavailable, rangingFailure
        case promptDeclined, historicalLocationError
    }

    /// The region that may be watched in place of one that may not: none.
    public var alternateRegion: CLRegion? { userInfo[kCLErrorUserInfoAlternateRegionKey] as? CLRegion }
}

/// The domain of the errors, and the key of a region in one.
public let kCLErrorUserInfoAlternateRegionKey = "CLErrorUserInfoAlternateRegionKey"
public let kCLErrorDomain = "kCLErrorDomain"
