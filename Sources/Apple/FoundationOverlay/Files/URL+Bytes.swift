public import Foundation

extension URL {
    /// The bytes of a file, once it is read.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8
        let url: URL

        /// The bytes in order.
        public struct AsyncIterator: AsyncIteratorProtocol {
            let url: URL
            var bytes: Data.Iterator?

            /// - Throws: The error of reading the file.
            public mutating func next() async throws -> UInt8? {
                if bytes == nil { bytes = try Data(contentsOf: url).makeIterator() }
                return bytes?.next()
            }
        }

        /// Begins at the first byte.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url: url) }
    }

    /// The bytes of the file, and its lines; addresses of other kinds are read with `URLSession`.
    public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }
    public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}

extension FileHandle {
    /// The bytes that are read from a file that is open.
    public struct AsyncBytes: AsyncSequence, @unchecked Sendable {
        public typealias Element = UInt8
        let handle: FileHandle

        /// The bytes in order.
        public struct AsyncIterator: AsyncIteratorProtocol {
            let handle: FileHandle
            var bytes = Data().makeIterator()

            /// - Throws: The error of reading the file.
            public mutating func next() async throws -> UInt8? {
                if let byte = bytes.next() { return byte }
                guard let more = try handle.read(upToCount: 4096), !more.isEmpty else { return nil }
                bytes = more.makeIterator()
                return bytes.next()
            }
        }

        /// Begins where the file is read.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(handle: handle) }
    }

    /// The bytes from here on.
    public var bytes: AsyncBytes { AsyncBytes(handle: self) }
}
