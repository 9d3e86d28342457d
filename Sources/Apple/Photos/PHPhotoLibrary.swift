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
    @MainActor @preconcurrency
    open func presentLimitedLibraryPicker(
        from controller: UIViewController, completionHandler: @escaping ([String]) -> Void
    ) { completionHandler([]) }

    /// Adds or removes an observer of the library's being there. Nothing changes.
    open func register(_ observer: any PHPhotoLibraryAvailabilityObserver) {}
    open func unregisterAvailabilityObserver(_ observer: any PHPhotoLibraryAvailabilityObserver) {}
    open var unavailabilityReason: (any Error)? { nil }
}

/// Told of changes of the library, of which there are none.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    /// Told of a change.
    func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// Told that the library is no longer there. It never was.
public protocol PHPhotoLibraryAvailabilityObserver: NSObjectProtocol {
    /// Told of the loss.
    func photoLibraryDidBecomeUnavailable(_ photoLibrary: PHPhotoLibrary)
}

/// A change of the library.
open class PHChange: NSObject {
    /// The change of a thing; nil for none.
    open func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? { nil }
    /// The change of what was fetched; nil for none.
    open func changeDetails<T: PHObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? { nil }
}

/// The change of what was fetched.
open class PHFetchResultChangeDetails<T: PHObject>: NSObject {
    /// The fetch result after changes.
    open var fetchResultAfterChanges: PHFetchResult<T> { PHFetchResult() }
    open var fetchResultBeforeChanges: PHFetchResult<T> { PHFetchResult() }
    /// The things that came, went and changed, and their places: none.
    open var hasIncrementalChanges: Bool { false }
    open var removedIndexes: IndexSet? { nil }
    open var removedObjects: [T] { [] }
    open var insertedIndexes: IndexSet? { nil }
    open var insertedObjects: [T] { [] }
    open var changedIndexes: IndexSet? { nil }
    open var changedObjects: [T] { [] }
    open var hasMoves: Bool { false }
    open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}

    /// Compares two results: nothing changed between them.
    public convenience init(
        from fromResult: PHFetchResult<T>, to toResult: PHFetchResult<T>, changedObjects: [T]
    ) { self.init() }
}

/// The change of a thing.
open class PHObjectChangeDetails<T: PHObject>: NSObject {
    /// The thing before and after, and its fate.
    public let objectBeforeChanges: T
    open var objectAfterChanges: T? { nil }
    open var assetContentChanged: Bool { false }
    open var objectWasDeleted: Bool { false }

    init(_ object: T) {
        objectBeforeChanges = object
    }
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
