// `import MediaPlayer` where Apple's framework is missing: what plays now as values, commands that nobody gives, and an empty library. It
// brings the names of AVFoundation, Foundation and UIKit along.
@_exported public import AVFoundation
@_exported public import Foundation
@_exported public import UIKit

/// The piece that a device says it plays: the facts are kept, and shown nowhere.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
    /// The facts by the names of properties.
    open var nowPlayingInfo: [String: Any]?
    open var playbackState = MPNowPlayingPlaybackState.unknown
    private static let shared = MPNowPlayingInfoCenter()

    /// The one that all share.
    open class func `default`() -> MPNowPlayingInfoCenter { shared }
}

/// The state of what plays.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
    case unknown, playing, paused, stopped, interrupted
}

/// The names of facts about a piece and its playing.
public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyGenre = "genre"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPMediaItemPropertyPersistentID = "persistentID"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
public let MPNowPlayingInfoPropertyPlaybackProgress = "MPNowPlayingInfoPropertyPlaybackProgress"

/// The kind of what plays.
public enum MPNowPlayingInfoMediaType: UInt, Sendable {
    case none, audio, video
}

/// The picture of a piece.
open class MPMediaItemArtwork: NSObject {
    /// The largest size in points.
    public let bounds: CGRect
    private let request: (CGSize) -> UIImage

    /// Creates a picture that is asked for by its size.
    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        bounds = CGRect(origin: .zero, size: boundsSize)
        request = requestHandler
    }

    /// Creates a picture of one size.
    public convenience init(image: UIImage) {
        self.init(boundsSize: image.size) { _ in image }
    }

    open func image(at size: CGSize) -> UIImage? { request(size) }
}

/// The commands of headphones and of the locked screen. Nobody gives any.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
    private static let one = MPRemoteCommandCenter()

    /// The one that all share.
    open class func shared() -> MPRemoteCommandCenter { one }

    /// The commands.
    public let playCommand = MPRemoteCommand()
    public let pauseCommand = MPRemoteCommand()
    public let stopCommand = MPRemoteCommand()
    public let togglePlayPauseCommand = MPRemoteCommand()
    public let nextTrackCommand = MPRemoteCommand()
    public let previousTrackCommand = MPRemoteCommand()
    public let seekForwardCommand = MPRemoteCommand()
    public let seekBackwardCommand = MPRemoteCommand()
    public let skipForwardCommand = MPSkipIntervalCommand()
    public let skipBackwardCommand = MPSkipIntervalCommand()
    public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
    public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
    public let changeRepeatModeCommand = MPChangeRepeatModeCommand()
    public let changeShuffleModeCommand = MPChangeShuffleModeCommand()
    public let ratingCommand = MPRatingCommand()
    public let enableLanguageOptionCommand = MPRemoteCommand()
    public let disableLanguageOptionCommand = MPRemoteCommand()
    public let likeCommand = MPFeedbackCommand()
    public let dislikeCommand = MPFeedbackCommand()
    public let bookmarkCommand = MPFeedbackCommand()
}

/// A command, and what it would do.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
    /// Indicates whether it can be given.
    open var isEnabled = true
    private var targets: [(token: NSObject, handler: (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus)] = []

    /// Adds what is done, and takes it away.
    @discardableResult
    open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any {
        let token = NSObject()
        targets.append((token, handler))
        return token
    }
    open func addTarget(_ target: Any, action: Selector) {}
    open func removeTarget(_ target: Any?) {
        let token = target as? NSObject
        targets.removeAll { token == nil || $0.token === token }
    }
    open func removeTarget(_ target: Any, action: Selector?) { removeTarget(target) }
}

/// Commands with a number.
open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
    /// The seconds of a step.
    open var preferredIntervals: [NSNumber] = []
}

/// A command to go to a moment.
open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}

/// A command to go faster or slower.
open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
    /// The speeds that can be chosen.
    open var supportedPlaybackRates: [NSNumber] = []
}

/// A command to say what one thinks of a piece.
open class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
    /// The state and the names of the command.
    open var isActive = false
    open var localizedTitle = ""
    open var localizedShortTitle = ""
}

/// The giving of a command.
open class MPRemoteCommandEvent: NSObject {
    /// The command, and the moment in seconds.
    public let command: MPRemoteCommand
    public let timestamp: TimeInterval = 0

    init(command: MPRemoteCommand) {
        self.command = command
    }
}

/// The going to a moment, in seconds.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
    /// The moment in seconds.
    public let positionTime: TimeInterval = 0
}

/// The going faster or slower.
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent {
    public let playbackRate: Float = 1
}

/// The going on by seconds.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
    /// The seconds.
    public let interval: TimeInterval = 0
}

/// The outcome of a command.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    case success = 0
    case noSuchContent = 100
    case noActionableNowPlayingItem = 110
    case deviceNotFound = 120
    case commandFailed = 200
}

/// A slider of the device's loudness, in its plain form.
open class MPVolumeView: UIView, _UndrawnResponder {
    /// The parts that are shown.
    open var showsVolumeSlider = true
    open var showsRouteButton = true
    open var areWirelessRoutesAvailable: Bool { false }
    open var isWirelessRouteActive: Bool { false }

    private var thumbs: [UIControl.State.RawValue: UIImage] = [:]

    /// Keeps the picture of the slider's knob, and gives it back.
    open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) { thumbs[state.rawValue] = image }
    open func volumeThumbImage(for state: UIControl.State) -> UIImage? { thumbs[state.rawValue] }
    open func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State) {}
    open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {}
    open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {}
}
