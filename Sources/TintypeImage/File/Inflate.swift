import CDeflate

/// Reads bare deflate streams, as archives hold them, and the checksum that goes with them.
package enum Inflate {
    /// The most bytes that a stream of `count` bytes can hold.
    package static func maximumSize(ofStream count: Int) -> Int {
        count.multipliedReportingOverflow(by: Zlib.maximumRatio).overflow ? Int.max : count * Zlib.maximumRatio
    }

    /// The `count` bytes that `stream` holds; nil where it is damaged, or holds more or fewer.
    package static func bytes(of stream: ArraySlice<UInt8>, count: Int) -> [UInt8]? {
        guard count <= maximumSize(ofStream: stream.count) else { return nil }
        guard let decompressor = libdeflate_alloc_decompressor() else {
            preconditionFailure("there is no memory for a decompressor")
        }
        defer { libdeflate_free_decompressor(decompressor) }
        var isWhole = false
        let bytes = stream.withUnsafeBytes { stream in
            // One byte of room at least, so that there is an address.
            [UInt8](unsafeUninitializedCapacity: max(1, count)) { buffer, written in
                let result = libdeflate_deflate_decompress(
                    decompressor, stream.baseAddress, stream.count, buffer.baseAddress, count, nil)
                isWhole = result == LIBDEFLATE_SUCCESS
                written = isWhole ? count : 0
            }
        }
        return isWhole ? bytes : nil
    }

    /// The CRC-32 of `bytes`, as PNG, zlib's gzip and zip use it.
    package static func checksum(_ bytes: [UInt8]) -> UInt32 {
        bytes.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
    }
}
