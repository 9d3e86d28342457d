public import Combine
public import Foundation

/// Plays music. There is none: a wish to play throws ``MusicPlayer/Error/noMusic``.
public class MusicPlayer: @unchecked Sendable {
    /// The state, the time in seconds, and whether it is ready: it is not.
    public let state = State()
    public var playbackTime: TimeInterval = 0
    public var isPreparedToPlay: Bool { false }

    init() {}

    /// The reason why nothing plays.
    public enum Error: String, Swift.Error, Sendable {
        case noMusic
    }

    /// The state of playing.
    public enum PlaybackStatus: Hashable, Sendable {
        case stopped, playing, paused, interrupted, seekingForward, seekingBackward
    }

    /// The order in which songs are played again.
    public enum RepeatMode: Hashable, Sendable {
        case none, one, all
    }

    /// The order of songs.
    public enum ShuffleMode: Hashable, Sendable {
        case off, songs
    }

    /// The state of a player: it stands still.
    public class State: ObservableObject, @unchecked Sendable {
        /// The state, the speed, and the order.
        public var playbackStatus: PlaybackStatus { .stopped }
        @Published public var playbackRate: Float = 1
        @Published public var repeatMode: RepeatMode?
        @Published public var shuffleMode: ShuffleMode?
        /// The form of the sound: none.
        public var audioVariant: AudioVariant? { nil }
    }

    /// The songs that are played.
    public class Queue: ObservableObject, ExpressibleByArrayLiteral, @unchecked Sendable {
        /// A song in the queue.
        public struct Entry: Identifiable, Hashable, Sendable {
            /// The key, the words and the picture.
            public let id: String
            public let title: String
            public let subtitle: String?
            public let artwork: Artwork?
            public let item: Item?
            public var isTransient: Bool { false }

            /// The thing itself.
            public enum Item: Hashable, Sendable {
                case song(Song)
                case musicVideo(MusicVideo)
            }

            /// Creates one of a thing.
            public init(_ playableMusicItem: some PlayableMusicItem) {
                id = playableMusicItem.id.rawValue
                item =
                    (playableMusicItem as? Song).map { .song($0) }
                    ?? (playableMusicItem as? MusicVideo).map { .musicVideo($0) }
                title = (playableMusicItem as? Song)?.title ?? (playableMusicItem as? Track)?.title ?? ""
                subtitle = (playableMusicItem as? Song)?.artistName ?? (playableMusicItem as? Track)?.artistName
                artwork = (playableMusicItem as? Song)?.artwork ?? (playableMusicItem as? Track)?.artwork
            }
        }

        /// The place at which a song is put into the queue.
        public enum EntryInsertionPosition: Hashable, Sendable {
            case afterCurrentEntry, tail
        }

        /// The song that is played: none.
        @Published public var currentEntry: Entry?

        /// Creates a queue of things.
        public required init(arrayLiteral elements: any PlayableMusicItem...) {}
        public required init<S: Sequence>(for playableItems: S, startingAt startPlayableItem: S.Element? = nil)
        where S.Element: PlayableMusicItem {}
        public required init<S: Sequence>(_ entries: S, startingAt startEntry: S.Element? = nil)
        where S.Element == Entry {}
        public required init(album: Album, startingAt startTrack: Track) {}
        public required init(playlist: Playlist, startingAt startPlaylistEntry: Playlist.Entry) {}
        init() {}

        /// Puts things into the queue.
        ///
        /// - Throws: ``MusicPlayer/Error/noMusic``.
        public func insert(_ item: some PlayableMusicItem, position: EntryInsertionPosition) async throws {
            throw MusicPlayer.Error.noMusic
        }
        public func insert<S: Sequence>(_ items: S, position: EntryInsertionPosition) async throws
        where S.Element: PlayableMusicItem { throw MusicPlayer.Error.noMusic }
        public func insert(_ entry: Entry, position: EntryInsertionPosition) async throws {
            throw MusicPlayer.Error.noMusic
        }
    }

    /// The way from a song to the next.
    public enum Transition: Hashable, Sendable {
        case none
        case crossfade(options: CrossfadeOptions)
        public static var crossfade: Transition { .crossfade(options: CrossfadeOptions()) }

        /// The time of the way, in seconds; nil for that of the system.
        public struct CrossfadeOptions: Hashable, Sendable {
            let duration: TimeInterval?

            /// Creates a time.
            public init(duration: TimeInterval? = nil) { self.duration = duration }
        }
    }

    /// Makes ready, and plays.
    ///
    /// - Throws: ``Error/noMusic``.
    public func prepareToPlay() async throws { throw Error.noMusic }
    public func play() async throws { throw Error.noMusic }
    public func skipToNextEntry() async throws { throw Error.noMusic }
    public func skipToPreviousEntry() async throws { throw Error.noMusic }

    /// Stands still, which it does, or begins again.
    public func pause() {}
    public func stop() {}
    public func restartCurrentEntry() { playbackTime = 0 }
    public func beginSeekingForward() {}
    public func beginSeekingBackward() {}
    public func endSeeking() {}
}

/// The player of an app.
public final class ApplicationMusicPlayer: MusicPlayer, @unchecked Sendable {
    /// The player, and its songs.
    public static let shared = ApplicationMusicPlayer()
    public var queue = Queue()
    public var transition = Transition.none

    /// The songs of an app's player.
    public final class Queue: MusicPlayer.Queue, @unchecked Sendable {
        /// The songs.
        public var entries: [Entry] = []
    }
}

/// The player of the device.
public final class SystemMusicPlayer: MusicPlayer, @unchecked Sendable {
    /// The player, and its songs.
    public static let shared = SystemMusicPlayer()
    public var queue = Queue()
}
