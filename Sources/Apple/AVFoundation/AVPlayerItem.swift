public import Foundation

/// A film or a sound in a file. It is not opened.
open class AVAsset: NSObject, @unchecked Sendable {
    /// The address of the film; nil for none.
    public let url: URL?

    /// Creates the asset at an address.
    public init(url: URL) {
        self.url = url
    }

    /// The length of the film.
    open var duration: CMTime { .zero }
}

/// A film at an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    public convenience init(url: URL, options: [String: Any]?) { self.init(url: url) }
}

/// The content of a player.
open class AVPlayerItem: NSObject, @unchecked Sendable {
    /// The film that is played.
    public let asset: AVAsset

    /// The state of an item: whether it can be played.
    public enum Status: Int, Sendable {
        case unknown, readyToPlay, failed
    }

    /// Creates an item that plays a film.
    public init(asset: AVAsset) {
        self.asset = asset
    }

    public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }

    /// The state of the item, and the time at which it is.
    open var status: Status { .unknown }
    open var duration: CMTime { .indefinite }
    open func currentTime() -> CMTime { .zero }

    /// The names of the item's notifications.
    public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
}

extension NSNotification.Name {
    /// The name of the notification at the end of an item.
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}
