// `import WatchConnectivity` where Apple's framework is missing: there is no watch. It brings Foundation along.
@_exported public import Foundation

/// The states of the connection to a watch.
public enum WCSessionActivationState: Int, Sendable {
    case notActivated, inactive, activated
}

/// The listener to a connection.
public protocol WCSessionDelegate: NSObjectProtocol {
    /// Called when the connection was asked for, and when its state or what was sent comes, which it does not.
    func session(
        _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
    func sessionDidBecomeInactive(_ session: WCSession)
    func sessionDidDeactivate(_ session: WCSession)
    func sessionReachabilityDidChange(_ session: WCSession)
    func sessionWatchStateDidChange(_ session: WCSession)
    func session(_ session: WCSession, didReceiveMessage message: [String: Any])
    func session(
        _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void)
    func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
    func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
    func session(_ session: WCSession, didReceiveMessageData messageData: Data)
    func session(
        _ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void)
    func session(_ session: WCSession, didReceive file: WCSessionFile)
    func session(
        _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?)
    func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?)
}

extension WCSessionDelegate {
    public func sessionReachabilityDidChange(_ session: WCSession) {}
    public func sessionWatchStateDidChange(_ session: WCSession) {}
    public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
    public func session(
        _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void
    ) { replyHandler([:]) }
    public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
    public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any] = [:]) {}
    public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}
    public func session(
        _ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void
    ) { replyHandler(Data()) }
    public func session(_ session: WCSession, didReceive file: WCSessionFile) {}
    public func session(
        _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?
    ) {}
    public func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?) {}
}

/// The connection to a watch, which there is not.
open class WCSession: NSObject, @unchecked Sendable {
    /// The connection that all share.
    public static let `default` = WCSession()

    /// The delegate, and the state.
    open weak var delegate: (any WCSessionDelegate)?
    open class func isSupported() -> Bool { false }
    open var activationState: WCSessionActivationState { .notActivated }
    open var isPaired: Bool { false }
    open var isReachable: Bool { false }
    open var isWatchAppInstalled: Bool { false }
    open var isComplicationEnabled: Bool { false }
    open var applicationContext: [String: Any] { [:] }
    open var receivedApplicationContext: [String: Any] { [:] }

    /// Asks for the connection. The delegate hears later that there is none.
    open func activate() {
        DispatchQueue.main.async {
            self.delegate?.session(
                self, activationDidCompleteWith: .notActivated, error: WCError(.sessionNotSupported))
        }
    }

    /// Sends, and says that nothing was sent.
    open func sendMessage(
        _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
        errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(WCError(.sessionNotActivated)) }
    open func sendMessageData(
        _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(WCError(.sessionNotActivated)) }
    open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
        throw WCError(.sessionNotActivated)
    }
    @discardableResult
    open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        fail(WCSessionUserInfoTransfer(userInfo))
    }
    @discardableResult
    open func transferCurrentComplicationUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        fail(WCSessionUserInfoTransfer(userInfo))
    }
    @discardableResult
    open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
        let transfer = WCSessionFileTransfer(WCSessionFile(file, metadata))
        DispatchQueue.main.async {
            self.delegate?.session(self, didFinish: transfer, error: WCError(.sessionNotActivated))
        }
        return transfer
    }

    private func fail(_ transfer: WCSessionUserInfoTransfer) -> WCSessionUserInfoTransfer {
        DispatchQueue.main.async {
            self.delegate?.session(self, didFinish: transfer, error: WCError(.sessionNotActivated))
        }
        return transfer
    }

    /// The things on their way, and the folder of the watch: none.
    open var hasContentPending: Bool { false }
    open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
    open var outstandingFileTransfers: [WCSessionFileTransfer] { [] }
    open var remainingComplicationUserInfoTransfers: Int { 0 }
    open var watchDirectoryURL: URL? { nil }
}

/// A message on its way. It does not arrive.
open class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable {
    /// The state, and giving up.
    open var isTransferring: Bool { false }
    open func cancel() {}

    /// The message.
    public let userInfo: [String: Any]
    open var isCurrentComplicationInfo: Bool { false }

    init(_ userInfo: [String: Any]) {
        self.userInfo = userInfo
    }
}

/// A file that is sent.
open class WCSessionFile: NSObject, @unchecked Sendable {
    /// The place of the file, and what is said of it.
    public let fileURL: URL
    public let metadata: [String: Any]?

    init(_ fileURL: URL, _ metadata: [String: Any]?) {
        (self.fileURL, self.metadata) = (fileURL, metadata)
    }
}

/// A file on its way. It does not arrive.
open class WCSessionFileTransfer: NSObject, @unchecked Sendable {
    /// The file, and its state.
    public let file: WCSessionFile
    public let progress = Progress(totalUnitCount: 1)
    open var isTransferring: Bool { false }
    open func cancel() {}

    init(_ file: WCSessionFile) {
        self.file = file
    }
}
