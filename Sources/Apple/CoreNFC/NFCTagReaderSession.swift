public import Dispatch
public import Foundation

/// The delegate of what reads tags of all kinds.
public protocol NFCTagReaderSessionDelegate: NSObjectProtocol {
    /// Called when it begins and when tags are found: never.
    func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession)
    func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag])
    /// Called when it ends.
    func tagReaderSession(_ session: NFCTagReaderSession, didInvalidateWithError error: any Error)
}

extension NFCTagReaderSessionDelegate {
    public func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag]) {}
}

/// Reads tags of all kinds. There is no reader: none is made.
open class NFCTagReaderSession: NFCReaderSession, @unchecked Sendable {
    /// The kinds of tags.
    public struct PollingOption: OptionSet, Sendable {
        public static let iso14443 = PollingOption(rawValue: 1)
        public static let iso15693 = PollingOption(rawValue: 2)
        public static let iso18092 = PollingOption(rawValue: 4)
        public static let pace = PollingOption(rawValue: 8)
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
    }

    private weak var delegate: (any NFCTagReaderSessionDelegate)?
    /// The tag with which it is connected: none.
    open var connectedTag: NFCTag? { nil }

    /// Creates one for kinds of tags.
    public init?(
        pollingOption: PollingOption, delegate: any NFCTagReaderSessionDelegate, queue: DispatchQueue? = nil
    ) {
        self.delegate = delegate
        super.init(queue: queue)
    }

    /// Looks for tags again, and connects with one, which fails.
    open func restartPolling() {}
    open func connect(to tag: NFCTag, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(NFCReaderError(.readerTransceiveErrorSessionInvalidated))
    }
    open func connect(to tag: NFCTag) async throws { throw NFCReaderError(.readerTransceiveErrorSessionInvalidated) }

    override func tell(_ error: NFCReaderError) { delegate?.tagReaderSession(self, didInvalidateWithError: error) }
}

/// A tag. There is none.
public enum NFCTag {
    case feliCa(any NFCFeliCaTag)
    case iso7816(any NFCISO7816Tag)
    case iso15693(any NFCISO15693Tag)
    case miFare(any NFCMiFareTag)

    /// Indicates whether the tag is near: false.
    public var isAvailable: Bool { false }
}

/// A tag of FeliCa.
public protocol NFCFeliCaTag: NFCNDEFTag {
    /// The numbers of the system and of the tag.
    var currentSystemCode: Data { get }
    var currentIDm: Data { get }
}

/// A tag of cards with programs.
public protocol NFCISO7816Tag: NFCNDEFTag {
    /// The program of the tag, its number, and what it says of itself.
    var initialSelectedAID: String { get }
    var identifier: Data { get }
    var historicalBytes: Data? { get }
}

/// A tag that is read from some way off.
public protocol NFCISO15693Tag: NFCNDEFTag {
    /// The number of the tag.
    var identifier: Data { get }
    var icManufacturerCode: Int { get }
    var icSerialNumber: Data { get }
}

/// A kind of MiFare's tags.
public enum NFCMiFareFamily: UInt, Sendable {
    case unknown = 1
    case ultralight, plus, desfire
}

/// A tag of MiFare.
public protocol NFCMiFareTag: NFCNDEFTag {
    /// The kind of the tag, its number, and what it says of itself.
    var mifareFamily: NFCMiFareFamily { get }
    var identifier: Data { get }
    var historicalBytes: Data? { get }
}
