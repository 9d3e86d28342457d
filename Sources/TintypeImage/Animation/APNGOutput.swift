import Foundation

/// A file under construction: in memory, or on a disk, where it is written as it grows.
package final class APNGOutput {
    private let file: (descriptor: Int32, path: String)?
    private var bytes: [UInt8] = []
    /// The bytes that are on the disk already.
    private var written = 0

    /// The bytes that are kept back before they are written.
    private static let portion = 1 << 18

    /// - Parameter descriptor: An open file; nil keeps all in memory. So does a pipe, in which nothing can be put right.
    init(_ descriptor: Int32? = nil, path: String = "") {
        file = descriptor.map { ($0, path) }
        seeks = descriptor.map { lseek($0, 0, SEEK_CUR) >= 0 } ?? false
    }

    private let seeks: Bool

    var count: Int { written + bytes.count }

    /// All of a file in memory.
    var contents: [UInt8] { bytes }

    func append(_ more: [UInt8]) throws(FileError) {
        bytes += more
        if seeks, bytes.count >= Self.portion { try flush() }
    }

    func append(_ type: PNGChunkType, _ parts: [UInt8]...) throws(FileError) { try append(Self.chunk(type, parts)) }

    /// Gives the chunk that begins at `place` contents of the same length.
    func replace(_ place: Int, _ type: PNGChunkType, _ data: [UInt8]) throws(FileError) {
        let chunk = Self.chunk(type, [data])
        if place >= written {
            bytes.replaceSubrange((place - written)..<(place - written + chunk.count), with: chunk)
            return
        }
        try flush()
        guard let file, pwrite(file.descriptor, chunk, chunk.count, off_t(place)) == chunk.count else {
            throw FileError(.write, file?.path ?? "", errno: errno)
        }
    }

    /// Writes what is left to the disk.
    func finish() throws(FileError) { if file != nil { try flush() } }

    private func flush() throws(FileError) {
        guard let file else { return }
        try AtomicFile.writeAll(bytes, to: file.descriptor, path: file.path)
        written += bytes.count
        bytes.removeAll(keepingCapacity: true)
    }

    private static func chunk(_ type: PNGChunkType, _ parts: [[UInt8]]) -> [UInt8] {
        let length = parts.reduce(0) { $0 + $1.count }
        var chunk: [UInt8] = []
        chunk.reserveCapacity(length + 12)
        chunk += BigEndian.bytes(UInt32(length)) + BigEndian.bytes(type.rawValue)
        for part in parts { chunk += part }
        let sum = chunk.withUnsafeBufferPointer { Zlib.crc32(UnsafeBufferPointer(rebasing: $0[4...])) }
        return chunk + BigEndian.bytes(sum)
    }
}
