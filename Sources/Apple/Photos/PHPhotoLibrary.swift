/// The user's photographs. There are none.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let library = PHPhotoLibrary()

    /// The library, and the user's permission for it.
    open class func shared() -> PHPhotoLibrary { library }
    open class func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .notDetermined }
    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .denied }
    open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) { handler(.denied) }
    open class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
    ) { handler(.denied) }

    /// Changes nothing: `completionHandler` is given ``PHPhotosError/Code/accessUserDenied``.
    open func performChanges(
        _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
    ) { completionHandler?(false, PHPhotosError(.accessUserDenied)) }

    /// - Throws: ``PHPhotosError/Code/accessUserDenied``: nothing is changed.
    open func performChanges(_ changeBlock: @escaping () -> Void) async throws {
        throw PHPhotosError(.accessUserDenied)
    }
    open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
        throw PHPhotosError(.accessUserDenied)
    }

    /// Adds or removes an observer. Nothing changes.
    open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
    open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
    @MainActor @preconcurrency
    open func presentLimitedLibraryPicker(from controller: UIViewController) {}
}

/// Told of changes of the library, of which there are none.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    /// Told of a change.
    func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// A change of the library.
open class PHChange: NSObject {
    /// The change of what was fetched; nil for none.
    open func changeDetails<T: PHObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? { nil }
}

/// The change of what was fetched.
open class PHFetchResultChangeDetails<T: PHObject>: NSObject {
    /// The fetch result after changes.
    open var fetchResultAfterChanges: PHFetchResult<T> { PHFetchResult() }
}

/// The user's permission for the photo library.
public enum PHAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized, limited
}

/// The access to the photo library that an app asks for.
public enum PHAccessLevel: Int, Sendable {
    case addOnly = 1
    case readWrite = 2
}
