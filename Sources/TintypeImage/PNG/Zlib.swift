import CDeflate

/// The zlib format and the checksum of PNG, by libdeflate.
enum Zlib {
    /// No stream holds more than this many times its own size: deflate spends at least 2 bits on 258 bytes.
    static let maximumRatio = 1032

    static func crc32(_ bytes: UnsafeBufferPointer<UInt8>, continuing sum: UInt32 = 0) -> UInt32 {
        libdeflate_crc32(sum, bytes.baseAddress, bytes.count)
    }

    enum Outcome: Hashable {
        /// The stream is whole and held this many bytes.
        case complete(count: Int)
        /// The stream holds more than there is room for.
        case tooLong
        /// The stream is damaged or cut.
        case broken
    }

    /// Writes what `stream` holds to the start of `output`.
    static func decompress(
        _ stream: UnsafeBufferPointer<UInt8>, into output: UnsafeMutableBufferPointer<UInt8>
    ) -> Outcome {
        guard let decompressor = libdeflate_alloc_decompressor() else {
            preconditionFailure("there is no memory for a decompressor")
        }
        defer { libdeflate_free_decompressor(decompressor) }
        var count = 0
        let result = libdeflate_zlib_decompress(
            decompressor, stream.baseAddress, stream.count, output.baseAddress, output.count, &count)
        return switch result {
        case LIBDEFLATE_SUCCESS: .complete(count: count)
        case LIBDEFLATE_INSUFFICIENT_SPACE: .tooLong
        default: .broken
        }
    }

    /// The decompressed contents of `stream`; nil where it is broken or holds more than `limit` bytes.
    static func decompress(_ stream: UnsafeBufferPointer<UInt8>, limit: Int) -> [UInt8]? {
        var capacity = min(limit, max(1024, stream.count * 4))
        while true {
            var outcome = Outcome.broken
            let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
                outcome = decompress(stream, into: UnsafeMutableBufferPointer(rebasing: buffer[..<capacity]))
                if case .complete(let written) = outcome { count = written }
            }
            switch outcome {
            case .complete: return bytes
            case .broken: return nil
            case .tooLong:
                if capacity == limit { return nil }
                capacity = min(limit, capacity * 4)
            }
        }
    }
}

/// Writes zlib streams at one level; making one costs memory, so the streams of a file share it.
struct ZlibCompressor: ~Copyable {
    private let compressor: OpaquePointer

    init(_ level: PNG.Level) {
        let number: Int32 =
            switch level {
            case .fast: 1
            case .smallest: 12
            }
        guard let compressor = libdeflate_alloc_compressor(number) else {
            preconditionFailure("there is no memory for a compressor")
        }
        self.compressor = compressor
    }

    deinit {
        libdeflate_free_compressor(compressor)
    }

    /// The most bytes that a stream of `count` bytes takes.
    func bound(_ count: Int) -> Int {
        libdeflate_zlib_compress_bound(compressor, count)
    }

    /// Writes the stream of `input` to the start of `output` and returns its length.
    ///
    /// - Precondition: `output` has room for ``bound(_:)`` bytes.
    func compress(
        _ input: UnsafeBufferPointer<UInt8>, into output: UnsafeMutableBufferPointer<UInt8>
    ) -> Int {
        let count = libdeflate_zlib_compress(
            compressor, input.baseAddress, input.count, output.baseAddress, output.count)
        precondition(count > 0, "a stream fits into the bound that was asked for it")
        return count
    }

    func compress(_ input: [UInt8]) -> [UInt8] {
        input.withUnsafeBufferPointer { input in
            [UInt8](unsafeUninitializedCapacity: bound(input.count)) { output, count in
                count = compress(input, into: output)
            }
        }
    }
}
