// `import AVKit` where Apple's framework is missing. It brings AVFoundation and UIKit's names along.
@_exported public import AVFoundation
@_exported public import UIKit

/// Plays a film. A still picture has no film to show: a dark rectangle with the symbol of a player.
public struct VideoPlayer<VideoOverlay: View>: View {
    private let overlay: VideoOverlay

    /// Creates a view of a player's film with views over it.
    public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
        overlay = videoOverlay()
    }

    public var body: some View {
        Color(white: 0.06)
            .overlay {
                Image(systemName: "play.fill").font(.system(size: 34)).foregroundStyle(.white.opacity(0.85))
            }
            .overlay { overlay }
    }
}

extension VideoPlayer where VideoOverlay == EmptyView {
    public init(player: AVPlayer?) {
        self.init(player: player) { EmptyView() }
    }
}

/// A view controller that plays a film, drawn as ``VideoPlayer`` is.
open class AVPlayerViewController: UIViewController, _PicturedResponder {
    /// The player, and the options of the interface around it.
    open var player: AVPlayer?
    open var showsPlaybackControls = true
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var allowsPictureInPicturePlayback = true
    open var entersFullScreenWhenPlaybackBegins = false
    open var exitsFullScreenWhenPlaybackEnds = false
    open var requiresLinearPlayback = false
    open var updatesNowPlayingInfoCenter = true
    open var canStartPictureInPictureAutomaticallyFromInline = false
    open var isReadyForDisplay: Bool { false }
    open var allowsVideoFrameAnalysis = true
    open var showsTimecodes = false
    open var speeds: [AVPlaybackSpeed] = AVPlaybackSpeed.systemDefaultSpeeds
    open private(set) var selectedSpeed: AVPlaybackSpeed?
    open func selectSpeed(_ speed: AVPlaybackSpeed) { selectedSpeed = speed }
    open var videoBounds: CGRect { .zero }
    open var pixelBufferAttributes: [String: Any]?
    open var contentOverlayView: UIView? { nil }
    open weak var delegate: (any AVPlayerViewControllerDelegate)?

    public var _picture: AnyView { AnyView(VideoPlayer(player: player)) }
}

/// The delegate of a player's view controller. Nothing is played, so that nothing is told.
@MainActor @preconcurrency
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {}

/// The choice of a device that films are played on. There is none.
open class AVRoutePickerView: UIView, _UndrawnResponder {
    /// The delegate, and the look of the button.
    open weak var delegate: (any AVRoutePickerViewDelegate)?
    open var activeTintColor: UIColor! = .systemBlue
    open var prioritizesVideoDevices = false
}

/// The delegate of a choice of devices. Nobody opens it.
@MainActor @preconcurrency
public protocol AVRoutePickerViewDelegate: NSObjectProtocol {
    /// The calls as the choice opens and closes.
    func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
    func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}

extension AVRoutePickerViewDelegate {
    public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
    public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}

/// A film in a small window above other apps. There is none.
open class AVPictureInPictureController: NSObject {
    /// The delegate, and the state: not possible.
    open weak var delegate: (any AVPictureInPictureControllerDelegate)?
    open class func isPictureInPictureSupported() -> Bool { false }
    open var isPictureInPicturePossible: Bool { false }
    open var isPictureInPictureActive: Bool { false }
    open var canStartPictureInPictureAutomaticallyFromInline = false
    open var requiresLinearPlayback = false
    open var isPictureInPictureSuspended: Bool { false }

    /// - Returns: nil: it is not supported.
    public init?(playerLayer: AVPlayerLayer) {
        nil
    }

    /// Creates the small window of a source, which is not shown.
    public init(contentSource: ContentSource) {
        self.contentSource = contentSource
    }

    /// The content that would be shown.
    open var contentSource: ContentSource?

    /// Begins nothing.
    open func startPictureInPicture() {}
    open func stopPictureInPicture() {}
}

/// The delegate of a small window.
@MainActor @preconcurrency
public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {}

/// A speed of playing, for people to choose.
open class AVPlaybackSpeed: NSObject, @unchecked Sendable {
    /// The rate, 1 for that of the film, and its name.
    public let rate: Float
    public let localizedName: String
    open var localizedNumericName: String { "\(rate)×" }

    /// Creates a speed.
    public init(rate: Float, localizedName: String) {
        self.rate = rate
        self.localizedName = localizedName
    }

    /// The speeds that a player offers by itself.
    public static let systemDefaultSpeeds = [0.5, 1, 1.25, 1.5, 2].map {
        AVPlaybackSpeed(rate: $0, localizedName: "\($0)×")
    }
}
