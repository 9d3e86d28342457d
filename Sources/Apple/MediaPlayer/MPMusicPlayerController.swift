/// The player of the device's music, which never plays.
open class MPMusicPlayerController: NSObject, @unchecked Sendable {
    /// The players of the app and of the system.
    public static let applicationMusicPlayer = MPMusicPlayerController()
    public static let applicationQueuePlayer = MPMusicPlayerController()
    public static let systemMusicPlayer = MPMusicPlayerController()
    open class var iPodMusicPlayer: MPMusicPlayerController { systemMusicPlayer }

    /// The state and the queue.
    open var playbackState: MPMusicPlaybackState { .stopped }
    open var nowPlayingItem: MPMediaItem?
    open var currentPlaybackTime: TimeInterval = 0
    open var currentPlaybackRate: Float = 0
    open var volume: Float = 1
    open var repeatMode = MPMusicRepeatMode.default
    open var shuffleMode = MPMusicShuffleMode.default
    open var indexOfNowPlayingItem: Int { 0 }
    open var isPreparedToPlay: Bool { false }

    /// Sets the pieces that come next: none is kept, as none can be played.
    open func setQueue(with itemCollection: MPMediaItemCollection) {}
    open func setQueue(with query: MPMediaQuery) {}
    open func setQueue(with storeIDs: [String]) {}
    open func setQueue(with descriptor: MPMusicPlayerQueueDescriptor) {}
    open func append(_ descriptor: MPMusicPlayerQueueDescriptor) {}
    open func prepend(_ descriptor: MPMusicPlayerQueueDescriptor) {}

    /// Says that nothing can be played.
    open func prepareToPlay(completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(MPError(.notFound))
    }
    open func prepareToPlay() {}

    /// Plays, waits or jumps: the state stays as it is, and no notification is sent.
    open func play() {}
    open func pause() {}
    open func stop() {}
    open func skipToNextItem() {}
    open func skipToPreviousItem() {}
    open func skipToBeginning() {}
    open func beginSeekingForward() {}
    open func beginSeekingBackward() {}
    open func endSeeking() {}
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
