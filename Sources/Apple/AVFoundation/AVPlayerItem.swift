public import Foundation

/// A film or a sound in a file. It is not opened.
open class AVAsset: NSObject, @unchecked Sendable {
    public let url: URL?

    public init(url: URL) {
        self.url = url
    }

    open var duration: CMTime { .zero }
}

open class AVURLAsset: AVAsset, @unchecked Sendable {
    public convenience init(url: URL, options: [String: Any]?) { self.init(url: url) }
}

/// The content of a player.
open class AVPlayerItem: NSObject, @unchecked Sendable {
    public let asset: AVAsset

    /// The state of an item: whether it can be played.
    public enum Status: Int, Sendable {
        case unknown, readyToPlay, failed
    }

    public init(asset: AVAsset) {
        self.asset = asset
    }

    public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }

    open var status: Status { .unknown }
    open var duration: CMTime { .indefinite }
    open func currentTime() -> CMTime { .zero }

    public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
}

extension NSNotification.Name {
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}
