public import UIKit

/// The scaling of a film in its layer.
public struct AVLayerVideoGravity: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let resizeAspect = AVLayerVideoGravity(rawValue: "resizeAspect")
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "resizeAspectFill")
    public static let resize = AVLayerVideoGravity(rawValue: "resize")
}

/// The layer of a film. Layers are not drawn.
open class AVPlayerLayer: CALayer {
    /// The player of the film, and the scaling of it.
    open var player: AVPlayer?
    open var videoGravity = AVLayerVideoGravity.resizeAspect

    /// Creates a layer for a player.
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }
}

/// The layer of what a camera sees. Layers are not drawn.
open class AVCaptureVideoPreviewLayer: CALayer {
    /// The session whose picture is shown.
    open var session: AVCaptureSession?
    open var videoGravity = AVLayerVideoGravity.resizeAspect

    /// Creates a layer for a session.
    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }
}
