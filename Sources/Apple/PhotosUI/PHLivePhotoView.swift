public import Foundation

/// Draws a picture that moves. There is none: it is empty.
open class PHLivePhotoView: UIView, _UndrawnResponder {
    /// The delegate, the picture, and its sound.
    open weak var delegate: (any PHLivePhotoViewDelegate)?
    open var livePhoto: PHLivePhoto?
    open var isMuted = false
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    public let playbackGestureRecognizer = UIGestureRecognizer()

    /// The part of a picture that moves.
    public enum PlaybackStyle: Int, Sendable {
        case undefined, full, hint
    }

    /// Plays nothing.
    open func startPlayback(with playbackStyle: PlaybackStyle) {}
    open func stopPlayback() {}

    /// A mark for pictures that move.
    open class func livePhotoBadgeImage(options badgeOptions: PHLivePhotoBadgeOptions = []) -> UIImage {
        UIImage(systemName: badgeOptions.contains(.liveOff) ? "livephoto.slash" : "livephoto") ?? UIImage()
    }
}

/// The form of the mark for pictures that move.
public struct PHLivePhotoBadgeOptions: OptionSet, Sendable {
    public static let overContent = PHLivePhotoBadgeOptions(rawValue: 1)
    public static let liveOff = PHLivePhotoBadgeOptions(rawValue: 2)
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// The delegate of a picture that moves.
@MainActor @preconcurrency
public protocol PHLivePhotoViewDelegate: NSObjectProtocol {
    /// The calls as a picture moves: never.
    func livePhotoView(
        _ livePhotoView: PHLivePhotoView, canBeginPlaybackWith playbackStyle: PHLivePhotoView.PlaybackStyle
    ) -> Bool
    func livePhotoView(
        _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoView.PlaybackStyle)
    func livePhotoView(
        _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoView.PlaybackStyle)
}

extension PHLivePhotoViewDelegate {
    public func livePhotoView(
        _ livePhotoView: PHLivePhotoView, canBeginPlaybackWith playbackStyle: PHLivePhotoView.PlaybackStyle
    ) -> Bool { true }
    public func livePhotoView(
        _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoView.PlaybackStyle
    ) {}
    public func livePhotoView(
        _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoView.PlaybackStyle
    ) {}
}
