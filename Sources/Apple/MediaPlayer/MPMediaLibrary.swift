/// The permission to read the music on a device: it is not given.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
    case notDetermined, denied, restricted, authorized
}

/// The music on a device: there is none.
open class MPMediaLibrary: NSObject {
    /// The permission, and the asking for it.
    open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
    open class func requestAuthorization(_ completionHandler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void) {
        completionHandler(.denied)
    }
    open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus { .denied }
}

/// A piece of music.
open class MPMediaItem: NSObject {
    /// The facts about it.
    open var title: String? { nil }
    open var artist: String? { nil }
    open var albumTitle: String? { nil }
    open var albumArtist: String? { nil }
    open var genre: String? { nil }
    open var playbackDuration: TimeInterval { 0 }
    open var persistentID: UInt64 { 0 }
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
    open func value(forProperty property: String) -> Any? { nil }
}

/// Pieces, of which there are none.
open class MPMediaItemCollection: NSObject {
    /// The pieces, their number and the first of them.
    public let items: [MPMediaItem]
    open var count: Int { items.count }
    open var representativeItem: MPMediaItem? { items.first }

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
    open var persistentID: UInt64 { 0 }
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

/// The player of the device's music, which never plays.
open class MPMusicPlayerController: NSObject, @unchecked Sendable {
    /// The players of the app and of the system.
    public static let applicationMusicPlayer = MPMusicPlayerController()
    public static let applicationQueuePlayer = MPMusicPlayerController()
    public static let systemMusicPlayer = MPMusicPlayerController()

    /// The state and the queue.
    open var playbackState: MPMusicPlaybackState { .stopped }
    open var nowPlayingItem: MPMediaItem?
    open var currentPlaybackTime: TimeInterval = 0
    open var currentPlaybackRate: Float = 0
    open var repeatMode = MPMusicRepeatMode.default
    open var shuffleMode = MPMusicShuffleMode.default
    open var indexOfNowPlayingItem: Int { 0 }
    open func setQueue(with itemCollection: MPMediaItemCollection) {}
    open func setQueue(with query: MPMediaQuery) {}
    open func setQueue(with storeIDs: [String]) {}
    open func setQueue(with descriptor: MPMusicPlayerQueueDescriptor) {}
    open func append(_ descriptor: MPMusicPlayerQueueDescriptor) {}
    open func prepend(_ descriptor: MPMusicPlayerQueueDescriptor) {}
    open var isPreparedToPlay: Bool { false }
    open func beginSeekingForward() {}
    open func beginSeekingBackward() {}
    open func endSeeking() {}
    /// Says that nothing can be played.
    open func prepareToPlay(completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(MPError(.notFound))
    }
    open func prepareToPlay() {}
    open func play() {}
    open func pause() {}
    open func stop() {}
    open func skipToNextItem() {}
    open func skipToPreviousItem() {}
    open func skipToBeginning() {}
    open func beginGeneratingPlaybackNotifications() {}
    open func endGeneratingPlaybackNotifications() {}
}

/// The states of the player.
public enum MPMusicPlaybackState: Int, Sendable {
    case stopped, playing, paused, interrupted, seekingForward, seekingBackward
}

/// The ways to begin anew.
public enum MPMusicRepeatMode: Int, Sendable {
    case `default`, none, one, all
}

/// The ways to mix.
public enum MPMusicShuffleMode: Int, Sendable {
    case `default`, off, songs, albums
}

extension Notification.Name {
    /// The names of notifications of the player, which are never sent.
    public static let MPMusicPlayerControllerNowPlayingItemDidChange = Notification.Name(
        "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
    public static let MPMusicPlayerControllerPlaybackStateDidChange = Notification.Name(
        "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
    public static let MPMediaLibraryDidChange = Notification.Name("MPMediaLibraryDidChangeNotification")
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
open class MPMediaPickerController: UIViewController {
    /// The delegate, and what can be chosen.
    open weak var delegate: (any MPMediaPickerControllerDelegate)?
    open var allowsPickingMultipleItems = false
    open var showsCloudItems = true
    open var showsItemsWithProtectedAssets = true
    open var prompt: String?

    /// Creates a picker of kinds of music.
    public convenience init(mediaTypes: MPMediaType) { self.init(nibName: nil, bundle: nil) }
}

/// Kinds of what can be played.
public struct MPMediaType: OptionSet, Sendable {
    public static let music = MPMediaType(rawValue: 1)
    public static let podcast = MPMediaType(rawValue: 2)
    public static let audioBook = MPMediaType(rawValue: 4)
    public static let anyAudio = MPMediaType(rawValue: 255)
    public static let any = MPMediaType(rawValue: .max)
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}
