public import Foundation

/// A service in the network nearby. Foundation's class: none is published or resolved here.
open class NetService: NSObject, @unchecked Sendable {
    /// The options of publishing.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let noAutoRename = Options(rawValue: 1 << 0)
        public static let listenForConnections = Options(rawValue: 1 << 1)
    }

    /// The reasons of a failure.
    public enum ErrorCode: Int, Sendable {
        case unknownError = -72000
        case collisionError, notFoundError, activityInProgress, badArgumentError, cancelledError, invalidError
        case timeoutError, missingRequiredConfigurationError
    }

    /// The keys of a failure's facts.
    public class var errorCode: String { "NSNetServicesErrorCode" }
    public class var errorDomain: String { "NSNetServicesErrorDomain" }

    open weak var delegate: (any NetServiceDelegate)?
    /// The name, the kind and the place of the service.
    public let domain: String
    public let type: String
    public let name: String
    public let port: Int
    open var includesPeerToPeer = false
    open var addresses: [Data]? { [] }
    open var hostName: String? { nil }
    private var record: Data?

    /// Creates a service with a port that is published, or one that is looked for.
    public init(domain: String, type: String, name: String, port: Int32) {
        self.domain = domain
        self.type = type
        self.name = name
        self.port = Int(port)
    }

    public convenience override init() { self.init(domain: "", type: "", name: "") }

    public convenience init(domain: String, type: String, name: String) {
        self.init(domain: domain, type: type, name: name, port: -1)
    }

    /// Fails, as the delegate is told on the main queue.
    open func publish() { publish(options: []) }
    open func publish(options: Options) {
        DispatchQueue.main.async { [self] in delegate?.netService(self, didNotPublish: Self.failure) }
    }
    open func resolve(withTimeout timeout: TimeInterval) {
        DispatchQueue.main.async { [self] in delegate?.netService(self, didNotResolve: Self.failure) }
    }
    open func stop() {
        DispatchQueue.main.async { [self] in delegate?.netServiceDidStop(self) }
    }

    static var failure: [String: NSNumber] {
        [errorCode: NSNumber(value: ErrorCode.notFoundError.rawValue), errorDomain: 10]
    }

    /// Changes nothing: services use the main queue here.
    open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
    open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
    open func startMonitoring() {}
    open func stopMonitoring() {}

    /// The record of the service's facts.
    open func setTXTRecord(_ recordData: Data?) -> Bool {
        record = recordData
        return true
    }
    open func txtRecordData() -> Data? { record }
    open class func data(fromTXTRecord txtDictionary: [String: Data]) -> Data {
        txtDictionary.sorted { $0.key < $1.key }.reduce(into: Data()) { data, fact in
            let line = Data((fact.key + "=").utf8) + fact.value
            guard line.count < 256 else { return }
            data.append(UInt8(line.count))
            data.append(line)
        }
    }
    open class func dictionary(fromTXTRecord txtData: Data) -> [String: Data] {
        var facts: [String: Data] = [:]
        var rest = txtData[...]
        while let count = rest.popFirst() {
            let line = rest.prefix(Int(count))
            rest = rest.dropFirst(Int(count))
            let parts = line.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            facts[String(decoding: parts[0], as: UTF8.self)] = parts.count > 1 ? Data(parts[1]) : Data()
        }
        return facts
    }
}

/// Hears of a service. Foundation's protocol.
public protocol NetServiceDelegate: AnyObject {
    /// Tells of the states of the service.
    func netServiceWillPublish(_ sender: NetService)
    func netServiceDidPublish(_ sender: NetService)
    func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber])
    func netServiceWillResolve(_ sender: NetService)
    func netServiceDidResolveAddress(_ sender: NetService)
    func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber])
    func netServiceDidStop(_ sender: NetService)
    func netService(_ sender: NetService, didUpdateTXTRecord data: Data)
    func netService(
        _ sender: NetService, didAcceptConnectionWith inputStream: InputStream, outputStream: OutputStream)
}

extension NetServiceDelegate {
    /// Nothing, where it is left out.
    public func netServiceWillPublish(_ sender: NetService) {}
    public func netServiceDidPublish(_ sender: NetService) {}
    public func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {}
    public func netServiceWillResolve(_ sender: NetService) {}
    public func netServiceDidResolveAddress(_ sender: NetService) {}
    public func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) {}
    public func netServiceDidStop(_ sender: NetService) {}
    public func netService(_ sender: NetService, didUpdateTXTRecord data: Data) {}
    public func netService(
        _ sender: NetService, didAcceptConnectionWith inputStream: InputStream, outputStream: OutputStream
    ) {}
}

/// Looks for services nearby. Foundation's class: the search fails.
open class NetServiceBrowser: NSObject, @unchecked Sendable {
    open weak var delegate: (any NetServiceBrowserDelegate)?
    /// Includes services that devices offer one another without a network.
    open var includesPeerToPeer = false

    public override init() {}

    /// Fails, as the delegate is told on the main queue.
    open func searchForServices(ofType type: String, inDomain domainString: String) { fail() }
    open func searchForBrowsableDomains() { fail() }
    open func searchForRegistrationDomains() { fail() }
    open func stop() {
        DispatchQueue.main.async { [self] in delegate?.netServiceBrowserDidStopSearch(self) }
    }
    /// Changes nothing: browsers use the main queue here.
    open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
    open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}

    private func fail() {
        DispatchQueue.main.async { [self] in delegate?.netServiceBrowser(self, didNotSearch: NetService.failure) }
    }
}

/// Hears of services nearby. Foundation's protocol.
public protocol NetServiceBrowserDelegate: AnyObject {
    /// Tells of the states of the search, and of what is found and lost.
    func netServiceBrowserWillSearch(_ browser: NetServiceBrowser)
    func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser)
    func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber])
    func netServiceBrowser(_ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool)
    func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool)
    func netServiceBrowser(_ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool)
    func netServiceBrowser(_ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool)
}

extension NetServiceBrowserDelegate {
    /// Nothing, where it is left out.
    public func netServiceBrowserWillSearch(_ browser: NetServiceBrowser) {}
    public func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser) {}
    public func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber]) {}
    public func netServiceBrowser(
        _ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool
    ) {}
    public func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool) {}
    public func netServiceBrowser(
        _ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool
    ) {}
    public func netServiceBrowser(_ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool) {}
}
