// `import ReplayKit` where Apple's framework is missing: the screen is not recorded. It brings AVFoundation's and UIKit's names along.
@_exported public import AVFoundation
@_exported public import UIKit

/// A kind of what is recorded.
public enum RPSampleBufferType: Int, Sendable {
    case video = 1
    case audioApp, audioMic
}

/// A camera beside the screen.
public enum RPCameraPosition: Int, Sendable {
    case front = 1
    case back
}

/// The delegate of what records the screen.
public protocol RPScreenRecorderDelegate: NSObjectProtocol {
    /// Called when recording ends by itself, and when it can be done or not: never.
    func screenRecorder(
        _ screenRecorder: RPScreenRecorder, didStopRecordingWith previewViewController: RPPreviewViewController?,
        error: (any Error)?)
    func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder)
}

extension RPScreenRecorderDelegate {
    public func screenRecorder(
        _ screenRecorder: RPScreenRecorder, didStopRecordingWith previewViewController: RPPreviewViewController?,
        error: (any Error)?
    ) {}
    public func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder) {}
}

/// Records the screen. Nobody can: each beginning fails with ``RPRecordingError/Code/disabled``.
open class RPScreenRecorder: NSObject, @unchecked Sendable {
    private static let one = RPScreenRecorder()
    private var refusal: RPRecordingError { RPRecordingError(.disabled) }

    /// The recorder, its delegate, and whether it can record and does: false.
    open class func shared() -> RPScreenRecorder { one }
    open weak var delegate: (any RPScreenRecorderDelegate)?
    open var isAvailable: Bool { false }
    open var isRecording: Bool { false }

    /// The wishes for a camera and a microphone.
    open var isMicrophoneEnabled = false
    open var isCameraEnabled = false
    open var cameraPosition = RPCameraPosition.front
    @MainActor @preconcurrency open var cameraPreviewView: UIView? { nil }

    /// Begins and ends.
    open func startRecording(handler: (((any Error)?) -> Void)? = nil) { handler?(refusal) }
    open func stopRecording(handler: ((RPPreviewViewController?, (any Error)?) -> Void)? = nil) {
        handler?(nil, refusal)
    }
    open func stopRecording(withOutput url: URL, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(refusal)
    }
    open func discardRecording(handler: @escaping () -> Void) { handler() }

    /// Begins to give what is on the screen, which fails, and ends. `captureHandler` is never called.
    open func startCapture(
        handler captureHandler: ((CMSampleBuffer, RPSampleBufferType, (any Error)?) -> Void)?,
        completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(refusal) }
    open func stopCapture(handler: (((any Error)?) -> Void)? = nil) { handler?(refusal) }

    /// Begins and ends to keep the last seconds, and writes them, all of which fails.
    open func startClipBuffering(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(refusal) }
    open func stopClipBuffering(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(refusal) }
    open func exportClip(
        to url: URL, duration: TimeInterval, completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(refusal) }

    /// Begins and ends.
    ///
    /// - Throws: ``RPRecordingError/Code/disabled``.
    open func startRecording() async throws { throw refusal }
    open func stopRecording() async throws -> RPPreviewViewController { throw refusal }
    open func stopRecording(withOutput url: URL) async throws { throw refusal }
    open func stopCapture() async throws { throw refusal }
}

/// The delegate of a page that shows what was recorded.
@MainActor @preconcurrency
public protocol RPPreviewViewControllerDelegate: NSObjectProtocol {
    /// Called when a person is done.
    func previewControllerDidFinish(_ previewController: RPPreviewViewController)
    func previewController(
        _ previewController: RPPreviewViewController, didFinishWithActivityTypes activityTypes: Set<String>)
}

extension RPPreviewViewControllerDelegate {
    public func previewControllerDidFinish(_ previewController: RPPreviewViewController) {}
    public func previewController(
        _ previewController: RPPreviewViewController, didFinishWithActivityTypes activityTypes: Set<String>
    ) {}
}

/// A page that shows what was recorded; it is drawn as an empty page.
open class RPPreviewViewController: UIViewController, _UndrawnResponder {
    /// The delegate.
    open weak var previewControllerDelegate: (any RPPreviewViewControllerDelegate)?
}

/// A button that chooses who sends the screen to others: there is nobody.
open class RPSystemBroadcastPickerView: UIView, _UndrawnResponder {
    /// The program that sends, and the button for the microphone.
    open var preferredExtension: String?
    open var showsMicrophoneButton = true
}
