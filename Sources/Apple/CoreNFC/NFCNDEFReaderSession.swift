// `import CoreNFC` where Apple's framework is missing: messages as values, and no tag that is near. It brings Foundation along.
public import Dispatch
@_exported public import Foundation

/// Anything that reads tags.
public protocol NFCReaderSessionProtocol: NSObjectProtocol {
    /// Indicates whether it reads: false; the words for the person.
    var isReady: Bool { get }
    var alertMessage: String { get set }
    func begin()
    func invalidate()
    func invalidate(errorMessage: String)
}

/// Reads tags. There is no reader: a delegate is told so when it begins.
open class NFCReaderSession: NSObject, NFCReaderSessionProtocol, @unchecked Sendable {
    /// The words for the person.
    open var alertMessage = ""
    open var isReady: Bool { false }
    open class var readingAvailable: Bool { false }

    /// The queue on which the delegate is told.
    public let sessionQueue: DispatchQueue
    private var isOver = false

    init(queue: DispatchQueue?) {
        sessionQueue = queue ?? .main
    }

    /// Begins, which fails, and ends: the delegate is told once.
    open func begin() { end(NFCReaderError(.readerErrorUnsupportedFeature)) }
    open func invalidate() { end(NFCReaderError(.readerSessionInvalidationErrorUserCanceled)) }
    open func invalidate(errorMessage: String) { invalidate() }

    private func end(_ error: NFCReaderError) {
        guard !isOver else { return }
        isOver = true
        sessionQueue.async { [self] in tell(error) }
    }

    func tell(_ error: NFCReaderError) {}
}

/// The delegate of what reads messages.
public protocol NFCNDEFReaderSessionDelegate: NSObjectProtocol {
    /// Called when it ends.
    func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
    /// Called when it begins, and when messages and tags are found: never.
    func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
    func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
    func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag])
}

extension NFCNDEFReaderSessionDelegate {
    public func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {}
    public func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage]) {}
    public func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag]) {}
}

/// Reads messages from tags. There is no reader.
open class NFCNDEFReaderSession: NFCReaderSession, @unchecked Sendable {
    private weak var delegate: (any NFCNDEFReaderSessionDelegate)?

    /// Creates one that ends after the first tag, or does not.
    public init(delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?, invalidateAfterFirstRead: Bool) {
        self.delegate = delegate
        super.init(queue: queue)
    }

    /// Looks for tags again, and connects with one, which fails.
    open func restartPolling() {}
    open func connect(to tag: any NFCNDEFTag, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(NFCReaderError(.readerTransceiveErrorSessionInvalidated))
    }
    open func connect(to tag: any NFCNDEFTag) async throws {
        throw NFCReaderError(.readerTransceiveErrorSessionInvalidated)
    }

    override func tell(_ error: NFCReaderError) { delegate?.readerSession(self, didInvalidateWithError: error) }
}

/// The state of a tag.
public enum NFCNDEFStatus: UInt, Sendable {
    case notSupported = 1
    case readWrite, readOnly
}

/// A tag with a message. There is none.
public protocol NFCNDEFTag: NSObjectProtocol {
    /// Indicates whether the tag is near.
    var isAvailable: Bool { get }
    /// Reads and writes it.
    func queryNDEFStatus(completionHandler: @escaping (NFCNDEFStatus, Int, (any Error)?) -> Void)
    func readNDEF(completionHandler: @escaping (NFCNDEFMessage?, (any Error)?) -> Void)
    func writeNDEF(_ ndefMessage: NFCNDEFMessage, completionHandler: @escaping ((any Error)?) -> Void)
    func writeLock(completionHandler: @escaping ((any Error)?) -> Void)
    func queryNDEFStatus() async throws -> (NFCNDEFStatus, Int)
    func readNDEF() async throws -> NFCNDEFMessage
    func writeNDEF(_ ndefMessage: NFCNDEFMessage) async throws
    func writeLock() async throws
}
