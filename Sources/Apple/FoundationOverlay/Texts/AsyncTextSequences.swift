// Texts of bytes that come one after the other, in UTF-8.

/// The ends of lines.
private let lineEnds: [[UInt8]] = [[10], [13], [11], [12], [0xC2, 0x85], [0xE2, 0x80, 0xA8], [0xE2, 0x80, 0xA9]]

/// The lines of bytes. As in Foundation, empty ones are left out.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = String
    let base: Base

    /// The lines in order.
    public struct AsyncIterator: AsyncIteratorProtocol {
        var bytes: Base.AsyncIterator

        /// The next line; nil behind the last.
        public mutating func next() async rethrows -> String? {
            var line: [UInt8] = []
            while let byte = try await bytes.next() {
                line.append(byte)
                guard let end = lineEnds.first(where: { line.suffix($0.count).elementsEqual($0) }) else { continue }
                line.removeLast(end.count)
                if !line.isEmpty { return String(decoding: line, as: UTF8.self) }
            }
            return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
        }
    }

    /// Begins at the first line.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: base.makeAsyncIterator()) }
}

/// The scalars of bytes. Bytes that are no UTF-8 are the sign of replacement.
public struct AsyncUnicodeScalarSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = Unicode.Scalar
    let base: Base

    /// The scalars in order.
    public struct AsyncIterator: AsyncIteratorProtocol {
        var bytes: Base.AsyncIterator
        var leftover: UInt8?

        /// The next scalar; nil behind the last.
        public mutating func next() async rethrows -> Unicode.Scalar? {
            var first = leftover
            leftover = nil
            if first == nil { first = try await bytes.next() }
            guard let first else { return nil }
            let count = first & 0xE0 == 0xC0 ? 1 : first & 0xF0 == 0xE0 ? 2 : first & 0xF8 == 0xF0 ? 3 : 0
            var scalar = [first]
            while scalar.count <= count, let byte = try await bytes.next() {
                guard UTF8.isContinuation(byte) else {
                    leftover = byte
                    break
                }
                scalar.append(byte)
            }
            return String(decoding: scalar, as: UTF8.self).unicodeScalars.first
        }
    }

    /// Begins at the first scalar.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: base.makeAsyncIterator()) }
}

/// The letters of bytes.
public struct AsyncCharacterSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = Character
    let base: Base

    /// The letters in order.
    public struct AsyncIterator: AsyncIteratorProtocol {
        var scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator
        var text = ""

        /// The next letter; nil behind the last.
        public mutating func next() async rethrows -> Character? {
            while let scalar = try await scalars.next() {
                text.unicodeScalars.append(scalar)
                if text.count > 1 { return text.removeFirst() }
            }
            return text.isEmpty ? nil : text.removeFirst()
        }
    }

    /// Begins at the first letter.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(scalars: AsyncUnicodeScalarSequence(base: base).makeAsyncIterator())
    }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}
extension AsyncLineSequence.AsyncIterator: Sendable where Base.AsyncIterator: Sendable {}
extension AsyncUnicodeScalarSequence: Sendable where Base: Sendable {}
extension AsyncUnicodeScalarSequence.AsyncIterator: Sendable where Base.AsyncIterator: Sendable {}
extension AsyncCharacterSequence: Sendable where Base: Sendable {}
extension AsyncCharacterSequence.AsyncIterator: Sendable where Base.AsyncIterator: Sendable {}

extension AsyncSequence where Element == UInt8 {
    /// The lines, the letters and the scalars of a text in UTF-8.
    public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
    public var characters: AsyncCharacterSequence<Self> { AsyncCharacterSequence(base: self) }
    public var unicodeScalars: AsyncUnicodeScalarSequence<Self> { AsyncUnicodeScalarSequence(base: self) }
}
