/// The permission to read the music on a device: it is not given.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
    case notDetermined, denied, restricted, authorized
}

/// The music on a device: there is none.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
    private static let shared = MPMediaLibrary()

    /// The library of the device, which never changes.
    open class func `default`() -> MPMediaLibrary { shared }
    open var lastModifiedDate: Date { .distantPast }
    open func beginGeneratingLibraryChangeNotifications() {}
    open func endGeneratingLibraryChangeNotifications() {}

    /// Adds a piece or a list of the store: nobody allows it.
    open func addItem(
        withProductID productID: String, completionHandler: (([MPMediaEntity], (any Error)?) -> Void)? = nil
    ) { completionHandler?([], MPError(.permissionDenied)) }
    open func getPlaylist(
        with uuid: UUID, creationMetadata: MPMediaPlaylistCreationMetadata?,
        completionHandler: @escaping (MPMediaPlaylist?, (any Error)?) -> Void
    ) { completionHandler(nil, MPError(.permissionDenied)) }

    /// The permission, and the asking for it.
    open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
    open class func requestAuthorization(_ completionHandler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void) {
        completionHandler(.denied)
    }
    open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus { .denied }
}

/// A piece of music or a group of them.
open class MPMediaEntity: NSObject {
    /// The number of the piece, and its facts by their names: none.
    open var persistentID: MPMediaEntityPersistentID { 0 }
    open class func canFilter(byProperty property: String) -> Bool { false }
    open func enumerateValues(
        forProperties properties: Set<String>,
        using block: @escaping (String, Any, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
    open func value(forProperty property: String) -> Any? { nil }
}

/// The number of a piece.
public typealias MPMediaEntityPersistentID = UInt64

/// The facts of a list that is made.
open class MPMediaPlaylistCreationMetadata: NSObject {
    /// The name, and who made it.
    public let name: String
    open var authorDisplayName: String! = ""
    open var descriptionText: String = ""

    /// Creates facts with a name.
    public init(name: String) {
        self.name = name
    }
}

/// A piece of music.
open class MPMediaItem: MPMediaEntity {
    /// The facts about it.
    open var title: String? { nil }
    open var artist: String? { nil }
    open var albumTitle: String? { nil }
    open var albumArtist: String? { nil }
    open var genre: String? { nil }
    open var playbackDuration: TimeInterval { 0 }
    open var composerPersistentID: MPMediaEntityPersistentID { 0 }
    open var podcastPersistentID: MPMediaEntityPersistentID { 0 }
    open var userGrouping: String? { nil }
    open var isPreorder: Bool { false }
    open var assetURL: URL? { nil }
    open var artwork: MPMediaItemArtwork? { nil }
    open var lyrics: String? { nil }
    open var albumTrackNumber: Int { 0 }
    open var albumTrackCount: Int { 0 }
    open var discNumber: Int { 0 }
    open var discCount: Int { 0 }
    open var albumPersistentID: UInt64 { 0 }
    open var artistPersistentID: UInt64 { 0 }
    open var albumArtistPersistentID: UInt64 { 0 }
    open var genrePersistentID: UInt64 { 0 }
    open var composer: String? { nil }
    open var podcastTitle: String? { nil }
    open var comments: String? { nil }
    open var mediaType: MPMediaType { [] }
    open var isCloudItem: Bool { false }
    open var isCompilation: Bool { false }
    open var isExplicitItem: Bool { false }
    open var hasProtectedAsset: Bool { false }
    open var playbackStoreID: String { "" }
    open var playCount: Int { 0 }
    open var skipCount: Int { 0 }
    open var rating: Int { 0 }
    open var beatsPerMinute: Int { 0 }
    open var bookmarkTime: TimeInterval { 0 }
    open var dateAdded: Date { .distantPast }
    open var lastPlayedDate: Date? { nil }
    open var releaseDate: Date? { nil }
}

/// Pieces, of which there are none.
open class MPMediaItemCollection: MPMediaEntity {
    /// The pieces, their number and the first of them.
    public let items: [MPMediaItem]
    open var count: Int { items.count }
    open var representativeItem: MPMediaItem? { items.first }
    open var mediaTypes: MPMediaType { items.reduce([]) { $0.union($1.mediaType) } }

    /// Creates a collection of nothing.
    public override convenience init() { self.init(items: []) }
    /// Creates a collection of pieces.
    public init(items: [MPMediaItem]) {
        self.items = items
    }
}

/// A list of pieces.
open class MPMediaPlaylist: MPMediaItemCollection {
    /// The facts about the list.
    open var name: String? { nil }
    open var descriptionText: String? { nil }
    open var authorDisplayName: String? { nil }
    open func add(_ mediaItems: [MPMediaItem], completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(MPError(.permissionDenied))
    }
}

/// A question for pieces, which finds none.
open class MPMediaQuery: NSObject {
    /// The pieces, and groups of them: none.
    open var items: [MPMediaItem]? { [] }
    open var collections: [MPMediaItemCollection]? { [] }

    /// The usual questions.
    open class func songs() -> MPMediaQuery { MPMediaQuery() }
    open class func albums() -> MPMediaQuery { MPMediaQuery() }
    open class func artists() -> MPMediaQuery { MPMediaQuery() }
    open class func playlists() -> MPMediaQuery { MPMediaQuery() }
    open class func podcasts() -> MPMediaQuery { MPMediaQuery() }
    open class func audiobooks() -> MPMediaQuery { MPMediaQuery() }
    open class func compilations() -> MPMediaQuery { MPMediaQuery() }
    open class func composers() -> MPMediaQuery { MPMediaQuery() }
    open class func genres() -> MPMediaQuery { MPMediaQuery() }

    /// The conditions, and the way in which pieces are put together.
    open var filterPredicates: Set<MPMediaPredicate>?
    open var groupingType = MPMediaGrouping.title
    open func addFilterPredicate(_ predicate: MPMediaPredicate) {
        filterPredicates = (filterPredicates ?? []).union([predicate])
    }
    open func removeFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates?.remove(predicate) }

    public override init() {}

    /// Creates a question of conditions.
    public init(filterPredicates: Set<MPMediaPredicate>?) {
        self.filterPredicates = filterPredicates
    }
}

/// The delegate of a picker of music.
@MainActor @preconcurrency
public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
    /// Called when something was chosen, or nothing.
    func mediaPicker(
        _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
    func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

extension MPMediaPickerControllerDelegate {
    public func mediaPicker(
        _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection
    ) {}
    public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}

/// A picker of music. It stays open, since nobody chooses.
open class MPMediaPickerController: UIViewController, _UndrawnResponder {
    /// The delegate, and what can be chosen.
    open weak var delegate: (any MPMediaPickerControllerDelegate)?
    open var allowsPickingMultipleItems = false
    open var showsCloudItems = true
    open var showsItemsWithProtectedAssets = true
    open var prompt: String?

    /// The kinds that can be chosen.
    open private(set) var mediaTypes = MPMediaType.any

    /// Creates a picker of kinds of music.
    public convenience init(mediaTypes: MPMediaType) {
        self.init(nibName: nil, bundle: nil)
        self.mediaTypes = mediaTypes
    }
}

/// Kinds of what can be played.
public struct MPMediaType: OptionSet, Sendable {
    public static let music = MPMediaType(rawValue: 1)
    public static let podcast = MPMediaType(rawValue: 2)
    public static let audioBook = MPMediaType(rawValue: 4)
    public static let anyAudio = MPMediaType(rawValue: 255)
    public static let any = MPMediaType(rawValue: .max)
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
}
