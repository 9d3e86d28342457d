public import Foundation

/// A reason why there is no photograph.
public struct PHPhotosError: Error, Hashable, @unchecked Sendable, CustomNSError {
    /// A kind of reason, with its number in `PHPhotosErrorDomain`.
    @_ErrorCodes(PHPhotosErrorDomain)
    public enum Code: Int, Sendable {
        case internalError = -1
        case userCancelled = 3072
        case persistentChangeTokenExpired = 3105
        case libraryVolumeOffline = 3114
        case relinquishingLibraryBundleToWriter = 3142
        case switchingSystemPhotoLibrary
        case networkAccessRequired = 3164
        case networkError = 3169
        case identifierNotFound = 3201
        case multipleIdentifiersFound
        case persistentChangeDetailsUnavailable = 3210
        case changeNotSupported = 3300
        case operationInterrupted, invalidResource, missingResource
        case notEnoughSpace = 3305
        case requestNotSupportedForAsset
        case accessRestricted = 3310
        case accessUserDenied
    }
}

/// The domain of the errors.
public let PHPhotosErrorDomain = "PHPhotosErrorDomain"
