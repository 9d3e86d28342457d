public import Foundation
public import FoundationNetworking

/// A load of the time before sessions. Foundation's class: it stands on the shared session, and its calls come on the main queue or on
/// that of the delegate.
open class NSURLConnection: NSObject, @unchecked Sendable {
    /// The request as it was asked for, and as it is made.
    public let originalRequest: URLRequest
    open var currentRequest: URLRequest { task?.currentRequest ?? originalRequest }

    // Held until the load is over.
    private var delegate: (any NSURLConnectionDelegate)?
    private var task: URLSessionDataTask?
    private var isCancelled = false
    private var queue = OperationQueue.main

    /// Creates a load, which starts by itself or waits for `start()`.
    public init?(request: URLRequest, delegate: Any?, startImmediately: Bool) {
        originalRequest = request
        self.delegate = delegate as? any NSURLConnectionDelegate
        super.init()
        if startImmediately { start() }
    }

    public convenience init?(request: URLRequest, delegate: Any?) {
        self.init(request: request, delegate: delegate, startImmediately: true)
    }

    /// Starts the load, or ends it: then nobody is told any more.
    open func start() {
        guard task == nil, !isCancelled else { return }
        let task = URLSession.shared.dataTask(with: originalRequest) { [self] data, response, error in
            queue.addOperation { [self] in tell(data, response, error) }
        }
        self.task = task
        task.resume()
    }
    open func cancel() {
        (delegate, isCancelled) = (nil, true)
        task?.cancel()
    }

    /// The queue on which the delegate is told. A loop of events makes no difference here.
    open func setDelegateQueue(_ queue: OperationQueue?) { self.queue = queue ?? .main }
    open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
    open func unschedule(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}

    private func tell(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
        guard let delegate else { return }
        self.delegate = nil
        if let error { return delegate.connection(self, didFailWithError: error) }
        guard let delegate = delegate as? any NSURLConnectionDataDelegate else { return }
        if let response { delegate.connection(self, didReceive: response) }
        if let data { delegate.connection(self, didReceive: data) }
        delegate.connectionDidFinishLoading(self)
    }
}

extension NSURLConnection {
    /// True for a request that has an address.
    public class func canHandle(_ request: URLRequest) -> Bool { request.url != nil }

    /// Loads a request, and gives what came to `handler` on a queue.
    public class func sendAsynchronousRequest(
        _ request: URLRequest, queue: OperationQueue,
        completionHandler handler: @escaping (URLResponse?, Data?, (any Error)?) -> Void
    ) {
        nonisolated(unsafe) let handler = handler
        URLSession.shared.dataTask(with: request) { data, response, error in
            queue.addOperation { handler(response, data, error) }
        }.resume()
    }

    /// Loads a request, and waits until it is here.
    ///
    /// - Throws: The session's error where nothing came.
    public class func sendSynchronousRequest(
        _ request: URLRequest, returning response: UnsafeMutablePointer<URLResponse?>?
    ) throws -> Data {
        let isHere = DispatchSemaphore(value: 0)
        nonisolated(unsafe) var came: (data: Data?, response: URLResponse?, error: (any Error)?)
        URLSession.shared.dataTask(with: request) {
            came = ($0, $1, $2)
            isHere.signal()
        }.resume()
        isHere.wait()
        response?.pointee = came.response
        guard let data = came.data else { throw came.error ?? URLError(.unknown) }
        return data
    }
}

/// The delegate of such a load. Foundation's protocols.
public protocol NSURLConnectionDelegate: NSObjectProtocol {
    /// The call of a load that failed, and the questions of who asks, which are never put here.
    func connection(_ connection: NSURLConnection, didFailWithError error: any Error)
    func connectionShouldUseCredentialStorage(_ connection: NSURLConnection) -> Bool
    func connection(_ connection: NSURLConnection, willSendRequestFor challenge: URLAuthenticationChallenge)
}

extension NSURLConnectionDelegate {
    public func connection(_ connection: NSURLConnection, didFailWithError error: any Error) {}
    public func connectionShouldUseCredentialStorage(_ connection: NSURLConnection) -> Bool { true }
    public func connection(_ connection: NSURLConnection, willSendRequestFor challenge: URLAuthenticationChallenge) {}
}

/// The delegate of a load that takes the data as they come.
public protocol NSURLConnectionDataDelegate: NSURLConnectionDelegate {
    /// The calls of a load's life. Data come at once here, and what was sent on the way and kept is not asked for.
    func connection(_ connection: NSURLConnection, didReceive response: URLResponse)
    func connection(_ connection: NSURLConnection, didReceive data: Data)
    func connectionDidFinishLoading(_ connection: NSURLConnection)
    func connection(
        _ connection: NSURLConnection, willSend request: URLRequest, redirectResponse response: URLResponse?
    ) -> URLRequest?
    func connection(_ connection: NSURLConnection, willCacheResponse cachedResponse: CachedURLResponse)
        -> CachedURLResponse?
}

extension NSURLConnectionDataDelegate {
    public func connection(_ connection: NSURLConnection, didReceive response: URLResponse) {}
    public func connection(_ connection: NSURLConnection, didReceive data: Data) {}
    public func connectionDidFinishLoading(_ connection: NSURLConnection) {}
    public func connection(
        _ connection: NSURLConnection, willSend request: URLRequest, redirectResponse response: URLResponse?
    ) -> URLRequest? { request }
    public func connection(
        _ connection: NSURLConnection, willCacheResponse cachedResponse: CachedURLResponse
    ) -> CachedURLResponse? { cachedResponse }
}
