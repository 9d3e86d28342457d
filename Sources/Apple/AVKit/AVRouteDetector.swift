public import Foundation
public import UIKit

/// Tells whether there are other devices that films can be played on: no.
open class AVRouteDetector: NSObject {
    /// The switch, and the answer.
    open var isRouteDetectionEnabled = false
    open var multipleRoutesDetected: Bool { false }
    open var detectsCustomRoutes = false
}

/// Tells of presses of a device's buttons while a camera is shown. Nobody presses them.
@MainActor @preconcurrency
open class AVCaptureEventInteraction: NSObject, UIInteraction {
    /// The switch, and the view.
    open var isEnabled = true
    open private(set) weak var view: UIView?

    /// Creates an interaction; nothing calls the actions.
    public init(handler: @escaping (AVCaptureEvent) -> Void) {}
    public init(
        primary primaryHandler: @escaping (AVCaptureEvent) -> Void,
        secondary secondaryHandler: @escaping (AVCaptureEvent) -> Void
    ) {}

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// A press of a button.
open class AVCaptureEvent: NSObject, @unchecked Sendable {
    override init() {}
    /// The state of the press.
    open var phase: AVCaptureEventPhase { .cancelled }
    open var shouldPlaySound: Bool { false }
    open func play(_ sound: AVCaptureEventSound) -> Bool { false }
}

/// The state of a press.
public enum AVCaptureEventPhase: UInt, Sendable {
    case began, ended, cancelled
}

/// A sound of a camera.
open class AVCaptureEventSound: NSObject, @unchecked Sendable {
    override init() {}
    /// The usual sounds.
    public static let cameraShutter = AVCaptureEventSound()
    public static let beginVideoRecording = AVCaptureEventSound()
    public static let endVideoRecording = AVCaptureEventSound()
}

extension View {
    /// Hears of the buttons of the device while a camera runs. None runs here.
    public func onCameraCaptureEvent(
        isEnabled: Bool = true, action: @escaping (AVCaptureEvent) -> Void
    ) -> some View { self }
    public func onCameraCaptureEvent(
        isEnabled: Bool = true, primaryAction: @escaping (AVCaptureEvent) -> Void,
        secondaryAction: @escaping (AVCaptureEvent) -> Void
    ) -> some View { self }
}
