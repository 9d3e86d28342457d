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

/// The layer of a film. The film is not drawn.
open class AVPlayerLayer: CALayer {
    /// The player of the film, and the scaling of it.
    open var player: AVPlayer?
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var isReadyForDisplay: Bool { false }
    open var videoRect: CGRect { .zero }
    open var pixelBufferAttributes: [String: Any]?
    open func copyDisplayedPixelBuffer() -> CVPixelBuffer? { nil }

    /// Creates a layer for a player.
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }
}

/// The layer of what a camera sees, which is nothing here.
open class AVCaptureVideoPreviewLayer: CALayer {
    /// The session whose picture is shown.
    open var session: AVCaptureSession?
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var connection: AVCaptureConnection? { nil }
    open var isPreviewing: Bool { false }

    /// A place of the picture in the layer, and back, as if the picture filled it.
    open func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint) -> CGPoint {
        CGPoint(x: captureDevicePointOfInterest.x * bounds.width, y: captureDevicePointOfInterest.y * bounds.height)
    }
    open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
        guard bounds.width > 0, bounds.height > 0 else { return .zero }
        return CGPoint(x: pointInLayer.x / bounds.width, y: pointInLayer.y / bounds.height)
    }
    open func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect {
        let r = rectInMetadataOutputCoordinates
        return CGRect(
            x: r.minX * bounds.width, y: r.minY * bounds.height, width: r.width * bounds.width,
            height: r.height * bounds.height)
    }
    open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
        guard bounds.width > 0, bounds.height > 0 else { return .zero }
        let r = rectInLayerCoordinates
        return CGRect(
            x: r.minX / bounds.width, y: r.minY / bounds.height, width: r.width / bounds.width,
            height: r.height / bounds.height)
    }
    open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }

    /// Creates a layer for a session.
    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }
    public convenience init(sessionWithNoConnection session: AVCaptureSession) { self.init(session: session) }
    open func setSessionWithNoConnection(_ session: AVCaptureSession) { self.session = session }
}
