public import Dispatch
public import Foundation

/// A call. There is none.
open class CXCall: NSObject, @unchecked Sendable {
    /// The identity and the state.
    public let uuid = UUID()
    open var isOutgoing: Bool { false }
    open var isOnHold: Bool { false }
    open var hasConnected: Bool { false }
    open var hasEnded: Bool { false }

    /// Tells whether another is the same call.
    open func isEqual(to call: CXCall) -> Bool { uuid == call.uuid }
}

/// The delegate of an observer.
public protocol CXCallObserverDelegate: NSObjectProtocol {
    /// Called when a call changes: never.
    func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}

/// Looks at the calls of the device: none.
open class CXCallObserver: NSObject, @unchecked Sendable {
    /// The calls.
    open var calls: [CXCall] { [] }
    private weak var delegate: (any CXCallObserverDelegate)?

    /// Sets the delegate, which is never told.
    open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) { self.delegate = delegate }
}

/// Asks for actions on calls. There is no telephone: each fails with
/// ``CXErrorCodeRequestTransactionError/Code/unknownCallProvider``.
open class CXCallController: NSObject, @unchecked Sendable {
    /// The observer of calls.
    public let callObserver = CXCallObserver()
    private let queue: DispatchQueue

    /// Creates one that answers on a queue.
    public init(queue: DispatchQueue) {
        self.queue = queue
    }
    public override convenience init() {
        self.init(queue: .main)
    }

    /// Asks for actions.
    open func request(_ transaction: CXTransaction, completion: @escaping ((any Error)?) -> Void) {
        let error = refusal(of: transaction.actions)
        nonisolated(unsafe) let completion = completion
        queue.async { completion(error) }
    }
    open func requestTransaction(with actions: [CXAction], completion: @escaping ((any Error)?) -> Void) {
        request(CXTransaction(actions: actions), completion: completion)
    }
    open func requestTransaction(with action: CXAction, completion: @escaping ((any Error)?) -> Void) {
        request(CXTransaction(action: action), completion: completion)
    }

    /// Asks for actions.
    ///
    /// - Throws: ``CXErrorCodeRequestTransactionError``.
    open func request(_ transaction: CXTransaction) async throws { throw refusal(of: transaction.actions) }
    open func requestTransaction(with actions: [CXAction]) async throws { throw refusal(of: actions) }
    open func requestTransaction(with action: CXAction) async throws { throw refusal(of: [action]) }

    private func refusal(of actions: [CXAction]) -> CXErrorCodeRequestTransactionError {
        CXErrorCodeRequestTransactionError(actions.isEmpty ? .emptyTransaction : .unknownCallProvider)
    }
}

/// Reads an app's list of numbers. There is no telephone.
open class CXCallDirectoryManager: NSObject, @unchecked Sendable {
    private static let one = CXCallDirectoryManager()

    /// The state of a list.
    public enum EnabledStatus: Int, Sendable {
        case unknown, disabled, enabled
    }

    /// The manager.
    open class var sharedInstance: CXCallDirectoryManager { one }

    /// Reads a list again, and tells whether it is used: no list is found.
    open func reloadExtension(
        withIdentifier identifier: String, completionHandler completion: (((any Error)?) -> Void)? = nil
    ) { completion?(CXErrorCodeCallDirectoryManagerError(.noExtensionFound)) }
    open func getEnabledStatusForExtension(
        withIdentifier identifier: String, completionHandler completion: @escaping (EnabledStatus, (any Error)?) -> Void
    ) { completion(.unknown, CXErrorCodeCallDirectoryManagerError(.noExtensionFound)) }
    open func openSettings(completionHandler completion: (((any Error)?) -> Void)? = nil) {
        completion?(CXErrorCodeCallDirectoryManagerError(.unknown))
    }

    /// Reads a list again, and tells whether it is used.
    ///
    /// - Throws: ``CXErrorCodeCallDirectoryManagerError``.
    open func reloadExtension(withIdentifier identifier: String) async throws {
        throw CXErrorCodeCallDirectoryManagerError(.noExtensionFound)
    }
    open func enabledStatusForExtension(withIdentifier identifier: String) async throws -> EnabledStatus {
        throw CXErrorCodeCallDirectoryManagerError(.noExtensionFound)
    }
}
