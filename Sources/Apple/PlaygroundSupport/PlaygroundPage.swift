// `import PlaygroundSupport` where Apple's framework is missing: a page keeps the view that it is given, and a preview shows it only where
// it is previewed by other means. It brings Foundation and UIKit's names along.
@_exported public import Foundation
@_exported public import UIKit

/// A page of a playground.
@MainActor @preconcurrency
public final class PlaygroundPage {
    /// The page that runs.
    public static let current = PlaygroundPage()

    /// The view beside the page.
    public var liveView: (any PlaygroundLiveViewable)?
    public var wantsFullScreenLiveView = false
    /// Indicates whether the page goes on behind its last line. It is kept, and ends nothing.
    public var needsIndefiniteExecution = false
    /// The state of the reader's exercise, and what is kept between runs: nothing.
    public var assessmentStatus: AssessmentStatus?
    public var keyValueStore = PlaygroundKeyValueStore()
    /// The text of the page: none, as no page is read.
    public var text: String { "" }

    /// The state of an exercise.
    public enum AssessmentStatus: Sendable {
        case pass(message: String?)
        case fail(hints: [String], solution: String?)
    }

    /// Shows a view beside the page.
    public func setLiveView(_ newLiveView: some View) {
        liveView = UIHostingController(rootView: newLiveView)
    }
    public func setLiveView(_ newLiveView: some PlaygroundLiveViewable) {
        liveView = newLiveView
    }

    /// Ends the page, which is no program here: it goes on.
    public func finishExecution() { needsIndefiniteExecution = false }
}

/// A view beside a page, as a view or as its controller.
public enum PlaygroundLiveViewRepresentation {
    case view(UIView)
    case viewController(UIViewController)
}

/// An object that is shown beside a page.
@MainActor @preconcurrency
public protocol PlaygroundLiveViewable {
    /// The view or its controller.
    var playgroundLiveViewRepresentation: PlaygroundLiveViewRepresentation { get }
}

extension UIView: PlaygroundLiveViewable {
    /// The view itself.
    public var playgroundLiveViewRepresentation: PlaygroundLiveViewRepresentation { .view(self) }
}

extension UIViewController: PlaygroundLiveViewable {
    /// The controller itself.
    public var playgroundLiveViewRepresentation: PlaygroundLiveViewRepresentation { .viewController(self) }
}

/// A value that a page keeps or sends.
public indirect enum PlaygroundValue: Sendable {
    case array([PlaygroundValue])
    case boolean(Bool)
    case data(Data)
    case date(Date)
    case dictionary([String: PlaygroundValue])
    case floatingPoint(Double)
    case integer(Int)
    case string(String)
}

/// The values that a page keeps for as long as the process lives.
@MainActor @preconcurrency
public final class PlaygroundKeyValueStore {
    private var values: [String: PlaygroundValue] = [:]

    /// The value of a key; nil for none.
    public subscript(key: String) -> PlaygroundValue? {
        get { values[key] }
        set { values[key] = newValue }
    }
}

/// The folder of documents that pages share: one of the process's own.
public let playgroundSharedDataDirectory = URL(fileURLWithPath: NSTemporaryDirectory())
    .appendingPathComponent("Shared Playground Data")

/// The handler of messages between a page and its view.
@MainActor @preconcurrency
public protocol PlaygroundLiveViewMessageHandler {
    /// Called as either side sends and as the connection comes and goes: never.
    func receive(_ message: PlaygroundValue)
    func liveViewMessageConnectionOpened()
    func liveViewMessageConnectionClosed()
}

extension PlaygroundLiveViewMessageHandler {
    public func receive(_ message: PlaygroundValue) {}
    public func liveViewMessageConnectionOpened() {}
    public func liveViewMessageConnectionClosed() {}

    /// Sends a message to the other side, of which there is none.
    public func send(_ message: PlaygroundValue) {}
}
