public import CoreGraphics
public import Foundation
public import UIKit

/// A text on a plate. It is not drawn.
public struct TextComponent: Component {
    /// The text, and its plate with lengths in points.
    public var text: AttributedString?
    public var size = CGSize.zero
    public var backgroundColor: CGColor?
    public var cornerRadius: Float = 0
    public var edgeInsets: EdgeInsets = .zero
    public typealias EdgeInsets = UIEdgeInsets

    public init() {}
}

/// A film on a plate. It does not play.
public struct VideoPlayerComponent: Component {
    /// The player, and the size of its plate in metres: none.
    public private(set) var avPlayer: AVPlayer?
    public var playerScreenSize: SIMD2<Float> { .zero }
    public var screenVideoDimension: SIMD2<Float> { .zero }
    public var isPassthroughTintingEnabled = false
    public var desiredViewingMode = VideoPlaybackController.ViewingMode.mono
    public var viewingMode: VideoPlaybackController.ViewingMode? { nil }

    /// Creates a plate of a player.
    public init(avPlayer: AVPlayer) { self.avPlayer = avPlayer }
}

/// The playing of a film on a surface.
public final class VideoPlaybackController: Sendable {
    init() {}

    /// The eyes for which it is shown.
    public enum ViewingMode: Hashable, Sendable {
        case mono, stereo
    }
}
