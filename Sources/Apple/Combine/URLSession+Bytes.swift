public import Foundation
public import FoundationNetworking

extension URLSession {
    /// Bytes one after the other: here those of a whole answer.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8
        let data: Data

        /// The bytes in order.
        public struct AsyncIterator: AsyncIteratorProtocol {
            var bytes: Data.Iterator

            public mutating func next() async throws -> UInt8? { bytes.next() }
        }

        /// Begins at the first byte.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: data.makeIterator()) }

        /// The lines of the text.
        public var lines: AsyncStream<String> {
            let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
            return AsyncStream { stream in
                for line in lines { stream.yield(line) }
                stream.finish()
            }
        }
    }

    /// The bytes at an address, once all of them are there.
    public func bytes(from url: URL) async throws -> (AsyncBytes, URLResponse) {
        let (data, response) = try await data(from: url)
        return (AsyncBytes(data: data), response)
    }

    /// The bytes that answer a request, once all of them are there.
    public func bytes(for request: URLRequest) async throws -> (AsyncBytes, URLResponse) {
        let (data, response) = try await data(for: request)
        return (AsyncBytes(data: data), response)
    }
}
