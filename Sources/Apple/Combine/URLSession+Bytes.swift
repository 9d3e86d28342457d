public import Foundation
public import FoundationNetworking

extension URLSession {
    /// Bytes one after the other: here those of a whole answer.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8
        let data: Data
        /// The task that loaded the bytes.
        public let task: URLSessionDataTask

        /// The bytes in order.
        public struct AsyncIterator: AsyncIteratorProtocol {
            var bytes: Data.Iterator

            public mutating func next() async throws -> UInt8? { bytes.next() }
        }

        /// Begins at the first byte.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: data.makeIterator()) }
    }

    /// The bytes at an address, once all of them are there.
    public func bytes(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) { try await bytes(for: URLRequest(url: url), delegate: delegate) }

    /// The bytes that answer a request, once all of them are there.
    public func bytes(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
        let loading = Loading()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let task = dataTask(with: request) { data, response, error in
                    if let data, let response, let task = loading.task {
                        continuation.resume(returning: (AsyncBytes(data: data, task: task), response))
                    } else {
                        continuation.resume(throwing: error ?? URLError(.unknown))
                    }
                }
                task.delegate = delegate
                loading.task = task
                task.resume()
            }
        } onCancel: {
            loading.task?.cancel()
        }
    }

    private final class Loading: @unchecked Sendable {
        private let lock = NSLock()
        private var kept: URLSessionDataTask?

        var task: URLSessionDataTask? {
            get { lock.withLock { kept } }
            set { lock.withLock { kept = newValue } }
        }
    }
}
