public import Foundation

/// A film or a sound.
open class INMediaItem: NSObject, @unchecked Sendable {
    /// The name for the app, the title, the kind, the picture and who made it.
    public let identifier: String?
    public let title: String?
    public let type: INMediaItemType
    public let artwork: INImage?
    public let artist: String?

    /// Creates one.
    public init(
        identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?, artist: String? = nil
    ) {
        (self.identifier, self.title, self.type) = (identifier, title, type)
        (self.artwork, self.artist) = (artwork, artist)
    }
}

/// The kinds of films and sounds.
public enum INMediaItemType: Int, Sendable {
    case unknown, song, album, artist, genre, playlist, podcastShow, podcastEpisode, podcastPlaylist, musicStation
    case audioBook, movie, tvShow, tvShowEpisode, musicVideo, podcastStation, radioStation, station, music
    case algorithmicRadioStation, news
}

/// The facts by which one is looked for.
open class INMediaSearch: NSObject, @unchecked Sendable {
    /// The facts.
    public let mediaType: INMediaItemType
    public let mediaName: String?
    public let artistName: String?
    public let albumName: String?
    public let genreNames: [String]?
    public let moodNames: [String]?
    public let mediaIdentifier: String?

    /// Creates a search.
    public init(
        mediaType: INMediaItemType, sortOrder: INMediaSortOrder = .unknown, mediaName: String?, artistName: String?,
        albumName: String?, genreNames: [String]?, moodNames: [String]?, releaseDate: INDateComponentsRange? = nil,
        reference: INMediaReference = .unknown, mediaIdentifier: String?
    ) {
        (self.mediaType, self.mediaName, self.artistName) = (mediaType, mediaName, artistName)
        (self.albumName, self.genreNames, self.moodNames) = (albumName, genreNames, moodNames)
        self.mediaIdentifier = mediaIdentifier
    }
}

/// The order of what is found.
public enum INMediaSortOrder: Int, Sendable {
    case unknown, newest, oldest, best, worst, popular, unpopular, trending, recommended
}

/// The thing that is meant: the one that plays, or one of the person's own.
public enum INMediaReference: Int, Sendable {
    case unknown, currentlyPlaying, my
}

/// The repetition of a queue.
public enum INPlaybackRepeatMode: Int, Sendable {
    case unknown, none, all, one
}

/// The place of something new in a queue.
public enum INPlaybackQueueLocation: Int, Sendable {
    case unknown, now, next, later
}

/// The playing of films and sounds.
open class INPlayMediaIntent: INIntent, @unchecked Sendable {
    /// The films and sounds, the search for them, and the way in which they are played.
    public let mediaItems: [INMediaItem]?
    public let mediaContainer: INMediaItem?
    public let playShuffled: Bool?
    public let playbackRepeatMode: INPlaybackRepeatMode
    public let resumePlayback: Bool?
    public let playbackQueueLocation: INPlaybackQueueLocation
    public let playbackSpeed: Double?
    public let mediaSearch: INMediaSearch?

    /// Creates the playing.
    public init(
        mediaItems: [INMediaItem]?, mediaContainer: INMediaItem? = nil, playShuffled: Bool? = nil,
        playbackRepeatMode: INPlaybackRepeatMode = .unknown, resumePlayback: Bool? = nil,
        playbackQueueLocation: INPlaybackQueueLocation = .unknown, playbackSpeed: Double? = nil,
        mediaSearch: INMediaSearch? = nil
    ) {
        (self.mediaItems, self.mediaContainer, self.playShuffled) = (mediaItems, mediaContainer, playShuffled)
        (self.playbackRepeatMode, self.resumePlayback) = (playbackRepeatMode, resumePlayback)
        (self.playbackQueueLocation, self.playbackSpeed) = (playbackQueueLocation, playbackSpeed)
        self.mediaSearch = mediaSearch
        super.init()
    }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) {
        return nil
    }
}

/// The answer to the playing.
open class INPlayMediaIntentResponse: _INCodedIntentResponse<INPlayMediaIntentResponseCode>, @unchecked Sendable {
    /// The film or the sound that plays now.
    open var nowPlayingInfo: [String: Any]?
}

/// The outcomes of the playing.
public enum INPlayMediaIntentResponseCode: Int, Sendable {
    case unspecified, ready, continueInApp, inProgress, success, handleInApp, failure, failureRequiringAppLaunch
    case failureUnknownMediaType, failureNoUnplayedContent, failureRestrictedContent, failureMaxStreamLimitReached
}

/// The outcome for what is played.
open class INPlayMediaMediaItemResolutionResult: INMediaItemResolutionResult, @unchecked Sendable {
    /// Makes an outcome of another.
    public convenience init(mediaItemResolutionResult: INMediaItemResolutionResult) {
        self.init(_outcome: mediaItemResolutionResult._outcome)
    }
}

/// Whoever plays for a voice. Nothing asks it.
public protocol INPlayMediaIntentHandling: NSObjectProtocol {
    /// Finds what is meant, agrees, and plays.
    func handle(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)
    func confirm(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)
    func resolveMediaItems(
        for intent: INPlayMediaIntent, with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void)
}

extension INPlayMediaIntentHandling {
    public func confirm(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void) {
        completion(INPlayMediaIntentResponse(code: .ready, userActivity: nil))
    }
    public func resolveMediaItems(
        for intent: INPlayMediaIntent, with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void
    ) { completion([]) }
}
