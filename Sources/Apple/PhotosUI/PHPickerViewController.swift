/// The kinds of assets that can be chosen.
public struct PHPickerFilter: Hashable, Sendable {
    private let names: [String]

    public static let images = PHPickerFilter(names: ["images"])
    public static let videos = PHPickerFilter(names: ["videos"])
    public static let livePhotos = PHPickerFilter(names: ["livePhotos"])
    public static let screenshots = PHPickerFilter(names: ["screenshots"])
    public static let panoramas = PHPickerFilter(names: ["panoramas"])
    public static let bursts = PHPickerFilter(names: ["bursts"])
    public static let slomoVideos = PHPickerFilter(names: ["slomoVideos"])
    public static let screenRecordings = PHPickerFilter(names: ["screenRecordings"])

    /// Assets of one of some kinds.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(names: subfilters.flatMap(\.names))
    }

    /// Assets of all of some kinds.
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(names: subfilters.flatMap(\.names))
    }

    /// Assets of another kind.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
        PHPickerFilter(names: filter.names.map { "not " + $0 })
    }
}

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

/// The options of a photo picker of UIKit.
public struct PHPickerConfiguration: Sendable {
    /// The kinds of assets that are offered; nil for all.
    public var filter: PHPickerFilter?
    /// 0 for as many as one likes.
    public var selectionLimit = 1
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    public var selection = Selection.default
    public var preselectedAssetIdentifiers: [String] = []

    /// The encoding of the assets.
    public enum AssetRepresentationMode: Int, Sendable {
        case automatic, current, compatible
    }

    /// The order of the chosen assets.
    public enum Selection: Int, Sendable {
        case `default`, ordered, continuous, continuousAndOrdered
    }

    public init() {}
    /// Creates a configuration for a library.
    public init(photoLibrary: PHPhotoLibrary) {}
}

/// An asset that was chosen.
public struct PHPickerResult {
    /// The provider of the asset, and its identifier in the library.
    public let itemProvider: NSItemProvider
    public let assetIdentifier: String?
}

/// The delegate of a photo picker. Nobody chooses one here.
@MainActor @preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Called when the user has chosen, or cancelled with no results.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// A view controller to choose photographs from. It is drawn as a box with its name.
open class PHPickerViewController: UIViewController {
    /// The options of the picker, and its delegate.
    public let configuration: PHPickerConfiguration
    open weak var delegate: (any PHPickerViewControllerDelegate)?

    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init()
    }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }
}
