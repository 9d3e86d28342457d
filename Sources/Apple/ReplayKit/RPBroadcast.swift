public import AVFoundation
public import UIKit

/// A program of its own that takes what is on the screen: none is ever asked.
open class RPBroadcastHandler: NSObject {
    /// Tells what the sending has brought about, and its address.
    open func updateServiceInfo(_ serviceInfo: [String: any NSCoding & NSObjectProtocol]) {}
    open func updateBroadcast(_ broadcastURL: URL) {}
}

/// Takes what is on the screen in a program of its own: never.
open class RPBroadcastSampleHandler: RPBroadcastHandler {
    /// Called as it begins, pauses and ends, and with what is on the screen.
    open func broadcastStarted(withSetupInfo setupInfo: [String: NSObject]?) {}
    open func broadcastPaused() {}
    open func broadcastResumed() {}
    open func broadcastFinished() {}
    open func broadcastAnnotated(withApplicationInfo applicationInfo: [AnyHashable: Any]) {}
    open func processSampleBuffer(_ sampleBuffer: CMSampleBuffer, with sampleBufferType: RPSampleBufferType) {}
    open func finishBroadcastWithError(_ error: any Error) {}
}

/// The keys of facts about what is sent.
public let RPVideoSampleOrientationKey = "RPVideoSampleOrientationKey"
public let RPApplicationInfoBundleIdentifierKey = "RPApplicationInfoBundleIdentifierKey"

/// The rates of films that are sent.
@available(*, deprecated)
open class RPBroadcastConfiguration: NSObject {
    /// The length of a clip in seconds, and the settings of its pictures.
    open var clipDuration: TimeInterval = 5
    open var videoCompressionProperties: [String: any NSSecureCoding & NSObjectProtocol]?
}

/// Sends what is on the screen to others: there is nobody who would.
@MainActor @preconcurrency
open class RPBroadcastController: NSObject {
    /// The state, the address, and what the sending has brought about.
    open var isBroadcasting: Bool { false }
    open var isPaused: Bool { false }
    open var broadcastURL: URL { URL(fileURLWithPath: "/") }
    open var serviceInfo: [String: any NSCoding & NSObjectProtocol]? { nil }
    open var broadcastExtensionBundleID: String? { nil }
    open weak var delegate: (any RPBroadcastControllerDelegate)?

    public override init() {}

    /// Begins, which fails, and ends.
    open func startBroadcast(handler: @escaping ((any Error)?) -> Void) { handler(RPRecordingError(.disabled)) }
    open func pauseBroadcast() {}
    open func resumeBroadcast() {}
    open func finishBroadcast(handler: @escaping ((any Error)?) -> Void) { handler(RPRecordingError(.disabled)) }
}

/// The delegate of a sending. There is none.
@MainActor @preconcurrency
public protocol RPBroadcastControllerDelegate: NSObjectProtocol {
    /// Called as it ends, and with what it has brought about.
    func broadcastController(_ broadcastController: RPBroadcastController, didFinishWithError error: (any Error)?)
    func broadcastController(
        _ broadcastController: RPBroadcastController,
        didUpdateServiceInfo serviceInfo: [String: any NSCoding & NSObjectProtocol])
    func broadcastController(_ broadcastController: RPBroadcastController, didUpdateBroadcast broadcastURL: URL)
}

extension RPBroadcastControllerDelegate {
    public func broadcastController(
        _ broadcastController: RPBroadcastController, didFinishWithError error: (any Error)?
    ) {}
    public func broadcastController(
        _ broadcastController: RPBroadcastController,
        didUpdateServiceInfo serviceInfo: [String: any NSCoding & NSObjectProtocol]
    ) {}
    public func broadcastController(
        _ broadcastController: RPBroadcastController, didUpdateBroadcast broadcastURL: URL
    ) {}
}

/// The page on which a person chooses who sends. There is nobody, and none is made.
open class RPBroadcastActivityViewController: UIViewController, _UndrawnResponder {
    /// The delegate.
    open weak var delegate: (any RPBroadcastActivityViewControllerDelegate)?

    /// Makes the page, which fails.
    open class func load(handler: @escaping (RPBroadcastActivityViewController?, (any Error)?) -> Void) {
        handler(nil, RPRecordingError(.disabled))
    }
    open class func load(
        withPreferredExtension preferredExtension: String?,
        handler: @escaping (RPBroadcastActivityViewController?, (any Error)?) -> Void
    ) { load(handler: handler) }
}

/// The delegate of the page on which a person chooses who sends.
@MainActor @preconcurrency
public protocol RPBroadcastActivityViewControllerDelegate: NSObjectProtocol {
    /// Called when a person has chosen.
    func broadcastActivityViewController(
        _ broadcastActivityViewController: RPBroadcastActivityViewController,
        didFinishWith broadcastController: RPBroadcastController?, error: (any Error)?)
}

extension NSExtensionContext {
    /// Finds the name and the picture of the program whose screen is sent: there is none, and nothing is told of it.
    public func loadBroadcastingApplicationInfo(
        completion handler: @escaping @Sendable (String, String, UIImage?) -> Void
    ) { DispatchQueue.main.async { handler("", "", nil) } }

    /// Says that a person has set up the sending. Nobody takes it.
    public func completeRequest(
        withBroadcast broadcastURL: URL, setupInfo: [String: any NSCoding & NSObjectProtocol]?
    ) { completeRequest(returningItems: nil) }
    @available(*, deprecated)
    public func completeRequest(
        withBroadcast broadcastURL: URL, broadcastConfiguration: RPBroadcastConfiguration,
        setupInfo: [String: any NSCoding & NSObjectProtocol]?
    ) { completeRequest(returningItems: nil) }
}
