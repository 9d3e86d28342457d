// `import CallKit` where Apple's framework is missing: nobody calls. It brings AVFoundation's names along.
@_exported public import AVFoundation
public import Dispatch
@_exported public import Foundation

/// The other of a call.
open class CXHandle: NSObject, NSCopying, @unchecked Sendable {
    /// The kind of the name.
    public enum HandleType: Int, Sendable {
        case generic = 1
        case phoneNumber, emailAddress
    }

    /// The kind and the name.
    public let type: HandleType
    public let value: String

    /// Creates one of a name.
    public init(type: HandleType, value: String) {
        (self.type, self.value) = (type, value)
    }

    /// Tells whether another is of the same name.
    open func isEqual(to handle: CXHandle) -> Bool { type == handle.type && value == handle.value }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CXHandle).map(isEqual(to:)) ?? false }
    open override var hash: Int { value.hashValue }
    open func copy(with zone: NSZone? = nil) -> Any { CXHandle(type: type, value: value) }
}

/// The facts about a call that changed.
open class CXCallUpdate: NSObject, NSCopying, @unchecked Sendable {
    /// The other, and what the call can do.
    open var remoteHandle: CXHandle?
    open var localizedCallerName: String?
    open var supportsHolding = true
    open var supportsGrouping = true
    open var supportsUngrouping = true
    open var supportsDTMF = true
    open var hasVideo = false

    /// Creates one without facts.
    public override init() {}

    open func copy(with zone: NSZone? = nil) -> Any {
        let other = CXCallUpdate()
        (other.remoteHandle, other.localizedCallerName) = (remoteHandle, localizedCallerName)
        (other.supportsHolding, other.supportsGrouping) = (supportsHolding, supportsGrouping)
        (other.supportsUngrouping, other.supportsDTMF) = (supportsUngrouping, supportsDTMF)
        other.hasVideo = hasVideo
        return other
    }
}

/// The facts about an app that calls.
open class CXProviderConfiguration: NSObject, @unchecked Sendable {
    /// The name, the sound and the picture, and what calls can do.
    open var localizedName: String?
    open var ringtoneSound: String?
    open var iconTemplateImageData: Data?
    open var maximumCallGroups = 2
    open var maximumCallsPerCallGroup = 5
    open var includesCallsInRecents = true
    open var supportsVideo = false
    open var supportedHandleTypes: Set<CXHandle.HandleType> = []

    /// Creates facts, with a name or without.
    public override init() {}
    /// Creates facts with a name.
    public init(localizedName: String) {
        self.localizedName = localizedName
    }
}

/// The reason why a call ended.
public enum CXCallEndedReason: Int, Sendable {
    case failed = 1
    case remoteEnded, unanswered, answeredElsewhere, declinedElsewhere
}

/// The delegate of an app that calls.
public protocol CXProviderDelegate: NSObjectProtocol {
    /// Called when all calls end: after ``CXProvider/invalidate()``.
    func providerDidReset(_ provider: CXProvider)
    /// Called when calls can come, and before actions are asked for: never.
    func providerDidBegin(_ provider: CXProvider)
    func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool
    /// Called when an action is asked for: never.
    func provider(_ provider: CXProvider, perform action: CXStartCallAction)
    func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
    func provider(_ provider: CXProvider, perform action: CXEndCallAction)
    func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
    func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
    func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction)
    func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction)
    func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
    /// Called when the sound is given to the app and taken away: never.
    func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession)
    func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession)
}

extension CXProviderDelegate {
    public func providerDidBegin(_ provider: CXProvider) {}
    public func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool { false }
    public func provider(_ provider: CXProvider, perform action: CXStartCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXEndCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction) {}
    public func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) {}
    public func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession) {}
    public func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession) {}
}

/// Tells of an app's calls. There is no telephone: a call that comes is refused with
/// ``CXErrorCodeIncomingCallError/Code/unentitled``.
open class CXProvider: NSObject, @unchecked Sendable {
    /// The facts about the app, and the actions that are not done: none.
    open var configuration: CXProviderConfiguration
    open var pendingTransactions: [CXTransaction] { [] }
    open func pendingCallActions(of callActionClass: AnyClass, withCall callUUID: UUID) -> [CXCallAction] { [] }

    private weak var delegate: (any CXProviderDelegate)?
    private var queue = DispatchQueue.main

    /// Creates one of facts.
    public init(configuration: CXProviderConfiguration) {
        self.configuration = configuration
    }

    /// Sets the delegate, and the queue on which it is told; nil for the main one.
    open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) {
        (self.delegate, self.queue) = (delegate, queue ?? .main)
    }

    /// Tells of a call that comes.
    open func reportNewIncomingCall(
        with UUID: UUID, update: CXCallUpdate, completion: @escaping ((any Error)?) -> Void
    ) { completion(CXErrorCodeIncomingCallError(.unentitled)) }
    open func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate) async throws {
        throw CXErrorCodeIncomingCallError(.unentitled)
    }

    /// Tells of a call's changes: there is no call.
    open func reportCall(with UUID: UUID, updated update: CXCallUpdate) {}
    open func reportCall(with UUID: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason) {}
    open func reportOutgoingCall(with UUID: UUID, startedConnectingAt dateStartedConnecting: Date?) {}
    open func reportOutgoingCall(with UUID: UUID, connectedAt dateConnected: Date?) {}

    /// Ends all calls, of which the delegate is told.
    open func invalidate() {
        queue.async { [self] in delegate?.providerDidReset(self) }
    }
}
